"""Tables among several processes."""
