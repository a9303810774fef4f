### en

### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $sides: open sides as arrows, with the sort of path: "Dead end ↑ | →"

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-tournament = Tournament

## What a module is, in one line below its name on "New table".

moduleline-tournament = Fixed pay, greedy dwarfs, a card in the middle.

## The rules: what a module changes.

# Rules: V2
rule-module-tournament = Five to nine players. One path card already lies in the middle. No spare dwarf, greedy dwarfs in the game, and fixed pay in coins: three for the gold-digger who reaches the treasure, two for the other gold-diggers; four for a greedy dwarf who reaches it, and nothing for the rest; three for each saboteur, four with five players.

## The rules, and the sheet about one’s own dwarf: what the dwarf wants and gets. A key that ends in -tournament or
## -saboteur2 is for that game.

# Rules: V2
rule-role-digger-tournament = You want the treasure to be reached. If it is, the gold-digger who reached it gets three gold and every other gold-digger two.
# Rules: V2
rule-role-saboteur-tournament = You want the treasure to stay hidden until all hands are empty. Then every saboteur gets three gold, or four with five players.

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-card-set-up = A path lies in the middle: { $sides } ({ $cell })

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-tournament-1 = In the tournament one path lies in the middle from the beginning. Lay the path that joins it.
lesson-tournament-2 = One path is missing. Do not leave it to others: whoever reaches the treasure gets most.
lesson-tournament-end = 3 coins for you, 2 for every other gold-digger. But a greedy dwarf is always in the game: reaching the treasure, it gets 4 and all others nothing.

### bg

module-tournament = Турнирен вариант
moduleline-tournament = Фиксирана награда, алчни джуджета, карта по средата.
rule-module-tournament = За петима до деветима играчи. Една карта с тунел вече лежи в средата. Няма отделено джудже, има алчни джуджета и плащането в чипове е фиксирано: три за златотърсача, който стигне до съкровището, два за другите златотърсачи; четири за алчно джудже, което стигне до него, и нищо за останалите; три за всеки саботьор, четири при петима играчи.
rule-role-digger-tournament = Искате съкровището да бъде достигнато. Тогава златотърсачът, който го е достигнал, получава три златни къса, а всеки друг златотърсач – два.
rule-role-saboteur-tournament = Искате съкровището да остане скрито, докато всички ръце се изпразнят. Тогава всеки саботьор получава три златни къса, четири при петима играчи.
log-card-set-up = В средата лежи тунел: { $sides } ({ $cell })
lesson-tournament-1 = В турнира от самото начало един тунел лежи в средата. Поставете тунела, който го свързва.
lesson-tournament-2 = Липсва един тунел. Не го оставяйте на други: който стигне съкровището, получава най-много.
lesson-tournament-end = 3 чипа за вас, 2 за всеки друг златотърсач. Но винаги има и алчно джудже: ако стигне съкровището, получава 4, а другите нищо.

### cs

module-tournament = Turnajová varianta
moduleline-tournament = Pevná odměna, chamtiví trpaslíci, karta uprostřed.
rule-module-tournament = Pro pět až devět hráčů. Jedna karta cesty už leží uprostřed. Žádný trpaslík nezbývá, ve hře jsou chamtiví trpaslíci a odměna v žetonech je pevná: tři pro zlatokopa, který se dostane k pokladu, dva pro ostatní zlatokopy; čtyři pro chamtivého trpaslíka, který se k němu dostane, a pro ostatní nic; tři pro každého sabotéra, při pěti hráčích čtyři.
rule-role-digger-tournament = Chcete, aby byl poklad nalezen. Pak zlatokop, který se k němu dostal, dostane tři valouny a každý další zlatokop dva.
rule-role-saboteur-tournament = Chcete, aby poklad zůstal skrytý, dokud nebudou všechny ruce prázdné. Pak dostane každý sabotér tři valouny, při pěti hráčích čtyři.
log-card-set-up = Uprostřed leží cesta: { $sides } ({ $cell })
lesson-tournament-1 = V turnaji leží od začátku jedna cesta uprostřed. Položte cestu, která ji připojí.
lesson-tournament-2 = Chybí jedna cesta. Nenechte ji jiným: kdo dojde k pokladu, dostane nejvíc.
lesson-tournament-end = 3 žetony pro vás, 2 pro každého dalšího zlatokopa. Vždy je tu ale chamtivý trpaslík: dojde-li k pokladu, má 4 a ostatní nic.

### de

module-tournament = Turnier-Variante
moduleline-tournament = Fester Lohn, gierige Zwerge, eine Karte in der Mitte.
rule-module-tournament = Für fünf bis neun Personen. Eine Wegekarte liegt schon in der Mitte. Kein Zwerg bleibt übrig, gierige Zwerge sind dabei, und der Lohn in Goldstücken ist fest: drei für den Goldsucher, der den Goldschatz erreicht, zwei für die anderen Goldsucher; vier für einen gierigen Zwerg, der ihn erreicht, und sonst für niemanden etwas; drei für jeden Saboteur, zu fünft vier.
rule-role-digger-tournament = Du willst, dass der Goldschatz erreicht wird. Dann bekommt der Goldsucher, der ihn erreicht hat, drei Gold und jeder andere Goldsucher zwei.
rule-role-saboteur-tournament = Du willst, dass der Goldschatz verborgen bleibt, bis alle Hände leer sind. Dann bekommt jeder Saboteur drei Gold, zu fünft vier.
log-card-set-up = In der Mitte liegt ein Weg: { $sides } ({ $cell })
lesson-tournament-1 = Im Turnier liegt von Anfang an ein Weg in der Mitte. Lege den Weg, der ihn verbindet.
lesson-tournament-2 = Ein Weg fehlt. Überlass ihn nicht anderen: Wer den Goldschatz erreicht, bekommt am meisten.
lesson-tournament-end = 3 Goldstücke für dich, 2 für jeden anderen Goldsucher. Aber ein gieriger Zwerg ist immer dabei: Erreicht er den Goldschatz, bekommt er 4 und alle anderen nichts.

### fr

module-tournament = Tournoi
moduleline-tournament = Gains fixes, nains cupides, une carte au milieu.
rule-module-tournament = De cinq à neuf joueurs. Une carte Chemin est déjà au milieu. Pas de nain de trop, des nains cupides, et des gains fixes en pièces : trois pour le chercheur d’or qui atteint le trésor, deux pour les autres chercheurs d’or ; quatre pour un nain cupide qui l’atteint, et rien pour les autres ; trois pour chaque saboteur, quatre à cinq joueurs.
rule-role-digger-tournament = Tu veux que le trésor soit atteint. Alors le chercheur d’or qui l’a atteint reçoit trois pépites, et chaque autre chercheur d’or deux.
rule-role-saboteur-tournament = Tu veux que le trésor reste caché jusqu’à ce que toutes les mains soient vides. Alors chaque saboteur reçoit trois pépites, ou quatre à cinq joueurs.
log-card-set-up = Un chemin est posé au milieu : { $sides } ({ $cell })
lesson-tournament-1 = Au tournoi, un chemin est posé au milieu dès le début. Pose le chemin qui le relie.
lesson-tournament-2 = Il manque un chemin. Ne le laisse pas aux autres : qui atteint le trésor reçoit le plus.
lesson-tournament-end = 3 pièces pour toi, 2 pour chaque autre chercheur d’or. Mais il y a toujours un nain cupide : s’il atteint le trésor, il en a 4 et les autres rien.

### uk

module-tournament = Турнірний варіант
moduleline-tournament = Фіксована винагорода, жадюги, карта посередині.
rule-module-tournament = Від п’яти до дев’яти гравців. Одна карта тунелю вже лежить посередині. Зайвого гнома немає, у грі жадюги, а плата в жетонах фіксована: три золотошукачеві, який дістався золота, два іншим золотошукачам; чотири жадюзі, який його дістався, а решті нічого; три кожному саботеру, а вп’ятьох – чотири.
rule-role-digger-tournament = Ви хочете, щоб хтось дістався золота. Тоді золотошукач, який це зробив, отримує три золоті, а кожен інший золотошукач – два.
rule-role-saboteur-tournament = Ви хочете, щоб золото лишилося схованим, доки всі руки спорожніють. Тоді кожен саботер отримує три золоті, а вп’ятьох – чотири.
log-card-set-up = Посередині лежить тунель: { $sides } ({ $cell })
lesson-tournament-1 = У турнірі від самого початку посередині лежить тунель. Викладіть тунель, що його приєднає.
lesson-tournament-2 = Бракує одного тунелю. Не лишайте його іншим: хто дійде до золота, отримає найбільше.
lesson-tournament-end = 3 жетони вам, 2 кожному іншому золотошукачеві. Але в грі завжди є жадюга: якщо він дійде до золота, отримає 4, а решта нічого.
