"""What each seat may know of a state, as numbers, and other worlds that it cannot tell from the real one."""
