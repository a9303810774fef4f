"""Many games at once for researchers and learners: observations, options and beliefs as plain numbers."""
