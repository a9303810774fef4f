"""What a seat knows from the events that it was told: its view folded again, and a ledger of hidden cards."""
