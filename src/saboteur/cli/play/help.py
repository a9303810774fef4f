"""The help page of a game at the terminal."""

HELP = """\
Choose by typing what stands in [brackets]. First the card, then where or on whom: "3", then "2"; or both in one
line: "3 2". Instead of a number you may type a cell as the board numbers it: "3 4,-1" (column 4, row -1), and t
for turned: "3 4,-1 t". x goes back to the cards. Nothing is played before the last choice.
An action in notation works everywhere: lay NES@3,-1 turned · break pick 2 · fix cart 0 · map 8,0 · pass NS

  b  the board and the seats      k  what you know                r  your role (it is not on the screen otherwise)
  l  everything so far            s  save, s FILE elsewhere       q  leave the game        u  why there is no undo

On the board: S start, ? a goal face down, T treasure, O stone, D dragon, X giant spider, 1 and 2 sacks of gold,
C a chest, $3 a cell guarded by seat 3's toll dwarf, W wardrobe, P tunnel party, H ladder, B and G doors,
* a crystal. A tunnel that stops short of the middle of its card is a dead end.
Path cards are named by their open sides: N up, E right (towards the goals), S down, W left; | stands between
sides that are not joined. With > the seats show whose turn it is. `saboteur rules` lists what can be played."""

NO_UNDO = (
    "There is no undo: a card that was played has told the others something, and what you drew or saw cannot be "
    "unseen. x goes back as long as you are choosing."
)
