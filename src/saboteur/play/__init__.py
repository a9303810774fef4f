"""What people and programs hold in their hands: setups, games, actions, events, views, records, positions."""
