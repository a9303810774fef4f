### Titles: what somebody is known for, on the page about oneself and below their name at a table.

## A title, and (…-how) what it was given for.

feat-champion = Champion
feat-champion-how = won a game alone
feat-every-round = Never left empty-handed
feat-every-round-how = got gold in every round of a game
feat-found = Treasure hunter
feat-found-how = reached the treasure
feat-found-alone = For me alone
feat-found-alone-how = reached the treasure with a dwarf that plays for itself
feat-hidden = Fooled everybody
feat-hidden-how = won a round as saboteur, and nobody broke your tools
feat-lone-saboteur = One against all
feat-lone-saboteur-how = won a round as the only saboteur
feat-rich = Full sacks
feat-rich-how = had ten gold or more at the end of a game
feat-helper = Good neighbour
feat-helper-how = repaired three or more tools of others in a game
feat-reader = Well read
feat-reader-how = looked at three or more maps in a game
feat-detective = Good nose
feat-detective-how = pointed at a saboteur in every vote of a game
feat-veto = Not on my watch
feat-veto-how = stopped a card with the Veto
feat-believed = Thrice believed
feat-believed-how = said to be trusted three times or more in a game while you were a saboteur
feat-veteran = Old hand
feat-veteran-how = a hundred games played to the end
feat-perfect-day = A perfect day
feat-perfect-day-how = a hundred points in the daily mine
feat-week = A week of mines
feat-week-how = seven daily mines in a row
feat-month = A month of mines
feat-month-how = thirty daily mines in a row
