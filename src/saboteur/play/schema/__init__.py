"""JSON Schema of everything that goes over a wire, and what its fields mean."""
