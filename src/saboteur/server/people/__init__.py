"""People: who somebody is, what they are called, and how they are reached."""
