"""What a bot believes: of the table before it weighs its options, and of the hidden cards."""
