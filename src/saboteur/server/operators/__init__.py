"""What operators do: at their desk, as orders in the database, and in a running process."""
