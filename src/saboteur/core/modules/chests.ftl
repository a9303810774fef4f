### en

### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $cell_goal: a goal that something is done to: "the top goal"
### $cell_hidden: a goal or a chest that something is done to: "the chest (3 right)"
### $chest: what a chest does: "Extra draw"
### $count: a number
### $name: a player's name, or the name of a card or module
### $other: like $cell or $module, the second one
### $sides: open sides as arrows, with the sort of path: "Dead end ↑ | →"
### $second: a player's name: who sits next but one

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-chests = Chests

## What a module is, in one line below its name on "New table".

moduleline-chests = Four hidden chests with ten possible effects.

## "New table", details: the name of an option; after it one of its values (value-…).

option-chest-layout = Chest layout

## "New table", details: values of the options above, in the middle of a line.

value-a = layout A
value-b = layout B

## The rules: what a module changes.

# Rules: M6, M7, M8
rule-module-chests = Four chests lie in the maze under face-down tunnel cards. Whoever connects one opens it: there are ten kinds, good and bad. With a map you can look at one, with a rockfall remove one.

## The rules: what an option of "New table" means.

# Rules: M6
rule-option-chest-layout = Where the four chests lie at the beginning.

## What lies on the table: read out by screen readers, and titles in the rules.

chest-back = Covered chest

## What a chest does, as a short title after a colon: "opens the chest (3 right): Extra draw".

chest-1 = Gold
chest-2 = No maps for goals
chest-3 = No draw
chest-4 = Extra draw
chest-5 = Move a goal
chest-6 = Take a card
chest-7 = Draw three
chest-8 = Look at a dwarf
chest-9 = Dig in the discards
chest-10 = Bury five

## What a card does where this module is played, in one short line below its name.

# Instead of does-map.
does-map-chests = Look secretly at one face-down goal or covered chest.

## A place, as part of a sentence: "opens the chest (3 right)". It may have an .object, as the goals have
## (locales/en/cards.ftl).

# A covered or opened chest; $place is "3 right, 1 up".
place-chest = the chest ({ $place })

## The rules: what a chest does when it is opened.

# Rules: M8
rule-chest-1 = You get one gold.
# Rules: M8
rule-chest-2 = For the rest of the round nobody can use a map on a goal any more, only on chests.
# Rules: M8
rule-chest-3 = You do not draw a card this turn.
# Rules: M8
rule-chest-4 = You draw one card more this turn.
# Rules: M8
rule-chest-5 = Move one face-down goal one cell farther from the start.
# Rules: M8
rule-chest-6 = At the end of this turn, instead of drawing, take a random card from the hand of a player of your choice.
# Rules: M8
rule-chest-7 = At the end of this turn draw three cards, keep one and discard the other two.
# Rules: M8
rule-chest-8 = Look secretly at another player’s dwarf.
# Rules: M8
rule-chest-9 = Shuffle the discard pile, look at its top five cards and keep one. You draw nothing else this turn.
# Rules: M8
rule-chest-10 = The top five cards of the draw pile go unseen to the discard pile.

## The rules: what else lies on the table.

# Rules: M6, M8
rule-chest-back = A tunnel card, face down, with a chest beneath. Whoever connects it to the start turns it over and opens the chest: one of ten things happens.

## The table while a game is played: names of its parts and of small buttons, mostly for screen readers; more-… stands
## at the edge of the board for what lies outside.

no-goal-maps = Maps do not work on goals this round

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-take-card = From whom do you take a card?
q-inspect-dwarf = Whose dwarf do you look at?
q-move-goal = Which goal do you move?

## One sentence below that question: what the answer means.

qline-take-card = You get one of their cards, at random.
qline-inspect-dwarf = Only you will see it.
qline-move-goal = It moves one cell away from the start.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-move = Move { $cell }
act-take = Take a card from { $name }
act-look = Look at { $name }’s dwarf

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-tunnel-turned = turns up a tunnel: { $sides } ({ $cell })
log-chest-opened = opens { $cell_hidden }: { $chest }
log-rock-fell-chest = plays a rockfall: a covered chest is gone, unseen ({ $cell })
log-goal-moved = moves { $cell_goal } one cell away from the start
log-card-taken = takes a card from { $name }
log-card-taken-you = takes a card from you
log-pile-buried =
    buries { $count ->
        [one] one card
       *[other] { $count } cards
    } of the draw pile
log-discards-shuffled = shuffles the discard pile

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-draw-three = chest
why-dig-discards = chest
why-chest = chest

## Talk: what a player or a bot can say with a tap. The name of the speaker and a colon stand in front.

say-chest-holds = I say { $cell } holds this: { $chest }

## The tab "What you know" and the terminal: what the reader was shown in secret, and when.

note-chest = { $cell }: { $chest }
# What a map shows of a chest: what the chest does, and which sides of the tunnel above it are open. $chest is chest-1 … chest-10, $sides are arrows.
sight-chest = { $chest } – tunnel { $sides }

## Why something cannot be done: a short message above the board, to the player who tried.

refusal-maps-barred = Maps do not work on goals in this round.

## The page "New table": why the chosen modules, options and seats do not go together.

clash-chest-outside = A chest lies outside the board ({ $cell }).
clash-chest-at-start = A chest lies next to the start ({ $cell }).
clash-chests-same-cell = Two chests lie in the same place ({ $cell }).
clash-chests-touch = Two chests lie next to each other ({ $cell } and { $other }).

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-chest-unknown = a chest is worth a look
ground-needs-least = { $name } needs the cards least
ground-goal-farther = it is better farther away

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-chests-1 = Four tunnels lie face down, with a chest below each. A map looks at one of them, instead of a goal: look at the upper one.
lesson-chests-2 = Gold! Lay the path that joins both chests.
lesson-chests-3 = You reached two chests, and choose which comes first. Open the upper one.
lesson-chests-4 = The gold is yours. The other chest lets you look at a dwarf: choose { $second }.
lesson-chests-end = Ten chests do ten things, good and bad, to whoever joins them. What they are, everybody sees then.

### bg

module-chests = Ковчежета
moduleline-chests = Четири скрити ковчежета с десет възможни ефекта.
option-chest-layout = Подредба на ковчежетата
value-a = подредба А
value-b = подредба Б
rule-module-chests = Четири ковчежета лежат в мрежата под тунели с лицето надолу. Който свърже някое, го отваря: има десет вида, добри и лоши. Със схема може да ги погледнете, със свлачище – да ги махнете.
rule-option-chest-layout = Къде лежат четирите ковчежета в началото.
chest-back = Покрито ковчеже
chest-1 = Злато
chest-2 = Без схеми за целите
chest-3 = Без теглене
chest-4 = Допълнителна карта
chest-5 = Преместване на цел
chest-6 = Вземане на карта
chest-7 = Теглене на три
chest-8 = Поглед към джудже
chest-9 = Ровене в изчистените
chest-10 = Заравяне на пет
does-map-chests = Вижте тайно една закрита цел или покрито ковчеже.
place-chest = ковчежето ({ $place })
rule-chest-1 = Получавате един златен къс.
rule-chest-2 = До края на рунда със схема не може да се гледат цели, само ковчежета.
rule-chest-3 = В този ход не теглите карта.
rule-chest-4 = В този ход теглите една карта повече.
rule-chest-5 = Преместете една цел с лицето надолу с едно поле по-далеч от старта.
rule-chest-6 = В края на този ход, вместо да теглите, вземете случайна карта от ръката на играч по ваш избор.
rule-chest-7 = В края на този ход теглете три карти, запазете една и изчистете другите две.
rule-chest-8 = Погледнете тайно джуджето на друг играч.
rule-chest-9 = Разбъркайте изчистените карти, погледнете горните пет и запазете една. Друго не теглите в този ход.
rule-chest-10 = Горните пет карти от тестето за теглене отиват невидени при изчистените.
rule-chest-back = Тунел с лицето надолу, а под него ковчеже. Който го свърже със старта, го обръща и отваря ковчежето: случва се едно от десет неща.
no-goal-maps = В този рунд схемите не важат за целите
q-take-card = От кого ще вземете карта?
q-inspect-dwarf = Чие джудже ще видите?
q-move-goal = Коя цел ще преместите?
qline-take-card = Получавате случайна карта на този играч.
qline-inspect-dwarf = Само вие ще го видите.
qline-move-goal = Мести се с едно поле по-далеч от старта.
act-move = Премести { $cell }
act-take = Вземи карта от { $name }
act-look = Виж джуджето на { $name }
log-tunnel-turned = обръща покрит тунел: { $sides } ({ $cell })
log-chest-opened = отваря { $cell_hidden }: { $chest }
log-rock-fell-chest = играе свлачище: едно покрито ковчеже изчезна, без някой да го види ({ $cell })
log-goal-moved = мести { $cell_goal } с едно поле по-далеч от старта
log-card-taken = взема карта от { $name }
log-card-taken-you = ви взема карта
log-pile-buried =
    { $count ->
        [one] заравя една карта от тестето за теглене
       *[other] заравя { $count } карти от тестето за теглене
    }
log-discards-shuffled = разбърква изчистените карти
why-draw-three = ковчеже
why-dig-discards = ковчеже
why-chest = ковчеже
say-chest-holds = Казвам ви: { $cell } крие: { $chest }
note-chest = { $cell }: { $chest }
sight-chest = { $chest } – тунел { $sides }
refusal-maps-barred = В този рунд схемите не важат за целите.
clash-chest-outside = Едно ковчеже е извън игралното поле ({ $cell }).
clash-chest-at-start = Едно ковчеже е до старта ({ $cell }).
clash-chests-same-cell = Две ковчежета са на едно и също поле ({ $cell }).
clash-chests-touch = Две ковчежета са едно до друго ({ $cell } и { $other }).
ground-chest-unknown = ковчежето заслужава поглед
ground-needs-least = { $name } най-малко се нуждае от картите
ground-goal-farther = целта ми е по-добре да е по-далеч
lesson-chests-1 = Четири тунела лежат закрити, под всеки има ковчеже. Схемата може да покаже и такъв вместо цел: вижте горния.
lesson-chests-2 = Злато! Поставете тунела, който свързва двете ковчежета.
lesson-chests-3 = Стигнахте до две ковчежета и избирате кое е първо. Отворете горното.
lesson-chests-4 = Златото е ваше. Другото ковчеже ви показва джудже: изберете { $second }.
lesson-chests-end = Десетте ковчежета имат десет ефекта, добри и лоши, за този, който ги свърже. Кое е, тогава виждат всички.

### cs

module-chests = Truhly s poklady
moduleline-chests = Čtyři skryté truhly s deseti možnými efekty.
option-chest-layout = Rozmístění truhel
value-a = rozmístění A
value-b = rozmístění B
rule-module-chests = V síti leží čtyři truhly pod cestami lícem dolů. Kdo některou připojí, otevře ji: je jich deset druhů, dobrých i zlých. Mapou si je můžete prohlédnout, závalem odstranit.
rule-option-chest-layout = Kde na začátku leží čtyři truhly.
chest-back = Zakrytá truhla
chest-1 = Zlato
chest-2 = Mapy neplatí na cíle
chest-3 = Bez dobrání
chest-4 = Karta navíc
chest-5 = Posun cíle
chest-6 = Vzít kartu
chest-7 = Dobrat tři
chest-8 = Pohled na trpaslíka
chest-9 = Hledání v odhozených
chest-10 = Zahrabat pět
does-map-chests = Tajně si prohlédněte jeden cíl ležící lícem dolů nebo zakrytou truhlu.
place-chest = truhla ({ $place })
    .object = truhlu ({ $place })
rule-chest-1 = Dostanete jeden valoun.
rule-chest-2 = Do konce kola se mapou nesmí prohlížet cíle, jen truhly.
rule-chest-3 = V tomto tahu si nedobíráte kartu.
rule-chest-4 = V tomto tahu si doberete o jednu kartu víc.
rule-chest-5 = Posuňte jeden cíl ležící lícem dolů o pole dál od startu.
rule-chest-6 = Na konci tohoto tahu si místo dobírání vezměte náhodnou kartu z ruky hráče, kterého si vyberete.
rule-chest-7 = Na konci tohoto tahu si doberte tři karty, jednu si nechte a dvě odhoďte.
rule-chest-8 = Tajně si prohlédněte trpaslíka jiného hráče.
rule-chest-9 = Zamíchejte odhazovací hromádku, prohlédněte si horních pět karet a jednu si nechte. Jinak si v tomto tahu nic nedobíráte.
rule-chest-10 = Horních pět karet dobíracího balíčku jde bez prohlédnutí na odhazovací hromádku.
rule-chest-back = Cesta nad truhlou lícem dolů, pod ní truhla. Kdo ji spojí se startem, otočí ji a truhlu otevře: stane se jedna z deseti věcí.
no-goal-maps = Mapy v tomto kole neplatí na cíle
q-take-card = Komu vezmete kartu?
q-inspect-dwarf = Čího trpaslíka si prohlédnete?
q-move-goal = Který cíl posunete?
qline-take-card = Dostanete náhodnou kartu tohoto hráče.
qline-inspect-dwarf = Uvidíte ho jen vy.
qline-move-goal = Posune se o jedno pole dál od startu.
act-move = Posunout { $cell }
act-take = Vzít kartu hráči { $name }
act-look = Prohlédnout trpaslíka hráče { $name }
log-tunnel-turned = otáčí zakrytou cestu: { $sides } ({ $cell })
log-chest-opened = otevírá { $cell_hidden }: { $chest }
log-rock-fell-chest = hraje zával: zakrytá truhla zmizela a nikdo ji neviděl ({ $cell })
log-goal-moved = posouvá { $cell_goal } o pole dál od startu
log-card-taken = bere hráči { $name } kartu
log-card-taken-you = vám bere kartu
log-pile-buried =
    { $count ->
        [one] zahrabává jednu kartu z dobíracího balíčku
        [few] zahrabává { $count } karty z dobíracího balíčku
       *[other] zahrabává { $count } karet z dobíracího balíčku
    }
log-discards-shuffled = míchá odhazovací hromádku
why-draw-three = truhla
why-dig-discards = truhla
why-chest = truhla
say-chest-holds = Říkám: { $cell } skrývá: { $chest }
note-chest = { $cell }: { $chest }
sight-chest = { $chest } – cesta { $sides }
refusal-maps-barred = V tomto kole mapy na cíle neplatí.
clash-chest-outside = Truhla leží mimo hrací plochu ({ $cell }).
clash-chest-at-start = Truhla leží vedle startu ({ $cell }).
clash-chests-same-cell = Dvě truhly leží na stejném poli ({ $cell }).
clash-chests-touch = Dvě truhly leží vedle sebe ({ $cell } a { $other }).
ground-chest-unknown = truhla stojí za pohled
ground-needs-least = karty nejméně potřebuje { $name }
ground-goal-farther = cíl je pro mě lepší dál
lesson-chests-1 = Čtyři cesty leží lícem dolů a pod každou je truhla. Mapa ukáže místo cíle i takovou: prohlédněte si horní.
lesson-chests-2 = Zlato! Položte cestu, která připojí obě truhly.
lesson-chests-3 = Jste u dvou truhel a volíte, která je první. Otevřete horní.
lesson-chests-4 = Zlato je vaše. Druhá truhla vám ukáže trpaslíka: vyberte hráče { $second }.
lesson-chests-end = Deset truhel má deset efektů, dobrých i zlých, pro toho, kdo je připojí. Který to je, pak vidí všichni.

### de

module-chests = Schatztruhen
moduleline-chests = Vier verdeckte Truhen mit zehn möglichen Effekten.
option-chest-layout = Lage der Truhen
value-a = Lage A
value-b = Lage B
rule-module-chests = Vier Schatztruhen liegen im Wegelabyrinth unter verdeckten Truhenwegen. Wer eine anschließt, öffnet sie: Es gibt zehn Arten, gute und schlechte. Mit Schatzkarten darf man sie ansehen, mit Steinschlag entfernen.
rule-option-chest-layout = Wo die vier Schatztruhen zu Beginn liegen.
chest-back = Verdeckte Schatztruhe
chest-1 = Gold
chest-2 = Keine Schatzkarten für Ziele
chest-3 = Nicht nachziehen
chest-4 = Zusätzliche Karte
chest-5 = Ziel verschieben
chest-6 = Karte nehmen
chest-7 = Drei ziehen
chest-8 = Zwerg ansehen
chest-9 = Im Ablagestapel wühlen
chest-10 = Fünf vergraben
does-map-chests = Sieh dir geheim eine verdeckte Zielkarte oder Truhe an.
place-chest = die Truhe ({ $place })
rule-chest-1 = Du bekommst ein Gold.
rule-chest-2 = Für den Rest der Runde darf man mit Schatzkarten keine Ziele mehr ansehen, nur noch Truhen.
rule-chest-3 = Du ziehst in diesem Zug keine Karte nach.
rule-chest-4 = Du ziehst in diesem Zug eine Karte mehr.
rule-chest-5 = Verschiebe ein verdecktes Ziel um ein Feld weiter weg vom Start.
rule-chest-6 = Nimm am Ende dieses Zuges statt zu ziehen eine zufällige Handkarte von jemandem deiner Wahl.
rule-chest-7 = Ziehe am Ende dieses Zuges drei Karten, behalte eine und lege die anderen zwei ab.
rule-chest-8 = Sieh dir geheim den Zwerg von jemand anderem an.
rule-chest-9 = Mische den Ablagestapel, sieh dir die obersten fünf Karten an und behalte eine. Sonst ziehst du in diesem Zug nichts.
rule-chest-10 = Die obersten fünf Karten des Nachziehstapels kommen ungesehen auf den Ablagestapel.
rule-chest-back = Ein verdeckter Truhenweg mit einer Schatztruhe darunter. Wer ihn mit dem Start verbindet, deckt ihn auf und öffnet die Truhe: Eines von zehn Dingen geschieht.
no-goal-maps = Schatzkarten zeigen in dieser Runde keine Zielkarten
q-take-card = Von wem nimmst du eine Karte?
q-inspect-dwarf = Wessen Zwerg siehst du dir an?
q-move-goal = Welche Zielkarte verschiebst du?
qline-take-card = Du bekommst zufällig eine dieser Karten.
qline-inspect-dwarf = Nur du wirst ihn sehen.
qline-move-goal = Sie rückt ein Feld vom Start weg.
act-move = Verschieben: { $cell }
act-take = Karte von { $name } nehmen
act-look = Zwerg von { $name } ansehen
log-tunnel-turned = deckt einen Weg auf: { $sides } ({ $cell })
log-chest-opened = öffnet { $cell_hidden }: { $chest }
log-rock-fell-chest = spielt Steinschlag: Eine verdeckte Truhe ist ungesehen fort ({ $cell })
log-goal-moved = verschiebt { $cell_goal } um ein Feld vom Start weg
log-card-taken = nimmt eine Karte von { $name }
log-card-taken-you = nimmt dir eine Karte
log-pile-buried =
    vergräbt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Nachziehstapel
log-discards-shuffled = mischt den Ablagestapel
why-draw-three = Truhe
why-dig-discards = Truhe
why-chest = Truhe
say-chest-holds = Ich sage: { $cell } enthält: { $chest }
note-chest = { $cell }: { $chest }
sight-chest = { $chest } – Weg { $sides }
refusal-maps-barred = In dieser Runde zeigen Schatzkarten keine Zielkarten.
clash-chest-outside = Eine Schatztruhe liegt außerhalb des Spielfelds ({ $cell }).
clash-chest-at-start = Eine Schatztruhe liegt neben dem Start ({ $cell }).
clash-chests-same-cell = Zwei Schatztruhen liegen auf demselben Feld ({ $cell }).
clash-chests-touch = Zwei Schatztruhen liegen nebeneinander ({ $cell } und { $other }).
ground-chest-unknown = eine Truhe ist einen Blick wert
ground-needs-least = { $name } braucht die Karten am wenigsten
ground-goal-farther = weiter weg liegt die Zielkarte besser
lesson-chests-1 = Vier Wege liegen verdeckt da, unter jedem eine Truhe. Eine Schatzkarte zeigt auch so einen statt eines Ziels: Sieh dir den oberen an.
lesson-chests-2 = Gold! Lege den Weg, der beide Truhen erreicht.
lesson-chests-3 = Du hast zwei Truhen erreicht und wählst, welche zuerst kommt. Öffne die obere.
lesson-chests-4 = Das Gold gehört dir. Die andere Truhe zeigt dir einen Zwerg: Wähle { $second }.
lesson-chests-end = Zehn Truhen haben zehn Effekte, gute und schlechte, für den, der sie erreicht. Welche es ist, sehen dann alle.

### fr

module-chests = Coffres
moduleline-chests = Quatre coffres cachés, dix effets possibles.
option-chest-layout = Disposition des coffres
value-a = disposition A
value-b = disposition B
rule-module-chests = Quatre coffres sont dans le réseau sous des tunnels face cachée. Qui en relie un l’ouvre : il y en a dix sortes, bonnes et mauvaises. Avec un plan on peut en regarder un, avec un éboulement en retirer un.
rule-option-chest-layout = Où sont les quatre coffres au début.
chest-back = Coffre couvert
chest-1 = Or
chest-2 = Plus de plans sur les arrivées
chest-3 = Pas de pioche de carte
chest-4 = Une carte de plus
chest-5 = Déplacer une arrivée
chest-6 = Prendre une carte
chest-7 = Piocher trois cartes
chest-8 = Regarder un nain
chest-9 = Fouiller la défausse
chest-10 = Enterrer cinq cartes
does-map-chests = Regarde en secret une arrivée face cachée ou un coffre couvert.
place-chest = le coffre ({ $place })
rule-chest-1 = Tu reçois une pépite.
rule-chest-2 = Jusqu’à la fin de la manche, personne ne peut plus utiliser un plan sur une arrivée, seulement sur les coffres.
rule-chest-3 = Tu ne pioches pas de carte pendant ce tour.
rule-chest-4 = Tu pioches une carte de plus pendant ce tour.
rule-chest-5 = Éloigne du départ, d’une case, une arrivée face cachée.
rule-chest-6 = À la fin de ce tour, au lieu de piocher, prends une carte au hasard dans la main d’un joueur de ton choix.
rule-chest-7 = À la fin de ce tour, pioche trois cartes, gardes-en une et défausse les deux autres.
rule-chest-8 = Regarde en secret le nain d’un autre joueur.
rule-chest-9 = Mélange la défausse, regarde ses cinq premières cartes et gardes-en une. Tu ne pioches rien d’autre pendant ce tour.
rule-chest-10 = Les cinq premières cartes de la pioche vont à la défausse sans être vues.
rule-chest-back = Un tunnel face cachée, avec un coffre dessous. Qui le relie au départ le retourne et ouvre le coffre : une chose sur dix se produit.
no-goal-maps = Les plans ne marchent pas sur les arrivées pendant cette manche
q-take-card = À qui prends-tu une carte ?
q-inspect-dwarf = Quel nain regardes-tu ?
q-move-goal = Quelle arrivée déplaces-tu ?
qline-take-card = Tu reçois une de ses cartes, au hasard.
qline-inspect-dwarf = Personne d’autre ne le verra.
qline-move-goal = Elle s’éloigne d’une case du départ.
act-move = Déplacer { $cell }
act-take = Prendre une carte à { $name }
act-look = Regarder le nain de { $name }
log-tunnel-turned = retourne un tunnel : { $sides } ({ $cell })
log-chest-opened = ouvre { $cell_hidden } : { $chest }
log-rock-fell-chest = joue un éboulement : un coffre couvert disparaît sans que personne l’ait vu ({ $cell })
log-goal-moved = éloigne { $cell_goal } d’une case du départ
log-card-taken = prend une carte à { $name }
log-card-taken-you = te prend une carte
log-pile-buried =
    { $count ->
        [one] enterre une carte de la pioche
       *[other] enterre { $count } cartes de la pioche
    }
log-discards-shuffled = mélange la défausse
why-draw-three = coffre
why-dig-discards = coffre
why-chest = coffre
say-chest-holds = Je dis que { $cell } contient : { $chest }
note-chest = { $cell } : { $chest }
sight-chest = { $chest } – tunnel { $sides }
refusal-maps-barred = Pendant cette manche, les plans ne marchent pas sur les arrivées.
clash-chest-outside = Un coffre est hors du plateau ({ $cell }).
clash-chest-at-start = Un coffre est à côté du départ ({ $cell }).
clash-chests-same-cell = Deux coffres sont au même endroit ({ $cell }).
clash-chests-touch = Deux coffres sont côte à côte ({ $cell } et { $other }).
ground-chest-unknown = un coffre mérite un coup d’œil
ground-needs-least = { $name } a le moins besoin de ses cartes
ground-goal-farther = elle est mieux plus loin
lesson-chests-1 = Quatre tunnels sont face cachée, un coffre sous chacun. Un plan secret peut en montrer un au lieu d’une arrivée : regarde celui du haut.
lesson-chests-2 = De l’or ! Pose le chemin qui relie les deux coffres.
lesson-chests-3 = Tu as atteint deux coffres et choisis lequel vient d’abord. Ouvre celui du haut.
lesson-chests-4 = L’or est à toi. L’autre coffre te montre un nain : choisis { $second }.
lesson-chests-end = Dix coffres ont dix effets, bons ou mauvais, pour qui les relie. Tout le monde voit alors lequel c’est.

### uk

module-chests = Скрині зі скарбами
moduleline-chests = Чотири сховані скрині з десятьма можливими ефектами.
option-chest-layout = Розміщення скринь
value-a = розміщення А
value-b = розміщення Б
rule-module-chests = Чотири скрині лежать у лабіринті під тунелями долілиць. Хто приєднає одну, відкриває її: є десять видів, добрих і поганих. Розвідкою можна на них глянути, обвалом – прибрати.
rule-option-chest-layout = Де спочатку лежать чотири скрині.
chest-back = Закрита скриня
chest-1 = Золото
chest-2 = Розвідка не діє на карти мети
chest-3 = Без добору
chest-4 = Додаткова карта
chest-5 = Відсунути карту мети
chest-6 = Забрати карту
chest-7 = Добрати три
chest-8 = Погляд на гнома
chest-9 = Порпання у скиді
chest-10 = Закопати п’ять
does-map-chests = Таємно подивіться на одну закриту карту мети або скриню.
place-chest = скриня ({ $place })
    .object = скриню ({ $place })
rule-chest-1 = Ви отримуєте один золотий.
rule-chest-2 = До кінця раунду розвідкою не можна дивитися на карти мети, лише на скрині.
rule-chest-3 = У цьому ході ви не добираєте карту.
rule-chest-4 = У цьому ході ви добираєте на одну карту більше.
rule-chest-5 = Пересуньте одну карту мети долілиць на клітинку далі від початку.
rule-chest-6 = Наприкінці цього ходу замість добору візьміть випадкову карту з руки гравця на ваш вибір.
rule-chest-7 = Наприкінці цього ходу доберіть три карти, одну залиште, дві скиньте.
rule-chest-8 = Таємно подивіться на гнома іншого гравця.
rule-chest-9 = Перетасуйте скид, подивіться на п’ять верхніх карт і одну залиште. Більше в цьому ході ви нічого не добираєте.
rule-chest-10 = П’ять верхніх карт колоди добору йдуть небаченими у скид.
rule-chest-back = Тунель над скринею долілиць, під ним скриня. Хто з’єднає його з початком, відкриває його і скриню: стається одна з десяти речей.
no-goal-maps = Цього раунду розвідка не діє на карти мети
q-take-card = У кого візьмете карту?
q-inspect-dwarf = На чийого гнома подивитеся?
q-move-goal = Яку карту мети відсунете?
qline-take-card = Ви отримаєте випадкову карту цього гравця.
qline-inspect-dwarf = Побачите лише ви.
qline-move-goal = Вона відсунеться на одну клітинку від початку.
act-move = Відсунути { $cell }
act-take = Узяти карту в гравця { $name }
act-look = Подивитися на гнома гравця { $name }
log-tunnel-turned = відкриває закритий тунель: { $sides } ({ $cell })
log-chest-opened = відкриває { $cell_hidden }: { $chest }
log-rock-fell-chest = грає обвал: закрита скриня зникла, її ніхто не бачив ({ $cell })
log-goal-moved = відсуває { $cell_goal } на клітинку далі від початку
log-card-taken = бере карту в гравця { $name }
log-card-taken-you = бере у вас карту
log-pile-buried =
    { $count ->
        [one] закопує { $count } карту з колоди добору
        [few] закопує { $count } карти з колоди добору
       *[other] закопує { $count } карт із колоди добору
    }
log-discards-shuffled = тасує скид
why-draw-three = скриня
why-dig-discards = скриня
why-chest = скриня
say-chest-holds = Кажу вам: { $cell } ховає: { $chest }
note-chest = { $cell }: { $chest }
sight-chest = { $chest } – тунель { $sides }
refusal-maps-barred = У цьому раунді розвідка не діє на карти мети.
clash-chest-outside = Скриня лежить поза полем ({ $cell }).
clash-chest-at-start = Скриня лежить поруч із початком ({ $cell }).
clash-chests-same-cell = Дві скрині лежать на тій самій клітинці ({ $cell }).
clash-chests-touch = Дві скрині лежать поруч ({ $cell } і { $other }).
ground-chest-unknown = скриня варта погляду
ground-needs-least = карти найменше потрібні гравцеві { $name }
ground-goal-farther = карті мети краще лежати далі
lesson-chests-1 = Чотири тунелі лежать долілиць, під кожним скриня. Розвідка може показати й такий замість карти мети: подивіться на верхній.
lesson-chests-2 = Золото! Викладіть тунель, що приєднає обидві скрині.
lesson-chests-3 = Ви дісталися двох скринь і вибираєте, яка перша. Відкрийте верхню.
lesson-chests-4 = Золото ваше. Друга скриня показує вам гнома: виберіть гравця { $second }.
lesson-chests-end = Десять скринь мають десять ефектів, добрих і поганих, для того, хто їх приєднає. Який саме, тоді бачать усі.
