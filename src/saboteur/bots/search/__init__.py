"""Playing options on in imagined worlds."""
