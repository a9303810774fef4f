### en

### $count: a number
### $first: a player's name: who sits next to the learner, clockwise

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-path-specialist = Path specialist

## What a module is, in one line below its name on "New table".

moduleline-path-specialist = Lay two paths in one turn.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-path-specialist = Path specialist

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-path-specialist = Lay two paths in this turn.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C22, R-28
rule-path-specialist = Lay two path cards on this turn, one after the other. At the end you draw as many cards as you laid.

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-lay-path = Path specialist: lay a path

## One sentence below that question: what the answer means.

qline-lay-path =
    { $count ->
        [0] The first of two paths.
       *[other] The second of two paths.
    }

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-done = Done

## Why something cannot be done: a short message above the board, to the player who tried.

refusal-must-lay = First you have to lay a path.

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-two-paths = two paths at once
ground-no-second-path = I have no good second path

## The terminal: questions and choices when it is the reader’s turn; choices are short and have no capital.

term-end-turn = end your turn

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-path-specialist-1 = Three paths are missing. First find out where to dig: look at the middle goal.
lesson-path-specialist-2 = The treasure! { $first } has laid one path, two are missing. Play the path specialist.
lesson-path-specialist-3 = You may lay two paths now, one after the other. Lay the first.
lesson-path-specialist-4 = And the second, so that nobody comes between.
lesson-path-specialist-end = Three cards played, two drawn: your hand stays one card smaller until the round ends.

### bg

module-path-specialist = Пътеводител
moduleline-path-specialist = Поставете два тунела в един ход.
card-path-specialist = Пътеводител
does-path-specialist = Поставете два тунела в този ход.
rule-path-specialist = Поставете в този ход две карти с тунел, една след друга. Накрая теглите толкова карти, колкото сте поставили.
q-lay-path = Пътеводител: поставете тунел
qline-lay-path =
    { $count ->
        [0] Първият от два тунела.
       *[other] Вторият от два тунела.
    }
act-done = Готово
refusal-must-lay = Първо трябва да поставите тунел.
ground-two-paths = два тунела наведнъж
ground-no-second-path = нямам добър втори тунел
term-end-turn = край на хода
lesson-path-specialist-1 = Липсват три тунела. Първо разберете накъде да копаете: вижте средната цел.
lesson-path-specialist-2 = Съкровището! { $first } постави един тунел, липсват два. Изиграйте пътеводителя.
lesson-path-specialist-3 = Сега може да поставите два тунела, един след друг. Поставете първия.
lesson-path-specialist-4 = И втория, за да не се намеси никой.
lesson-path-specialist-end = Три карти изиграни, две изтеглени: до края на рунда имате една карта по-малко в ръката.

### cs

module-path-specialist = Stopař
moduleline-path-specialist = Položte dvě cesty v jednom tahu.
card-path-specialist = Stopař
does-path-specialist = Položte v tomto tahu dvě cesty.
rule-path-specialist = V tomto tahu položte dvě karty cest, jednu po druhé. Na konci si doberte tolik karet, kolik cest přibylo.
q-lay-path = Stopař: položte cestu
qline-lay-path =
    { $count ->
        [0] První ze dvou cest.
       *[other] Druhá ze dvou cest.
    }
act-done = Hotovo
refusal-must-lay = Nejdřív musíte položit cestu.
ground-two-paths = dvě cesty najednou
ground-no-second-path = nemám dobrou druhou cestu
term-end-turn = ukončit tah
lesson-path-specialist-1 = Chybějí tři cesty. Nejdřív zjistěte, kam kopat: prohlédněte si prostřední cíl.
lesson-path-specialist-2 = Poklad! { $first } pokládá cestu, chybějí dvě. Zahrajte stopaře.
lesson-path-specialist-3 = Teď smíte položit dvě cesty, jednu po druhé. Položte první.
lesson-path-specialist-4 = A druhou, aby se do toho nikdo nevmísil.
lesson-path-specialist-end = Tři karty zahrané, dvě dobrané: do konce kola máte v ruce o kartu méně.

### de

module-path-specialist = Wege-Spezialist
moduleline-path-specialist = Lege zwei Wege in einem Zug.
card-path-specialist = Wege-Spezialist
does-path-specialist = Lege zwei Wege in diesem Zug.
rule-path-specialist = Lege in diesem Zug zwei Wegekarten, eine nach der anderen. Am Ende ziehst du so viele Karten, wie du gelegt hast.
q-lay-path = Wege-Spezialist: Weg legen
qline-lay-path =
    { $count ->
        [0] Der erste von zwei Wegen.
       *[other] Der zweite von zwei Wegen.
    }
act-done = Fertig
refusal-must-lay = Erst musst du einen Weg legen.
ground-two-paths = zwei Wege auf einmal
ground-no-second-path = ich habe keinen guten zweiten Weg
term-end-turn = Zug beenden
lesson-path-specialist-1 = Drei Wege fehlen. Finde erst heraus, wohin du graben musst: Sieh dir das mittlere Ziel an.
lesson-path-specialist-2 = Der Goldschatz! { $first } hat einen Weg gelegt, zwei fehlen. Spiel den Wege-Spezialisten.
lesson-path-specialist-3 = Jetzt darfst du zwei Wege legen, einen nach dem anderen. Lege den ersten.
lesson-path-specialist-4 = Und den zweiten, damit niemand dazwischenkommt.
lesson-path-specialist-end = Drei Karten gespielt, zwei gezogen: Du hast bis zum Ende der Runde eine Karte weniger auf der Hand.

### fr

module-path-specialist = Spécialiste des chemins
moduleline-path-specialist = Pose deux chemins en un tour.
card-path-specialist = Spécialiste des chemins
does-path-specialist = Pose deux chemins pendant ce tour.
rule-path-specialist = Pose deux cartes Chemin pendant ce tour, l’une après l’autre. À la fin, tu pioches autant de cartes que tu en as posé.
q-lay-path = Spécialiste des chemins : pose un chemin
qline-lay-path =
    { $count ->
        [0] Le premier des deux chemins.
       *[other] Le second des deux chemins.
    }
act-done = Terminé
refusal-must-lay = Tu dois d’abord poser un chemin.
ground-two-paths = deux chemins à la fois
ground-no-second-path = je n’ai pas de bon deuxième chemin
term-end-turn = finir le tour
lesson-path-specialist-1 = Il manque trois chemins. Cherche d’abord où creuser : regarde l’arrivée du milieu.
lesson-path-specialist-2 = Le trésor ! { $first } a posé un chemin, il en manque deux. Joue le spécialiste des chemins.
lesson-path-specialist-3 = Tu peux maintenant poser deux chemins, l’un après l’autre. Pose le premier.
lesson-path-specialist-4 = Et le second, pour que personne ne s’en mêle.
lesson-path-specialist-end = Trois cartes jouées, deux piochées : tu as une carte de moins en main jusqu’à la fin de la manche.

### uk

module-path-specialist = Слідопит
moduleline-path-specialist = Викладіть два тунелі за один хід.
card-path-specialist = Слідопит
does-path-specialist = Викладіть два тунелі цього ходу.
rule-path-specialist = Покладіть у цьому ході дві карти тунелів, одну за одною. Наприкінці доберіть стільки карт, скільки поклали.
q-lay-path = Слідопит: викладіть тунель
qline-lay-path =
    { $count ->
        [0] Перший із двох тунелів.
       *[other] Другий із двох тунелів.
    }
act-done = Готово
refusal-must-lay = Спершу ви маєте викласти тунель.
ground-two-paths = два тунелі водночас
ground-no-second-path = не маю доброго другого тунелю
term-end-turn = закінчити хід
lesson-path-specialist-1 = Бракує трьох тунелів. Спершу дізнайтеся, куди копати: подивіться на середню карту мети.
lesson-path-specialist-2 = Золото! { $first } викладає тунель, бракує ще двох. Зіграйте слідопита.
lesson-path-specialist-3 = Тепер можна викласти два тунелі, один за одним. Викладіть перший.
lesson-path-specialist-4 = І другий, щоб ніхто не завадив.
lesson-path-specialist-end = Три карти зіграно, дві добрано: до кінця раунду у вас на одну карту менше.
