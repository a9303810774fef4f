### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-trove = Trove

## What a module is, in one line below its name on "New table".

moduleline-trove = Keep one of the top five cards of the discard pile.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-trove = Trove

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-trove = Keep one of the top five discards.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C18, R-15
rule-trove = Instead of drawing from the pile, look at the top five cards of the discard pile, keep one and put the rest back.

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-trove = trove

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-in-discards = there is something good in the discard pile

### bg

module-trove = Съкровищница
moduleline-trove = Запазете една от горните пет изчистени карти.
card-trove = Съкровищница
does-trove = Запазете една от горните пет изчистени карти.
rule-trove = Вместо да теглите, погледнете горните пет изчистени карти, запазете една и върнете останалите.
why-trove = съкровищница
ground-in-discards = има нещо добро в изчистените карти

### cs

module-trove = Pokladnice
moduleline-trove = Nechte si jednu z horních pěti karet odhazovací hromádky.
card-trove = Pokladnice
does-trove = Nechte si jednu z horních pěti odhozených karet.
rule-trove = Místo dobírání si prohlédněte horních pět karet odhazovací hromádky, jednu si nechte a ostatní vraťte.
why-trove = pokladnice
ground-in-discards = v odhozených kartách je něco dobrého

### de

module-trove = Fundgrube
moduleline-trove = Behalte eine der obersten fünf Karten des Ablagestapels.
card-trove = Fundgrube
does-trove = Behalte eine der obersten fünf abgelegten Karten.
rule-trove = Statt vom Nachziehstapel zu ziehen, sieh dir die obersten fünf Karten des Ablagestapels an, behalte eine und lege die übrigen zurück.
why-trove = Fundgrube
ground-in-discards = im Ablagestapel liegt etwas Gutes

### fr

module-trove = Trouvaille
moduleline-trove = Garde une des cinq premières cartes de la défausse.
card-trove = Trouvaille
does-trove = Garde une des cinq premières cartes de la défausse.
rule-trove = Au lieu de piocher, regarde les cinq premières cartes de la défausse, gardes-en une et repose les autres.
why-trove = trouvaille
ground-in-discards = il y a quelque chose de bon dans la défausse

### uk

module-trove = Сховище
moduleline-trove = Залиште собі одну з п’яти верхніх карт скиду.
card-trove = Сховище
does-trove = Залиште одну з п’яти верхніх карт скиду.
rule-trove = Замість добирати, подивіться на п’ять верхніх карт скиду, одну залиште собі, решту поверніть.
why-trove = сховище
ground-in-discards = у скиді є щось добре
