### $name: a player's name

## The sheet of a seat, a goal or a chest that was tapped: titles, and buttons for the host.

seat-front = In front of this seat
about-story = This round
about-say = Say it to everybody
host-tools = As the host
host-replace = Replace by a bot
host-replace-ask = A bot takes the seat of { $name } for good. Sure?
host-hand-over = Make them the host
host-hand-over-ask = { $name } becomes the host instead of you. Sure?

## The table's menu: the question before one leaves, and how to get the table to another device, a TV or a watcher.

leave-ask = Leave the game? A bot plays on for you; you can come back at any time.
leave-stay = Stay
devices = Other devices
door-shut = The game has begun: nobody else can sit down, and its code no longer works. The next game has a code again.
move-title = Play on with another device
move-show = Show the link
move-hint = Open it on the other device. It works once, for ten minutes, and brings your seat and your hand along: show it to nobody.
tv-title = On a TV
tv-note = Shows the table to everybody in the room, but no hands.
watch-title = For spectators
