"""Tables: rooms that own games, their logs, what each viewer is sent, and bots that sit there."""
