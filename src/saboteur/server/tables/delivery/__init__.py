"""What each connection is sent, and what is queued for slow readers."""
