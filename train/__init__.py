"""Learning to play: self-play on the compiled core, a network that scores options, weights for `saboteur.bots`."""
