## Who bots are: a line about each, below its name and level
character-pim = New to the mine, and happy to tell everybody so.
character-odo = Digs slowly, says next to nothing, and hides well for a beginner.
character-hild = Believes what she is told, repairs what is broken, and has a word for everybody.
character-korr = Forgets no broken tool, not even in the next round.
character-tilda = Reads every map first and breaks a tool only when she is sure.
character-vika = Breaks first, asks later, and talks all the while.
character-bruno = Trusts everybody until somebody breaks his tools. Then nothing stops him.
character-mott = Watches, waits, and hardly ever says what he thinks.
character-gerda = Plans ahead, speaks her mind, and pays back.
character-nyx = Thinks in the dark and keeps it to herself.
character-moldo = Has seen it all and still thinks well of people.
character-rasmus = Dares much, hides well, and never forgets.

## The host chooses who a bot is: the sheet below a seat, and the page “New table”.

bot-company = Who the bots are
company-adaptive = characters who suit you
company-around = characters around this level
company-level = nobody in particular, all of this level
pick-other = Somebody else
pick-nobody = Nobody in particular
pick-seated = sits here already
