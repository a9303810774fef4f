"""Games as JSON documents that can be saved, replayed and verified."""
