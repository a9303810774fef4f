## After the game: the sheet on which its ending is handed on, as a link, a picture or a clip.

hand-on = How it ended
hand-on-link = Share the link
hand-on-picture = As a picture
hand-on-clip = As a clip
hand-on-filming = The clip is being made: nine seconds…
hand-on-picture-alt = The game’s picture: the board at the move that decided it, and who was what
hand-on-private = This table is private: its link shows no picture where you paste it.
clip-title = What decided it
