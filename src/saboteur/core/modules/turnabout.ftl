### en

### $first: a player's name: who sits next to the learner, clockwise
### $third: a player's name: the third after the learner

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

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-turnabout-1 = Two paths are missing: lay one.
lesson-turnabout-2 = { $first } destroys what you lay, and is next again. Play the turnabout: then { $third } is next.
lesson-turnabout-3 = { $third } found the treasure. The gold goes round the other way as well: you are next.
lesson-turnabout-end = The order stays reversed until the round ends, or until another turnabout. In the base game the gold cards go that way, too.

### bg

module-turnabout = Смяна на посоката
moduleline-turnabout = Сменете посоката на игра.
card-turnabout = Смяна на посоката
does-turnabout = Сменя посоката на игра.
rule-turnabout = Оттук нататък се играе в обратната посока, до края на рунда или до следващата смяна на посоката.
log-way-turned = сменя посоката на игра
ground-other-neighbour = предпочитам да играе другият съсед
lesson-turnabout-1 = Липсват два тунела: поставете един.
lesson-turnabout-2 = { $first } руши това, което поставяте, и пак е на ред. Изиграйте смяна на посоката: тогава на ред е { $third }.
lesson-turnabout-3 = { $third } намери съкровището. И златото вече минава в другата посока: вие сте на ред.
lesson-turnabout-end = Посоката остава такава до края на рунда или до следващата смяна. В базовата игра и картите със злато минават така.

### cs

module-turnabout = Změna směru
moduleline-turnabout = Obraťte směr hry.
card-turnabout = Změna směru
does-turnabout = Obrátí směr hry.
rule-turnabout = Od teď se hraje opačným směrem, do konce kola nebo do další změny směru.
log-way-turned = obrací směr hry
ground-other-neighbour = raději ať hraje soused z druhé strany
lesson-turnabout-1 = Chybějí dvě cesty: jednu položte.
lesson-turnabout-2 = { $first } ničí, co položíte, a je zase na řadě. Zahrajte změnu směru: na řadě pak bude { $third }.
lesson-turnabout-3 = { $third } je u pokladu. I zlato teď jde opačným směrem: na řadě jste vy.
lesson-turnabout-end = Směr zůstane do konce kola, nebo do další změny směru. V základní hře jdou tak i karty zlata.

### de

module-turnabout = Richtungswechsel
moduleline-turnabout = Kehre die Spielrichtung um.
card-turnabout = Richtungswechsel
does-turnabout = Kehrt die Spielrichtung um.
rule-turnabout = Von jetzt an geht es andersherum, bis zum Ende der Runde oder zum nächsten Richtungswechsel.
log-way-turned = kehrt die Spielrichtung um
ground-other-neighbour = mir ist lieber, wenn der andere Nachbar drankommt
lesson-turnabout-1 = Zwei Wege fehlen: Lege einen.
lesson-turnabout-2 = { $first } zerstört, was du legst, und ist gleich wieder dran. Spiel den Richtungswechsel: Dann ist { $third } dran.
lesson-turnabout-3 = { $third } hat den Goldschatz gefunden. Auch das Gold geht jetzt andersherum: Du bist als Nächstes dran.
lesson-turnabout-end = Die Richtung bleibt so bis zum Ende der Runde oder bis zum nächsten Richtungswechsel. Im Grundspiel gehen auch die Goldkarten so herum.

### fr

module-turnabout = Changement de sens
moduleline-turnabout = Inverse le sens du jeu.
card-turnabout = Changement de sens
does-turnabout = Inverse le sens du jeu.
rule-turnabout = À partir de maintenant, on joue dans l’autre sens, jusqu’à la fin de la manche ou au prochain changement de sens.
log-way-turned = inverse le sens du jeu
ground-other-neighbour = je préfère que l’autre voisin joue ensuite
lesson-turnabout-1 = Il manque deux chemins : poses-en un.
lesson-turnabout-2 = { $first } détruit ce que tu poses, et c’est bientôt son tour. Joue le changement de sens : c’est alors à { $third }.
lesson-turnabout-3 = { $third } a trouvé le trésor. L’or aussi tourne dans l’autre sens : c’est à toi.
lesson-turnabout-end = Le sens reste ainsi jusqu’à la fin de la manche, ou jusqu’au prochain changement. Dans le jeu de base, les cartes Or tournent de même.

### uk

module-turnabout = Зміна курсу
moduleline-turnabout = Змініть напрямок ходів.
card-turnabout = Зміна курсу
does-turnabout = Змінює напрямок ходів.
rule-turnabout = Відтепер хід іде у зворотний бік, до кінця раунду або до наступної зміни курсу.
log-way-turned = змінює напрямок ходів
ground-other-neighbour = краще хай ходить інший сусід
lesson-turnabout-1 = Бракує двох тунелів: викладіть один.
lesson-turnabout-2 = { $first } руйнує те, що ви викладаєте, і далі знову ходить. Зіграйте зміну курсу: тоді ходить { $third }.
lesson-turnabout-3 = { $third } знаходить золото. Карти скарбів тепер теж ідуть в інший бік: наступні ви.
lesson-turnabout-end = Напрямок лишається таким до кінця раунду або до наступної зміни курсу. У базовій грі так ідуть і карти скарбів.
