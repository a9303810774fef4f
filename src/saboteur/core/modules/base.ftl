### en

### $value: an amount of gold
### $first: a player's name: who sits next to the learner, clockwise
### $second: a player's name: who sits next but one
### $third: a player's name: the third after the learner

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-base = Base game
module-classic = Classic

## What a module is, in one line below its name on "New table".

moduleline-base = Gold-diggers dig for the treasure, saboteurs hold them up.

## "New table", details: the name of an option; after it one of the values (value-…) below. After option-next-starter
## come value-last-card, -turn and -path.

option-reached-goals = Several goals reached at once
option-must-connect = Paths must lead back to the start
option-round-end = The round ends
option-next-starter = Next round starts to the left of
option-self-sabotage = Breaking one’s own tools

## "New table", details: values of the options above, in the middle of a line.

value-all = all are turned
value-one = only one is turned
value-hands-empty = when all hands are empty
value-all-passed = also when everybody has passed
value-last-card = whoever played the last card
value-last-turn = whoever took the last turn
value-last-path = whoever laid the last path

## The rules: what a module changes.

# Rules: B1, B3, B20
rule-module-base = Three to ten players. Gold-diggers dig towards the treasure, saboteurs hold them up. Up to five players get six cards each, six or seven get five, more get four. There is always one more dwarf than players, so nobody knows for sure how many saboteurs there are. Three rounds; whoever has the most gold wins.

## The rules: what an option of "New table" means.

# Rules: B13, R-01
rule-option-reached-goals = When one path reaches several goals: all of them are turned, or only one of your choice.
# Rules: B7, R-02
rule-option-must-connect = Usually a path must be connected to the start when it is laid. If not, it only has to touch a card and fit.
# Rules: B15, R-03
rule-option-round-end = When the round ends without the treasure: when all hands are empty, or also when the pile is empty and everybody has passed in a row.
# Rules: R-13
rule-option-next-starter = The next round is started by the player to the left of the one who played the last card, took the last turn, or laid the last path.
# Rules: R-31
rule-option-self-sabotage = Whether you may lay a broken tool in front of yourself.

## Names of the dwarfs as a title: on the card, above a text. docs/glossary.md has the terms.

role-digger = Gold-digger

## The same dwarfs inside a sentence, after "is", "was" or "I am": "Anna was a saboteur".

said-role-digger = a gold-digger

## What a player with this dwarf wants: below the dwarf’s name, to that player alone.

roleline-digger = Help to dig a way to the treasure.

## The rules, and the sheet about one’s own dwarf: what the dwarf wants and gets. A key that ends in -tournament or
## -saboteur2 is for that game.

# Rules: B16
rule-role-digger = You want the treasure to be reached. If it is, all gold-diggers share the gold cards, and the one who reached it chooses first.

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-pick-gold = Which gold card?

## One sentence below that question: what the answer means.

qline-pick-gold = You secretly take one; the rest is passed on.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-gold = Gold card worth { $value }

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-gold-taken = takes a gold card
log-gold-seen = gets gold cards

## What a lesson is called, and what it is about, in the list of lessons.

lesson-be-saboteur = Be the saboteur
lessonline-be-saboteur = Lie, help the wrong way, and let others be blamed.
lesson-read-table = Read the table
lessonline-read-table = Somebody lies: compare what they say with what they do.

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-base-1 = You are a gold-digger. The tunnel starts on the left; one of the three goals on the right is the treasure. Lay a path.
lesson-base-2 = { $second } broke your pick! With a broken tool you cannot lay paths. Repair it: play the card on yourself.
lesson-base-3 = { $second } laid a dead end. Hm. Find out where to dig: a map shows you one goal, and only you.
lesson-base-4 = The treasure is in the middle, and only you know it. { $second } does not help: break one of their tools.
lesson-base-5 = Whoever has a broken tool cannot dig. One path is missing: lay it, and the treasure is yours.
lesson-base-end = That was one round – now you know how to play. A game has three rounds, each with new dwarfs. Whoever has the most gold wins.
lesson-be-saboteur-1 = You are the saboteur, alone against three. Look at the bottom goal: about what only you have seen, you can lie.
lesson-be-saboteur-2 = The treasure! Nobody else knows. Say something that keeps them away from it.
lesson-be-saboteur-3 = They believe you and dig to the middle, where a stone lies. Help them: whoever digs along looks honest.
lesson-be-saboteur-4 = A stone! { $third } suspects { $first }, not you. Join in: break a tool of { $first }, as an angry gold-digger would.
lesson-be-saboteur-end = Nobody suspects you, and good cards are gone. If nobody reaches the treasure until all hands are empty, you win: 4 gold for a single saboteur.
lesson-read-table-1-wait = { $second } and { $third } both look at the middle goal. Mind what they say.
lesson-read-table-1 = { $second } says it is a stone, { $third } says it is the treasure. One of them lies. Look for yourself.
lesson-read-table-2 = The treasure! So { $second } lied. Say what you know.
lesson-read-table-3 = { $first } believed you – and the rockfall shows that you were right. Lay the path again.
lesson-read-table-end = Words cost nothing, deeds cost cards: trust deeds. Who lies about goals, lays dead ends or destroys what is good? Under “What you know” you can mark players.

### bg

module-base = Базова игра
module-classic = Класическа игра
moduleline-base = Златотърсачите копаят към съкровището, саботьорите им пречат.
option-reached-goals = Няколко цели наведнъж
option-must-connect = Задължителна връзка със старта
option-round-end = Рундът свършва
option-next-starter = Следващия рунд започва играчът вляво от този, който
option-self-sabotage = Чупене на свои инструменти
value-all = обръщат се всички
value-one = обръща се само една
value-hands-empty = когато всички ръце са празни
value-all-passed = и когато всички са пасували
value-last-card = е изиграл последната карта
value-last-turn = е направил последния ход
value-last-path = е поставил последния тунел
rule-module-base = За трима до десет играчи. Златотърсачите копаят към съкровището, саботьорите ги бавят. При трима до петима играчи всеки има по шест карти, при шестима или седмина – по пет, при повече – по четири. Джуджетата винаги са с едно повече от играчите, затова никой не знае точно колко са саботьорите. Три рунда; печели този, който има най-много злато.
rule-option-reached-goals = Когато един тунел стигне до няколко цели: обръщат се всички или само една по ваш избор.
rule-option-must-connect = Обикновено тунелът трябва да е свързан със старта, когато се поставя. Ако не, стига да се допира до карта и да пасва.
rule-option-round-end = Кога свършва рундът без съкровище: когато всички ръце са празни, или и когато тестето е празно и всички са пасували един след друг.
rule-option-next-starter = Следващия рунд започва играчът вляво от този, който е изиграл последната карта, направил последния ход или поставил последния тунел.
rule-option-self-sabotage = Дали може да поставите счупен инструмент пред себе си.
role-digger = Златотърсач
said-role-digger = златотърсач
roleline-digger = Помогнете да се прокопае път до съкровището.
rule-role-digger = Искате съкровището да бъде достигнато. Тогава всички златотърсачи си делят картите със злато, а първи избира този, който го е достигнал.
q-pick-gold = Коя карта със злато?
qline-pick-gold = Вземате тайно една; останалите се подават нататък.
act-gold = Карта със злато на стойност { $value }
log-gold-taken = взема карта със злато
log-gold-seen = получава карти със злато
lesson-be-saboteur = Бъдете саботьорът
lessonline-be-saboteur = Лъжете, помагайте накриво и нека подозират другите.
lesson-read-table = Разгадайте масата
lessonline-read-table = Някой лъже: сравнете думите с делата.
lesson-base-1 = Вие сте златотърсач. Тунелът започва отляво; една от трите цели вдясно е съкровището. Поставете тунел.
lesson-base-2 = { $second } ви счупи кирката! Със счупен инструмент не може да поставяте тунели. Поправете я: изиграйте картата върху себе си.
lesson-base-3 = { $second } постави задънен тунел. Хм. Разберете накъде да копаете: схемата показва една цел, и то само на вас.
lesson-base-4 = Съкровището е в средата и само вие го знаете. { $second } не помага: счупете инструмент на този играч.
lesson-base-5 = Който има счупен инструмент, не може да копае. Липсва един тунел: поставете го и съкровището е ваше.
lesson-base-end = Това беше един рунд – вече знаете как се играе. Играта има три рунда, всеки с нови джуджета. Печели този, който има най-много злато.
lesson-be-saboteur-1 = Вие сте саботьорът, сам срещу трима. Вижте долната цел: за това, което знаете само вие, може да лъжете.
lesson-be-saboteur-2 = Съкровището! Никой друг не знае. Кажете нещо, което да отклони другите.
lesson-be-saboteur-3 = Вярват ви и копаят към средата, където има скала. Помогнете им: който копае с тях, изглежда честен.
lesson-be-saboteur-4 = Скала! { $third } подозира не вас, а друг: { $first }. Включете се: счупете инструмент на { $first }, както би направил ядосан златотърсач.
lesson-be-saboteur-end = Никой не ви подозира, а добри карти ги няма. Ако никой не стигне съкровището, докато всички ръце се изпразнят, печелите: 4 златни къса за единствен саботьор.
lesson-read-table-1-wait = { $second } и { $third } гледат средната цел. Следете какво казват.
lesson-read-table-1 = { $second } казва, че е скала, { $third } казва, че е съкровището. Някой лъже. Вижте целта.
lesson-read-table-2 = Съкровището! Значи { $second } лъже. Кажете какво знаете.
lesson-read-table-3 = { $first } ви повярва – и свлачището показва, че сте прави. Поставете тунела отново.
lesson-read-table-end = Думите не струват нищо, делата струват карти: вярвайте на делата. Кой лъже за целите, поставя задънени тунели, руши доброто? В „Какво знаете“ може да отбелязвате играчи.

### cs

module-base = Základní hra
module-classic = Klasická hra
moduleline-base = Zlatokopové kopou k pokladu, sabotéři je zdržují.
option-reached-goals = Víc cílů najednou
option-must-connect = Cesta musí vést ke startu
option-round-end = Kolo končí
option-next-starter = Další kolo začíná hráč vlevo od toho, kdo
option-self-sabotage = Rozbíjet vlastní nástroje
value-all = otočí se všechny
value-one = otočí se jen jeden
value-hands-empty = když jsou všechny ruce prázdné
value-all-passed = i když se všichni vzdali tahu
value-last-card = zahrál poslední kartu
value-last-turn = měl poslední tah
value-last-path = položil poslední cestu
rule-module-base = Pro tři až deset hráčů. Zlatokopové kopou k pokladu, sabotéři je zdržují. Do pěti hráčů má každý šest karet, v šesti nebo sedmi pět, jinak čtyři. Trpaslíků je vždy o jednoho víc než hráčů, takže nikdo přesně neví, kolik je sabotérů. Tři kola; vyhrává, kdo má nejvíc zlata.
rule-option-reached-goals = Když jedna cesta dosáhne více cílů: otočí se všechny, nebo jen jeden podle vašeho výběru.
rule-option-must-connect = Obvykle musí být cesta při položení spojená se startem. Pokud ne, stačí, že s nějakou kartou sousedí a navazuje.
rule-option-round-end = Kdy končí kolo bez pokladu: když jsou všechny ruce prázdné, nebo také když je balíček prázdný a všichni se po sobě vzdali tahu.
rule-option-next-starter = Další kolo začíná hráč vlevo od toho, kdo zahrál poslední kartu, měl poslední tah, nebo položil poslední cestu.
rule-option-self-sabotage = Zda smíte položit rozbitý nástroj před sebe.
role-digger = Zlatokop
said-role-digger = zlatokop
roleline-digger = Pomozte prokopat cestu k pokladu.
rule-role-digger = Chcete, aby byl poklad nalezen. Pak se o karty zlata dělí všichni zlatokopové a první si vybírá ten, kdo se k pokladu dostal.
q-pick-gold = Kterou kartu zlata?
qline-pick-gold = Jednu si tajně vezmete, zbytek se pošle dál.
act-gold = Karta zlata s hodnotou { $value }
log-gold-taken = bere kartu zlata
log-gold-seen = dostává karty zlata
lesson-be-saboteur = Buďte sabotér
lessonline-be-saboteur = Lžete, pomáháte špatným směrem a podezření padá na jiné.
lesson-read-table = Čtěte stůl
lessonline-read-table = Někdo lže: porovnejte slova s činy.
lesson-base-1 = Jste zlatokop. Tunel začíná vlevo; jeden ze tří cílů vpravo je poklad. Položte cestu.
lesson-base-2 = { $second } vám rozbíjí krumpáč! S rozbitým nástrojem nesmíte pokládat cesty. Opravte ho: zahrajte kartu na sebe.
lesson-base-3 = { $second } staví slepou cestu. Hm. Zjistěte, kam kopat: mapa ukáže jeden cíl, a jen vám.
lesson-base-4 = Poklad je uprostřed a víte to jen vy. { $second } nepomáhá: rozbijte tomu hráči nástroj.
lesson-base-5 = Kdo má rozbitý nástroj, nemůže kopat. Chybí jedna cesta: položte ji a poklad je váš.
lesson-base-end = To bylo jedno kolo – teď už umíte hrát. Hra má tři kola, každé s novými trpaslíky. Vyhrává, kdo má nejvíc zlata.
lesson-be-saboteur-1 = Jste sabotér, jeden proti třem. Prohlédněte si dolní cíl: o tom, co vidíte jen vy, můžete lhát.
lesson-be-saboteur-2 = Poklad! Nikdo jiný to neví. Řekněte něco, co ostatní odvede jinam.
lesson-be-saboteur-3 = Věří vám a kopou doprostřed, kde leží skála. Pomozte jim: kdo kope s nimi, vypadá poctivě.
lesson-be-saboteur-4 = Skála! { $third } podezírá někoho jiného: podezřelý je { $first }. Přidejte se: rozbijte hráči { $first } nástroj jako rozzlobený zlatokop.
lesson-be-saboteur-end = Nikdo vás nepodezírá a dobré karty jsou pryč. Když se k pokladu nikdo nedostane, než budou všechny ruce prázdné, vyhráváte: jediný sabotér bere 4 valouny.
lesson-read-table-1-wait = { $second } a { $third } se dívají na prostřední cíl. Všímejte si, co říkají.
lesson-read-table-1 = { $second } říká, že je to skála, { $third } říká, že je to poklad. Někdo z nich lže. Přesvědčte se.
lesson-read-table-2 = Poklad! { $second } tedy lže. Řekněte, co víte.
lesson-read-table-3 = { $first } vám věří – a zával ukazuje, že máte pravdu. Položte cestu znovu.
lesson-read-table-end = Slova nic nestojí, činy stojí karty: věřte činům. Kdo lže o cílech, staví slepé cesty, ničí dobré? V části „Co víte“ si můžete hráče označit.

### de

module-base = Grundspiel
module-classic = Klassisch
moduleline-base = Goldsucher graben nach dem Schatz, Saboteure halten sie auf.
option-reached-goals = Mehrere Ziele auf einmal erreicht
option-must-connect = Verbindung zum Start nötig
option-round-end = Die Runde endet
option-next-starter = Die nächste Runde beginnt links von
option-self-sabotage = Eigenes Werkzeug kaputt machen
value-all = alle werden aufgedeckt
value-one = nur eines wird aufgedeckt
value-hands-empty = wenn alle Hände leer sind
value-all-passed = auch wenn alle gepasst haben
value-last-card = der Person mit der letzten Karte
value-last-turn = der Person mit dem letzten Zug
value-last-path = der Person mit dem letzten Weg
rule-module-base = Für drei bis zehn Personen. Goldsucher graben zum Goldschatz, Saboteure halten sie auf. Sechs Handkarten bis zu fünft, fünf zu sechst oder siebt, sonst vier. Es gibt immer einen Zwerg mehr als Personen am Tisch, darum weiß niemand genau, wie viele Saboteure dabei sind. Drei Runden; wer am meisten Gold hat, gewinnt.
rule-option-reached-goals = Wenn ein Weg mehrere Ziele erreicht: Alle werden aufgedeckt oder nur eines deiner Wahl.
rule-option-must-connect = Normalerweise muss ein Weg beim Legen mit dem Start verbunden sein. Wenn nicht, genügt es, dass er an eine Karte grenzt und passt.
rule-option-round-end = Wann die Runde ohne Goldschatz endet: wenn alle Hände leer sind, oder auch wenn der Stapel leer ist und alle nacheinander gepasst haben.
rule-option-next-starter = Die nächste Runde beginnt, wer links von der Person sitzt, die die letzte Karte gespielt, den letzten Zug gemacht oder den letzten Weg gelegt hat.
rule-option-self-sabotage = Ob man ein kaputtes Werkzeug vor sich selbst legen darf.
role-digger = Goldsucher
said-role-digger = Goldsucher
roleline-digger = Hilf, einen Weg zum Schatz zu graben.
rule-role-digger = Du willst, dass der Goldschatz erreicht wird. Dann teilen sich alle Goldsucher die Goldkarten, und wer ihn erreicht hat, wählt zuerst.
q-pick-gold = Welche Goldkarte?
qline-pick-gold = Du nimmst geheim eine; der Rest wird weitergegeben.
act-gold = Goldkarte im Wert von { $value }
log-gold-taken = nimmt eine Goldkarte
log-gold-seen = bekommt Goldkarten
lesson-be-saboteur = Sei der Saboteur
lessonline-be-saboteur = Lügen, falsch helfen und andere verdächtigen lassen.
lesson-read-table = Lies den Tisch
lessonline-read-table = Jemand lügt: Vergleiche Worte mit Taten.
lesson-base-1 = Du bist Goldsucher. Der Weg beginnt links; eine der drei Zielkarten rechts ist der Goldschatz. Lege einen Weg.
lesson-base-2 = { $second } hat deine Spitzhacke kaputt gemacht! Mit kaputtem Werkzeug darfst du keine Wege legen. Repariere sie: Spiel die Karte auf dich selbst.
lesson-base-3 = { $second } hat eine Sackgasse gelegt. Hm. Finde heraus, wohin du graben musst: Eine Schatzkarte zeigt dir ein Ziel, und nur dir.
lesson-base-4 = Der Goldschatz liegt in der Mitte, und nur du weißt es. { $second } hilft nicht: Mach dort ein Werkzeug kaputt.
lesson-base-5 = Wer kaputtes Werkzeug hat, kann nicht graben. Ein Weg fehlt noch: Lege ihn, und der Goldschatz gehört dir.
lesson-base-end = Das war eine Runde – jetzt weißt du, wie es geht. Ein Spiel hat drei Runden, jede mit neuen Zwergen. Wer am meisten Gold hat, gewinnt.
lesson-be-saboteur-1 = Du bist der Saboteur, allein gegen drei. Sieh dir das untere Ziel an: Über das, was nur du kennst, kannst du lügen.
lesson-be-saboteur-2 = Der Goldschatz! Niemand sonst weiß es. Sag etwas, das die anderen davon fernhält.
lesson-be-saboteur-3 = Sie glauben dir und graben zur Mitte, wo ein Stein liegt. Hilf ihnen: Wer mitgräbt, wirkt ehrlich.
lesson-be-saboteur-4 = Ein Stein! { $third } verdächtigt { $first }, nicht dich. Mach mit: Mach bei { $first } ein Werkzeug kaputt, wie es ein wütender Goldsucher täte.
lesson-be-saboteur-end = Niemand verdächtigt dich, und gute Karten sind weg. Erreicht niemand den Goldschatz, bis alle Hände leer sind, gewinnst du: 4 Gold für einen einzelnen Saboteur.
lesson-read-table-1-wait = { $second } und { $third } sehen sich beide das mittlere Ziel an. Achte darauf, was sie sagen.
lesson-read-table-1 = { $second } sagt, es sei ein Stein, { $third } sagt, es sei der Goldschatz. Jemand lügt. Sieh selbst nach.
lesson-read-table-2 = Der Goldschatz! Also hat { $second } gelogen. Sag, was du weißt.
lesson-read-table-3 = { $first } hat dir geglaubt – und der Steinschlag zeigt, dass du recht hattest. Lege den Weg noch einmal.
lesson-read-table-end = Worte kosten nichts, Taten kosten Karten: Glaub den Taten. Wer lügt über Ziele, legt Sackgassen, zerstört Gutes? Unter „Dein Wissen“ kannst du Mitspieler markieren.

### fr

module-base = Jeu de base
module-classic = Classique
moduleline-base = Les chercheurs d’or creusent vers le trésor, les saboteurs les retardent.
option-reached-goals = Plusieurs arrivées atteintes à la fois
option-must-connect = Les chemins doivent mener au départ
option-round-end = La manche se termine
option-next-starter = La manche suivante commence à gauche de celui qui
option-self-sabotage = Casser ses propres outils
value-all = toutes sont retournées
value-one = une seule est retournée
value-hands-empty = quand toutes les mains sont vides
value-all-passed = aussi quand tout le monde a passé
value-last-card = a joué la dernière carte
value-last-turn = a joué le dernier tour
value-last-path = a posé le dernier chemin
rule-module-base = De trois à dix joueurs. Les chercheurs d’or creusent vers le trésor, les saboteurs les retardent. Jusqu’à cinq joueurs, six cartes chacun ; à six ou sept, cinq ; au-delà, quatre. Il y a toujours un nain de plus que de joueurs : personne ne sait donc exactement combien il y a de saboteurs. Trois manches ; celui qui a le plus d’or gagne.
rule-option-reached-goals = Quand un chemin atteint plusieurs arrivées : toutes sont retournées, ou une seule de ton choix.
rule-option-must-connect = D’habitude, un chemin doit être relié au départ quand on le pose. Sinon, il suffit qu’il touche une carte et corresponde.
rule-option-round-end = Quand la manche se termine sans trésor : quand toutes les mains sont vides, ou aussi quand la pioche est vide et que tout le monde a passé à la suite.
rule-option-next-starter = La manche suivante est commencée par le joueur à gauche de celui qui a joué la dernière carte, joué le dernier tour, ou posé le dernier chemin.
rule-option-self-sabotage = Si tu peux poser un outil cassé devant toi-même.
role-digger = Chercheur d’or
said-role-digger = chercheur d’or
roleline-digger = Aide à creuser un chemin jusqu’au trésor.
rule-role-digger = Tu veux que le trésor soit atteint. Alors tous les chercheurs d’or se partagent les cartes Or, et celui qui l’a atteint choisit en premier.
q-pick-gold = Quelle carte Or ?
qline-pick-gold = Tu en prends une en secret ; les autres passent au suivant.
act-gold = Carte Or de valeur { $value }
log-gold-taken = prend une carte Or
log-gold-seen = reçoit des cartes Or
lesson-be-saboteur = Sois le saboteur
lessonline-be-saboteur = Mens, aide de travers et laisse soupçonner les autres.
lesson-read-table = Lis la table
lessonline-read-table = Quelqu’un ment : compare les mots et les actes.
lesson-base-1 = Tu es chercheur d’or. Le tunnel commence à gauche ; l’une des trois arrivées à droite est le trésor. Pose un chemin.
lesson-base-2 = { $second } a cassé ta pioche ! Avec un outil cassé, tu ne peux pas poser de chemin. Répare-la : joue la carte sur toi-même.
lesson-base-3 = { $second } a posé une impasse. Hum. Cherche où creuser : un plan secret te montre une arrivée, rien qu’à toi.
lesson-base-4 = Le trésor est au milieu, et personne d’autre ne le sait. { $second } n’aide pas : casse un de ses outils.
lesson-base-5 = Avec un outil cassé, on ne peut pas creuser. Il manque un chemin : pose-le, et le trésor est à toi.
lesson-base-end = C’était une manche – maintenant tu sais jouer. Une partie a trois manches, chacune avec de nouveaux nains. Celui qui a le plus d’or gagne.
lesson-be-saboteur-1 = Tu es le saboteur, contre trois. Regarde l’arrivée du bas : sur ce que personne d’autre n’a vu, tu peux mentir.
lesson-be-saboteur-2 = Le trésor ! Personne d’autre ne le sait. Dis quelque chose qui les en éloigne.
lesson-be-saboteur-3 = On te croit et on creuse vers le milieu, où il n’y a qu’une pierre. Aide-les : qui creuse avec eux a l’air honnête.
lesson-be-saboteur-4 = Une pierre ! { $third } soupçonne { $first }, pas toi. Fais comme un chercheur d’or fâché : casse un outil de { $first }.
lesson-be-saboteur-end = Personne ne te soupçonne, et de bonnes cartes sont perdues. Si personne n’atteint le trésor avant que toutes les mains soient vides, tu gagnes : 4 pépites pour un saboteur unique.
lesson-read-table-1-wait = { $second } et { $third } regardent l’arrivée du milieu. Écoute bien ce qu’ils disent.
lesson-read-table-1 = { $second } dit que c’est une pierre, { $third } dit que c’est le trésor. Quelqu’un ment. Regarde toi-même.
lesson-read-table-2 = Le trésor ! { $second } a donc menti. Dis ce que tu sais.
lesson-read-table-3 = { $first } t’a cru – et l’éboulement montre que tu avais raison. Repose le chemin.
lesson-read-table-end = Les mots ne coûtent rien, les actes coûtent des cartes : crois les actes. Qui ment sur les arrivées, pose des impasses, détruit ? Dans « Ce que tu sais » tu peux marquer les joueurs.

### uk

module-base = Базова гра
module-classic = Класична гра
moduleline-base = Золотошукачі копають до золота, саботери їм заважають.
option-reached-goals = Кілька карт мети водночас
option-must-connect = Обов’язковий зв’язок із початком
option-round-end = Раунд закінчується
option-next-starter = Наступний раунд починає гравець ліворуч від того, хто
option-self-sabotage = Ламати власні інструменти
value-all = відкривають усі
value-one = відкривають лише одну
value-hands-empty = коли всі руки порожні
value-all-passed = також коли всі пропустили хід
value-last-card = зіграв останню карту
value-last-turn = зробив останній хід
value-last-path = виклав останній тунель
rule-module-base = Від трьох до десяти гравців. Золотошукачі копають до золота, саботери їх затримують. До п’яти гравців по шість карт у руці, шестеро чи семеро – по п’ять, інакше по чотири. Гномів завжди на одного більше, ніж гравців, тож ніхто точно не знає, скільки саботерів. Три раунди; виграє той, хто має найбільше золота.
rule-option-reached-goals = Коли один тунель досягає кількох цілей: відкривають усі або лише одну на ваш вибір.
rule-option-must-connect = Зазвичай тунель має бути з’єднаний із початком, коли його кладуть. Якщо ні, досить, що він межує з картою і пасує.
rule-option-round-end = Коли закінчується раунд без золота: коли всі руки порожні, або також коли колода порожня і всі поспіль пропустили хід.
rule-option-next-starter = Наступний раунд починає гравець ліворуч від того, хто зіграв останню карту, зробив останній хід або поклав останній тунель.
rule-option-self-sabotage = Чи можна класти зламаний інструмент перед собою.
role-digger = Золотошукач
said-role-digger = золотошукач
roleline-digger = Допоможіть прокопати шлях до золота.
rule-role-digger = Ви хочете, щоб хтось дістався золота. Тоді всі золотошукачі ділять карти скарбів, а першим вибирає той, хто дістався.
q-pick-gold = Яку карту скарбів?
qline-pick-gold = Одну берете таємно; решту передають далі.
act-gold = Карта скарбів вартістю { $value }
log-gold-taken = бере карту скарбів
log-gold-seen = отримує карти скарбів
lesson-be-saboteur = Будьте саботером
lessonline-be-saboteur = Брешіть, допомагайте не туди, і хай підозрюють інших.
lesson-read-table = Читайте стіл
lessonline-read-table = Хтось бреше: порівняйте слова з діями.
lesson-base-1 = Ви золотошукач. Тунель починається ліворуч; одна з трьох карт мети праворуч – золото. Викладіть тунель.
lesson-base-2 = { $second } ламає вашу кирку! Зі зламаним інструментом не можна викладати тунелі. Відремонтуйте її: зіграйте карту на себе.
lesson-base-3 = { $second } викладає глухий тунель. Гм. Дізнайтеся, куди копати: розвідка покаже одну карту мети, і лише вам.
lesson-base-4 = Золото посередині, і знаєте це лише ви. { $second } не допомагає: зламайте цьому гравцеві інструмент.
lesson-base-5 = Хто має зламаний інструмент, не може копати. Бракує одного тунелю: викладіть його, і золото ваше.
lesson-base-end = Це був один раунд – тепер ви вмієте грати. У грі три раунди, кожен із новими гномами. Виграє той, хто має найбільше золота.
lesson-be-saboteur-1 = Ви саботер, самі проти трьох. Подивіться на нижню карту мети: про те, що бачили лише ви, можна збрехати.
lesson-be-saboteur-2 = Золото! Більше ніхто не знає. Скажіть щось, що відведе інших від нього.
lesson-be-saboteur-3 = Вам вірять і копають до середини, де лежить камінь. Допоможіть їм: хто копає разом, той здається чесним.
lesson-be-saboteur-4 = Камінь! { $third } підозрює не вас: під підозрою { $first }. Підтримайте: зламайте гравцеві { $first } інструмент, як зробив би сердитий золотошукач.
lesson-be-saboteur-end = Вас ніхто не підозрює, а добрі карти витрачено. Якщо ніхто не дістанеться золота, доки всі руки не спорожніють, ви виграєте: одному саботерові – 4 золоті.
lesson-read-table-1-wait = { $second } і { $third } дивляться на середню карту мети. Зважайте, що вони скажуть.
lesson-read-table-1 = { $second } каже, що там камінь, { $third } каже, що золото. Хтось бреше. Погляньте самі.
lesson-read-table-2 = Золото! Отже, { $second } бреше. Скажіть, що знаєте.
lesson-read-table-3 = { $first } вам вірить – і обвал показує, що ви мали рацію. Викладіть тунель знову.
lesson-read-table-end = Слова нічого не коштують, дії коштують карт: вірте діям. Хто бреше про мету, викладає глухі тунелі, руйнує добре? У «Що ви знаєте» можна позначати гравців.
