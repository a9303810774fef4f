"""One measure for everybody: how far the goals are, what an action does, what actions tell of dwarfs."""
