### en

### $value: an amount of gold

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
