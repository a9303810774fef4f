"""What typed actions, events and views are made of: values, their packed form, how they are written and told."""
