### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-greedy-dwarf = Greedy dwarf

## What a module is, in one line below its name on "New table".

moduleline-greedy-dwarf = A dwarf who wins only by being the one who reaches the treasure.

## The rules: what a module changes.

# Rules: C16
rule-module-greedy-dwarf = One gold-digger is replaced by the greedy dwarf, who wins only by being the one who reaches the treasure.

## Names of the dwarfs as a title: on the card, above a text. docs/glossary.md has the terms.

role-greedy = Greedy dwarf

## The same dwarfs inside a sentence, after "is", "was" or "I am": "Anna was a saboteur".

said-role-greedy = a greedy dwarf

## What a player with this dwarf wants: below the dwarf’s name, to that player alone.

roleline-greedy = Reach the treasure yourself: then you alone win.

## The rules, and the sheet about one’s own dwarf: what the dwarf wants and gets. A key that ends in -tournament or
## -saboteur2 is for that game.

# Rules: C16, R-07
rule-role-greedy = You win only if you reach the treasure yourself. Then you get four gold, and nobody else gets any.

### bg

module-greedy-dwarf = Алчно джудже
moduleline-greedy-dwarf = Джудже, което печели само ако само стигне до съкровището.
rule-module-greedy-dwarf = Един златотърсач се заменя с алчното джудже, което печели само ако лично стигне до съкровището.
role-greedy = Алчно джудже
said-role-greedy = алчно джудже
roleline-greedy = Стигнете лично до съкровището: тогава печелите само вие.
rule-role-greedy = Печелите само ако лично стигнете до съкровището. Тогава получавате четири златни къса, а никой друг – нищо.

### cs

module-greedy-dwarf = Chamtivý trpaslík
moduleline-greedy-dwarf = Trpaslík, který vyhraje, jen když se k pokladu dostane právě on.
rule-module-greedy-dwarf = Jednoho zlatokopa nahradí chamtivý trpaslík, který vyhraje, jen když se k pokladu dostane právě on.
role-greedy = Chamtivý trpaslík
said-role-greedy = chamtivý trpaslík
roleline-greedy = Poklad musíte najít právě vy: pak vyhrajete jen vy.
rule-role-greedy = Vyhrajete, jen když se k pokladu dostanete právě vy. Pak dostanete čtyři valouny a nikdo jiný nic.

### de

module-greedy-dwarf = Gieriger Zwerg
moduleline-greedy-dwarf = Ein Zwerg, der nur gewinnt, wenn er den Schatz selbst erreicht.
rule-module-greedy-dwarf = Ein Goldsucher wird durch den gierigen Zwerg ersetzt, der nur gewinnt, wenn er den Goldschatz selbst erreicht.
role-greedy = Gieriger Zwerg
said-role-greedy = gieriger Zwerg
roleline-greedy = Erreiche den Schatz selbst: Dann gewinnst nur du.
rule-role-greedy = Du gewinnst nur, wenn du den Goldschatz selbst erreichst. Dann bekommst du vier Gold und sonst niemand etwas.

### fr

module-greedy-dwarf = Nain cupide
moduleline-greedy-dwarf = Un nain qui ne gagne que s’il atteint lui-même le trésor.
rule-module-greedy-dwarf = Un chercheur d’or est remplacé par le nain cupide, qui ne gagne que s’il atteint lui-même le trésor.
role-greedy = Nain cupide
said-role-greedy = nain cupide
roleline-greedy = Atteins toi-même le trésor : alors personne d’autre ne gagne.
rule-role-greedy = Tu ne gagnes que si tu atteins toi-même le trésor. Alors tu reçois quatre pépites, et les autres rien.

### uk

module-greedy-dwarf = Жадюга
moduleline-greedy-dwarf = Гном, який виграє, лише якщо сам дістанеться золота.
rule-module-greedy-dwarf = Одного золотошукача замінює жадюга, який виграє, лише якщо сам дістанеться золота.
role-greedy = Жадюга
said-role-greedy = жадюга
roleline-greedy = До золота маєте дійти саме ви: тоді виграєте лише ви.
rule-role-greedy = Ви виграєте, лише якщо золота дістанетеся саме ви. Тоді ви отримуєте чотири золоті, а всі інші – нічого.
