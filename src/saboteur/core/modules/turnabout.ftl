### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-turnabout = Turnabout

## What a module is, in one line below its name on "New table".

moduleline-turnabout = Reverse the order of play.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-turnabout = Turnabout

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-turnabout = Reverses the order of play.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C20
rule-turnabout = From now on play goes the other way round, until the end of the round or the next turnabout.

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-way-turned = reverses the order of play

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-other-neighbour = I would rather have my other neighbour go next

### bg

module-turnabout = Смяна на посоката
moduleline-turnabout = Сменете посоката на игра.
card-turnabout = Смяна на посоката
does-turnabout = Сменя посоката на игра.
rule-turnabout = Оттук нататък се играе в обратната посока, до края на рунда или до следващата смяна на посоката.
log-way-turned = сменя посоката на игра
ground-other-neighbour = предпочитам да играе другият съсед

### cs

module-turnabout = Změna směru
moduleline-turnabout = Obraťte směr hry.
card-turnabout = Změna směru
does-turnabout = Obrátí směr hry.
rule-turnabout = Od teď se hraje opačným směrem, do konce kola nebo do další změny směru.
log-way-turned = obrací směr hry
ground-other-neighbour = raději ať hraje soused z druhé strany

### de

module-turnabout = Richtungswechsel
moduleline-turnabout = Kehre die Spielrichtung um.
card-turnabout = Richtungswechsel
does-turnabout = Kehrt die Spielrichtung um.
rule-turnabout = Von jetzt an geht es andersherum, bis zum Ende der Runde oder zum nächsten Richtungswechsel.
log-way-turned = kehrt die Spielrichtung um
ground-other-neighbour = mir ist lieber, wenn der andere Nachbar drankommt

### fr

module-turnabout = Changement de sens
moduleline-turnabout = Inverse le sens du jeu.
card-turnabout = Changement de sens
does-turnabout = Inverse le sens du jeu.
rule-turnabout = À partir de maintenant, on joue dans l’autre sens, jusqu’à la fin de la manche ou au prochain changement de sens.
log-way-turned = inverse le sens du jeu
ground-other-neighbour = je préfère que l’autre voisin joue ensuite

### uk

module-turnabout = Зміна курсу
moduleline-turnabout = Змініть напрямок ходів.
card-turnabout = Зміна курсу
does-turnabout = Змінює напрямок ходів.
rule-turnabout = Відтепер хід іде у зворотний бік, до кінця раунду або до наступної зміни курсу.
log-way-turned = змінює напрямок ходів
ground-other-neighbour = краще хай ходить інший сусід
