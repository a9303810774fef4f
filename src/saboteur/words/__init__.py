"""What people read, in every language: the Fluent files of the whole project, for the page and for Python."""
