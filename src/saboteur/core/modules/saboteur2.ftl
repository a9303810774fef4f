### en

### $cards: names of cards, a list
### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $front: a card in front of somebody: "Broken pick"
### $name: a player's name, or the name of a card or module
### $second: a player's name: who sits next but one

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-saboteur2 = Saboteur 2

## What a module is, in one line below its name on "New table".

moduleline-saboteur2 = Two teams, lone dwarfs, doors, ladders, thefts and traps.

## The rules: what a module changes.

# Rules: S1, S2, S3, S12
rule-module-saboteur2 = Two to twelve players, six cards each. Two teams of gold-diggers, blue and green, with doors that only one of them can pass; a boss, a profiteer, geologists and saboteurs. Thefts, traps, inspections and swaps. Passing discards one to three cards; or discard two to get rid of one card that lies in front of you. A single winner gets five gold, two get four each, then three, two and one.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-theft = Theft
card-hands-off = Hands off
card-trapped = Trapped
card-freed = Freed
card-inspection = Inspection
card-hat-swap = Hat swap
card-hand-swap = Hand swap

## Names of path cards, before arrows that show the open sides: "Dead end ↑ | →".

path-bridge = Bridge
path-double-curve = Double curve
path-ladder = Ladder
path-door-blue = Blue door
path-door-green = Green door
path-crystal = Crystal

## One letter, drawn on a door for people who cannot tell the colours.

door-letter-blue = B
door-letter-green = G

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-theft = Stays in front of you; at the end of the round you steal one gold.
does-hands-off = Removes any player’s theft.
does-trapped = Play it on another player: no paths and no gold until freed.
does-freed = Frees a trapped player.
does-inspection = Look secretly at another player’s dwarf.
does-hat-swap = A player swaps their dwarf for the top one of the stack.
does-hand-swap = Swap all your cards with another player.
does-bridge = Two tunnels cross without meeting.
does-double-curve = Two bends that do not meet.
does-ladder = Joined to the start and to every other ladder.
does-door = Only the team of this colour can get through.
does-crystal = Worth gold to the geologists.

## Names of the dwarfs as a title: on the card, above a text. docs/glossary.md has the terms.

role-blue = Blue gold-digger
role-green = Green gold-digger
role-boss = Boss
role-profiteer = Profiteer
role-geologist = Geologist

## The same dwarfs inside a sentence, after "is", "was" or "I am": "Anna was a saboteur".

said-role-blue = a blue gold-digger
said-role-green = a green gold-digger
said-role-boss = the boss
said-role-profiteer = the profiteer
said-role-geologist = a geologist

## What a player with this dwarf wants: below the dwarf’s name, to that player alone.

roleline-blue = Reach the treasure without passing a green door.
roleline-green = Reach the treasure without passing a blue door.
roleline-boss = You win whenever gold-diggers win, but get one gold less.
roleline-profiteer = You win with whoever wins, but get two gold less.
roleline-geologist = You get gold for the crystals in the maze.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: S4
rule-bridge = Two tunnels cross, one over the other, without meeting. When you lay it, one of them must lead back to the start; the other may be connected later.
# Rules: S4
rule-double-curve = Two bends on one card that do not meet. When you lay it, one of them must lead back to the start.
# Rules: S5, R-29
rule-ladder = Connected to the start and to every other ladder, wherever it lies. It only has to touch the start or a face-up path, with all its sides matching, and never lies right next to a goal.
# Rules: S6, S10
rule-door = A door stops nobody from digging. It counts when the treasure is reached: blue gold-diggers do not get through green doors, nor green ones through blue doors.
# Rules: S7, S13
rule-crystal = A path like any other. At the end of the round each crystal in the maze is worth one gold to the geologist; two geologists share.
# Rules: S8, S14
rule-theft = Lay it in front of yourself. When the gold of the round has been shared out, you steal one gold from a player of your choice – unless you are trapped. You cannot have two thefts in front of you.
# Rules: S8
rule-hands-off = Removes one theft from in front of anybody.
# Rules: S8, S15
rule-trapped = Lay it in front of another player. As long as it lies there they cannot lay paths, and if it still does when the round ends they get no gold and steal none.
# Rules: S8
rule-freed = Removes one trapped card from in front of anybody, yourself included.
# Rules: S8
rule-inspection = Look secretly at another player’s dwarf.
# Rules: S8
rule-hat-swap = A player of your choice, even you, puts their dwarf under the stack and takes the top one. From then on the new dwarf counts.
# Rules: S8, R-32
rule-hand-swap = Swap all your cards with another player. At the end of this turn the other player draws one card, and you draw none.

## The rules, and the sheet about one’s own dwarf: what the dwarf wants and gets. A key that ends in -tournament or
## -saboteur2 is for that game.

# Rules: S11, S12
rule-role-saboteur-saboteur2 = You want the treasure to stay hidden until all hands are empty. Then you win, together with the profiteer: one winner alone gets five gold, two get four each, three get three, four get two, more get one.
# Rules: S10
rule-role-blue = Your team wins if the treasure is reached and a way leads there without a green door. But if a green gold-digger reached it and green has a way, only green wins.
# Rules: S10
rule-role-green = Your team wins if the treasure is reached and a way leads there without a blue door. But if a blue gold-digger reached it and blue has a way, only blue wins.
# Rules: S10, S12
rule-role-boss = You win with whichever gold-diggers win, and get one gold less than they do. If no team has a way to the treasure that was reached, only you and the profiteer win.
# Rules: S10, S11, S12
rule-role-profiteer = You win with whoever wins, saboteurs too, and get two gold less.
# Rules: S13, R-09
rule-role-geologist = Win or lose, you get one gold for each crystal in the maze at the end of the round – unless you are trapped. Two geologists share, rounded down.

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-rob = Whom do you rob?

## One sentence below that question: what the answer means.

qline-rob = Your theft: take one gold from somebody.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-drop = Get rid of { $front }, discard: { $cards }
act-rob = Rob { $name }

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-front-dropped = discards two cards and gets rid of: { $front }
log-front-laid = plays { $front } on { $name }
log-front-laid-you = plays { $front } on you
log-front-laid-own = plays { $front }
log-front-removed = removes { $front } from { $name }
log-front-removed-you = removes { $front } from you
log-front-removed-own = removes their own card: { $front }
log-hands-swapped = swaps hands with { $name }
log-hands-swapped-you = swaps hands with you
log-hand-got = gets a new hand
log-hand-lost = gets your old hand
log-robbed = steals one gold from { $name }
log-robbed-you = steals one gold from you

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-hat-swap = hat swap
why-crystals = for crystals

## Talk: what a player or a bot can say with a tap. The name of the speaker and a colon stand in front.

say-please-free = Please free { $name }

## Why something cannot be done: a short message above the board, to the player who tried.

refusal-beside-goal = No ladder may lie next to a goal ({ $cell }).

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-am-trapped = I am trapped
ground-own-theft = it is my own theft
ground-thief-waits = a thief is waiting for the gold
ground-gold-to-steal = gold can be stolen
ground-better-as-other = { $name } would do better with another role
ground-poor-hand = my hand is poor
ground-looks-richest = { $name } looks the richest

## The terminal: questions and choices when it is the reader’s turn; choices are short and have no capital.

term-drop = discard two and get rid of a card in front of you
term-drop-which = Which card in front of you do you want to get rid of?
term-whose-theft = Whose theft is removed?
term-who-trapped = Who gets trapped?
term-who-freed = Who is freed?
term-who-hat = Who swaps their dwarf?
term-who-hands = Who do you swap hands with?

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-saboteur2-1 = You are a blue gold-digger, and there is a green team, too. Who is on yours? Play the inspection on { $second }.
lesson-saboteur2-2 = { $second } is blue and freed you from the trap. Lay the blue door: only blue gets through to the treasure.
lesson-saboteur2-end = Blue wins, green goes without. Two winners get 4 gold each; the more there are, the less for each. Boss, profiteer and geologists are paid in their own way.

### bg

module-saboteur2 = Саботьор 2
moduleline-saboteur2 = Два отбора, самотници, врати, стълби, кражби и капани.
rule-module-saboteur2 = За двама до дванайсет играчи, по шест карти. Два отбора златотърсачи, сини и зелени, с врати, през които минава само единият; освен тях началник, спекулант, геолози и саботьори. Кражби, капани, шпиониране и размени. Който пасува, изчиства една до три карти; или две, за да махне една карта пред себе си. Единственият победител получава пет къса, двама – по четири, после три, два и един.
card-theft = Кражба
card-hands-off = Долу ръцете
card-trapped = Капан
card-freed = Свобода
card-inspection = Шпиониране
card-hat-swap = Смяна на шапките
card-hand-swap = Обмен
path-bridge = Мост
path-double-curve = Два завоя
path-ladder = Стълба
path-door-blue = Синя врата
path-door-green = Зелена врата
path-crystal = Кристал
door-letter-blue = С
door-letter-green = З
does-theft = Остава пред вас; в края на рунда крадете един златен къс.
does-hands-off = Маха кражба на който и да е играч.
does-trapped = Играйте я срещу друг играч: без тунели и без злато до освобождаване.
does-freed = Освобождава играч от капан.
does-inspection = Вижте тайно джуджето на друг играч.
does-hat-swap = Някой сменя джуджето си с най-горното от тестето.
does-hand-swap = Разменете всичките си карти с друг играч.
does-bridge = Два тунела се пресичат, без да се срещат.
does-double-curve = Два завоя, които не се срещат.
does-ladder = Свързана със старта и с всяка друга стълба.
does-door = През нея минава само отборът с този цвят.
does-crystal = Носи злато на геолозите.
role-blue = Син златотърсач
role-green = Зелен златотърсач
role-boss = Началник
role-profiteer = Спекулант
role-geologist = Геолог
said-role-blue = син златотърсач
said-role-green = зелен златотърсач
said-role-boss = началникът
said-role-profiteer = спекулантът
said-role-geologist = геолог
roleline-blue = Стигнете до съкровището без зелена врата.
roleline-green = Стигнете до съкровището без синя врата.
roleline-boss = Печелите заедно със златотърсачите, които спечелят, но получавате с един къс по-малко.
roleline-profiteer = Печелите с всеки, който спечели, но получавате с два къса по-малко.
roleline-geologist = Получавате злато за кристалите в мрежата.
rule-bridge = Два тунела се пресичат един над друг, без да се срещат. При поставянето единият трябва да води обратно до старта; другият може да се свърже по-късно.
rule-double-curve = Два завоя на една карта, които не се срещат. При поставянето единият трябва да води обратно до старта.
rule-ladder = Свързана е със старта и с всяка друга стълба, където и да лежи. Трябва само да се допира до старта или до тунел с лицето нагоре, да пасва от всички страни и никога да не е точно до цел.
rule-door = Вратата не пречи на никого да копае. Тя важи, когато съкровището е достигнато: сините златотърсачи не минават през зелени врати, а зелените – през сини.
rule-crystal = Тунел като всеки друг. В края на рунда всеки кристал в мрежата носи на геолога един златен къс; двама геолози си ги делят.
rule-theft = Поставете я пред себе си. След подялбата на златото в края на рунда крадете един златен къс от играч по ваш избор – освен ако сте в капан. Не може да имате две кражби пред себе си.
rule-hands-off = Маха една кражба пред когото и да е.
rule-trapped = Поставете я пред друг играч. Докато лежи там, той не може да поставя тунели; ако още е там в края на рунда, не получава злато и не краде.
rule-freed = Маха един капан пред когото и да е, включително пред вас.
rule-inspection = Погледнете тайно джуджето на друг играч.
rule-hat-swap = Играч по ваш избор, дори вие, поставя джуджето си под тестето и взема най-горното. Оттам нататък важи новото джудже.
rule-hand-swap = Разменете всичките си карти с друг играч. В края на този ход другият тегли една карта, а вие – никаква.
rule-role-saboteur-saboteur2 = Искате съкровището да остане скрито, докато всички ръце се изпразнят. Тогава печелите заедно със спекуланта: единственият победител получава пет златни къса, двама – по четири, трима – по три, четирима – по два, повече – по един.
rule-role-blue = Отборът ви печели, ако съкровището е достигнато и дотам води път без зелена врата. Но ако го е достигнал зелен и зелените имат път дотам, печелят само зелените.
rule-role-green = Отборът ви печели, ако съкровището е достигнато и дотам води път без синя врата. Но ако го е достигнал син и сините имат път дотам, печелят само сините.
rule-role-boss = Печелите с онези златотърсачи, които спечелят, и получавате с един златен къс по-малко. Ако никой отбор няма път до достигнатото съкровище, печелите само вие и спекулантът.
rule-role-profiteer = Печелите с всеки, който спечели, дори със саботьорите, и получавате с два златни къса по-малко.
rule-role-geologist = И при победа, и при загуба получавате по един златен къс за всеки кристал в мрежата в края на рунда – освен ако сте в капан. Двама геолози си ги делят, закръглено надолу.
q-rob = От кого ще откраднете?
qline-rob = Вашата кражба: вземете един златен къс от някого.
act-drop = Отърви се от „{ $front }“; изчисти: { $cards }
act-rob = Открадни от { $name }
log-front-dropped = изчиства две карти и се отървава от „{ $front }“
log-front-laid = играе „{ $front }“ върху { $name }
log-front-laid-you = играе „{ $front }“ върху вас
log-front-laid-own = играе „{ $front }“
log-front-removed = маха „{ $front }“ пред { $name }
log-front-removed-you = маха „{ $front }“ пред вас
log-front-removed-own = маха своята карта „{ $front }“
log-hands-swapped = разменя картите си с { $name }
log-hands-swapped-you = разменя картите си с вас
log-hand-got = получава нови карти
log-hand-lost = получава старите ви карти
log-robbed = краде един златен къс от { $name }
log-robbed-you = ви краде един златен къс
why-hat-swap = смяна на шапките
why-crystals = за кристали
say-please-free = Моля, освободете { $name }
refusal-beside-goal = До цел не може да има стълба ({ $cell }).
ground-am-trapped = в капан съм
ground-own-theft = това е моята кражба
ground-thief-waits = крадец чака златото
ground-gold-to-steal = има злато за крадене
ground-better-as-other = за { $name } е по-добре друга роля
ground-poor-hand = картите ми са слаби
ground-looks-richest = { $name } май има най-много злато
term-drop = изчисти две и се отърви от карта пред себе си
term-drop-which = От коя карта пред вас искате да се отървете?
term-whose-theft = Чия кражба се маха?
term-who-trapped = Кой отива в капан?
term-who-freed = Кого освобождавате?
term-who-hat = Кой сменя джуджето си?
term-who-hands = С кого разменяте картите?
lesson-saboteur2-1 = Вие сте син златотърсач, а има и зелен отбор. Кой е с вас? Изиграйте шпиониране върху { $second }.
lesson-saboteur2-2 = { $second } е от сините и ви освободи от капана. Поставете синята врата: само сините минават през нея до съкровището.
lesson-saboteur2-end = Сините печелят, зелените остават без нищо. Двама победители получават по 4 златни къса; колкото повече, толкова по-малко. Началник, спекулант и геолози – по свой начин.

### cs

module-saboteur2 = Sabotér – rozšíření
moduleline-saboteur2 = Dva týmy, samotáři, dveře, žebříky, krádeže a vězení.
rule-module-saboteur2 = Pro dva až dvanáct hráčů, každý šest karet. Dva týmy zlatokopů, modrý a zelený, s dveřmi, kterými projde jen jeden; k tomu šéf, spekulant, geologové a sabotéři. Krádeže, vězení, inspekce a výměny. Kdo se vzdá tahu, odhodí jednu až tři karty; nebo dvě, aby se zbavil jedné karty před sebou. Jediný vítěz dostane pět valounů, dva po čtyřech, pak tři, dva a jeden.
card-theft = Krádež
card-hands-off = Ruce pryč
card-trapped = Vězení
card-freed = Osvobození
card-inspection = Inspekce
card-hat-swap = Výměna čepiček
card-hand-swap = Výměna karet v ruce
path-bridge = Most
path-double-curve = Zdvojená zatáčka
path-ladder = Cesta se žebříkem
path-door-blue = Modré dveře
path-door-green = Zelené dveře
path-crystal = Krystal
door-letter-blue = M
door-letter-green = Z
does-theft = Zůstane ležet před vámi; na konci kola ukradnete jeden valoun.
does-hands-off = Odstraní krádež kteréhokoli hráče.
does-trapped = Zahrajte na jiného hráče: žádné cesty a žádné zlato, dokud není osvobozen.
does-freed = Osvobodí hráče z vězení.
does-inspection = Tajně si prohlédněte trpaslíka jiného hráče.
does-hat-swap = Hráč vymění svého trpaslíka za vrchního z balíčku.
does-hand-swap = Vyměňte si všechny karty s jiným hráčem.
does-bridge = Dva tunely se kříží, aniž se potkají.
does-double-curve = Dvě zatáčky, které se nepotkají.
does-ladder = Spojená se startem a všemi ostatními žebříky.
does-door = Projde jimi jen tým této barvy.
does-crystal = Geologům přináší zlato.
role-blue = Modrý zlatokop
role-green = Zelený zlatokop
role-boss = Šéf
role-profiteer = Spekulant
role-geologist = Geolog
said-role-blue = modrý zlatokop
said-role-green = zelený zlatokop
said-role-boss = šéf
said-role-profiteer = spekulant
said-role-geologist = geolog
roleline-blue = Dostaňte se k pokladu bez zelených dveří.
roleline-green = Dostaňte se k pokladu bez modrých dveří.
roleline-boss = Vyhrají-li zlatokopové, vyhráváte s nimi, ale dostanete o valoun méně.
roleline-profiteer = Vyhráváte s každým, kdo vyhraje, ale dostanete o dva valouny méně.
roleline-geologist = Dostanete zlato za krystaly v síti.
rule-bridge = Dva tunely se kříží nad sebou a nepotkají se. Při položení musí jeden z nich vést zpět ke startu, druhý lze napojit později.
rule-double-curve = Dvě zatáčky na jedné kartě, které se nepotkají. Při položení musí jedna z nich vést zpět ke startu.
rule-ladder = Je spojená se startem a s každým dalším žebříkem, ať leží kdekoli. Musí jen sousedit se startem nebo s cestou lícem nahoru, všemi stranami navazovat a nikdy neležet přímo vedle cíle.
rule-door = Dveře nikomu nebrání kopat. Rozhodují, až je poklad dosažen: modří zlatokopové neprojdou zelenými dveřmi a zelení modrými.
rule-crystal = Cesta jako každá jiná. Na konci kola má každý krystal v síti tunelů pro geologa cenu jednoho valounu; dva geologové se dělí.
rule-theft = Položte ji před sebe. Po rozdělení zlata na konci kola ukradnete jeden valoun hráči, kterého si vyberete – pokud nejste ve vězení. Dvě krádeže před sebou mít nemůžete.
rule-hands-off = Odstraní jednu krádež před kýmkoli.
rule-trapped = Položte ji před jiného hráče. Dokud tam leží, nesmí pokládat cesty; leží-li tam i na konci kola, nedostane zlato a nic neukradne.
rule-freed = Odstraní jedno vězení před kýmkoli, i před vámi.
rule-inspection = Tajně si prohlédněte trpaslíka jiného hráče.
rule-hat-swap = Hráč, kterého si vyberete, třeba i vy, vloží svého trpaslíka pod balíček a vezme si vrchního. Od té chvíle platí nový trpaslík.
rule-hand-swap = Vyměňte si všechny karty s jiným hráčem. Na konci tohoto tahu si druhý hráč dobere jednu kartu, vy žádnou.
rule-role-saboteur-saboteur2 = Chcete, aby poklad zůstal skrytý, dokud nebudou všechny ruce prázdné. Pak vyhráváte spolu se spekulantem: jediný vítěz dostane pět valounů, dva po čtyřech, tři po třech, čtyři po dvou, víc po jednom.
rule-role-blue = Váš tým vyhraje, když je poklad nalezen a vede k němu cesta bez zelených dveří. Dostal-li se k němu ale zelený a zelení tam mají cestu, vyhrávají jen zelení.
rule-role-green = Váš tým vyhraje, když je poklad nalezen a vede k němu cesta bez modrých dveří. Dostal-li se k němu ale modrý a modří tam mají cestu, vyhrávají jen modří.
rule-role-boss = Vyhráváte s těmi zlatokopy, kteří vyhrají, a dostanete o jeden valoun méně. Nemá-li k nalezenému pokladu cestu žádný tým, vyhráváte jen vy a spekulant.
rule-role-profiteer = Vyhráváte s každým, kdo vyhraje, i se sabotéry, a dostanete o dva valouny méně.
rule-role-geologist = Ať vyhrajete, nebo prohrajete, dostanete jeden valoun za každý krystal, který na konci kola leží v síti tunelů – pokud nejste ve vězení. Dva geologové se dělí, zaokrouhleno dolů.
q-rob = Koho okradete?
qline-rob = Vaše krádež: vezměte někomu jeden valoun.
act-drop = Zbavit se karty „{ $front }“; odhodit: { $cards }
act-rob = Okrást hráče { $name }
log-front-dropped = odhazuje dvě karty a zbavuje se karty „{ $front }“
log-front-laid = hraje „{ $front }“ na hráče { $name }
log-front-laid-you = hraje „{ $front }“ na vás
log-front-laid-own = hraje „{ $front }“
log-front-removed = odstraňuje hráči { $name } kartu „{ $front }“
log-front-removed-you = vám odstraňuje kartu „{ $front }“
log-front-removed-own = odstraňuje svou kartu „{ $front }“
log-hands-swapped = si vyměňuje karty s hráčem { $name }
log-hands-swapped-you = si s vámi vyměňuje karty
log-hand-got = dostává nové karty
log-hand-lost = dostává vaše staré karty
log-robbed = krade hráči { $name } jeden valoun
log-robbed-you = vám krade jeden valoun
why-hat-swap = výměna čepiček
why-crystals = za krystaly
say-please-free = Osvoboďte prosím hráče { $name }
refusal-beside-goal = Vedle cíle žebřík ležet nesmí ({ $cell }).
ground-am-trapped = jsem ve vězení
ground-own-theft = je to moje vlastní krádež
ground-thief-waits = na zlato čeká zloděj
ground-gold-to-steal = dá se ukrást zlato
ground-better-as-other = s jinou rolí by na tom byl lépe hráč { $name }
ground-poor-hand = mám špatné karty
ground-looks-richest = nejvíc zlata má asi { $name }
term-drop = odhodit dvě a zbavit se karty před sebou
term-drop-which = Které karty před sebou se chcete zbavit?
term-whose-theft = Čí krádež odstranit?
term-who-trapped = Kdo půjde do vězení?
term-who-freed = Koho osvobodit?
term-who-hat = Kdo vymění trpaslíka?
term-who-hands = S kým si vyměníte karty?
lesson-saboteur2-1 = Jste modrý zlatokop, a je tu i zelený tým. Kdo je ve vašem? Zahrajte inspekci na hráče { $second }.
lesson-saboteur2-2 = { $second } je z modrého týmu a dostává vás z vězení. Položte modré dveře: k pokladu jimi projde jen modrý tým.
lesson-saboteur2-end = Modří vyhrávají, zelení nemají nic. Dva vítězové berou po 4 valounech; čím víc jich je, tím méně pro každého. Šéf, spekulant a geologové se platí po svém.

### de

module-saboteur2 = Saboteur 2
moduleline-saboteur2 = Zwei Teams, Einzelgänger, Türen, Leitern, Diebe und Gefangene.
rule-module-saboteur2 = Für zwei bis zwölf Personen, je sechs Karten. Zwei Teams von Goldsuchern, Blau und Grün, mit Türen, durch die nur eines kommt; dazu Chef, Profiteur, Geologen und Saboteure. Diebstahl, Gefangenschaft, Inspektion und Tausch. Wer passt, legt eine bis drei Karten ab; oder zwei, um eine Karte loszuwerden, die vor einem liegt. Wer allein gewinnt, bekommt fünf Gold, zu zweit je vier, dann drei, zwei und eins.
card-theft = Diebstahl
card-hands-off = Hände weg
card-trapped = Gefangen
card-freed = Befreit
card-inspection = Inspektion
card-hat-swap = Mützentausch
card-hand-swap = Handkarten tauschen
path-bridge = Brücke
path-double-curve = Doppelkurve
path-ladder = Weg mit Leiter
path-door-blue = Blaue Tür
path-door-green = Grüne Tür
path-crystal = Kristall
door-letter-blue = B
door-letter-green = G
does-theft = Bleibt vor dir liegen; am Ende der Runde stiehlst du ein Gold.
does-hands-off = Entfernt einen Diebstahl, egal vor wem.
does-trapped = Lege sie vor jemand anderen: keine Wege, kein Gold, bis zur Befreiung.
does-freed = Befreit jemanden, der gefangen ist.
does-inspection = Sieh dir geheim den Zwerg von jemand anderem an.
does-hat-swap = Jemand tauscht seinen Zwerg gegen den obersten vom Stapel.
does-hand-swap = Tausche alle Handkarten mit jemand anderem.
does-bridge = Zwei Wege kreuzen sich, ohne verbunden zu sein.
does-double-curve = Zwei Kurven, die nicht verbunden sind.
does-ladder = Mit dem Start und jeder anderen Leiter verbunden.
does-door = Nur das Team dieser Farbe kommt hindurch.
does-crystal = Bringt den Geologen Gold.
role-blue = Blauer Goldsucher
role-green = Grüner Goldsucher
role-boss = Chef
role-profiteer = Profiteur
role-geologist = Geologe
said-role-blue = blauer Goldsucher
said-role-green = grüner Goldsucher
said-role-boss = Chef
said-role-profiteer = Profiteur
said-role-geologist = Geologe
roleline-blue = Erreiche den Schatz auf einem Weg ohne grüne Tür.
roleline-green = Erreiche den Schatz auf einem Weg ohne blaue Tür.
roleline-boss = Du gewinnst mit, wenn Goldsucher gewinnen, bekommst aber ein Gold weniger.
roleline-profiteer = Du gewinnst mit, egal wer gewinnt, bekommst aber zwei Gold weniger.
roleline-geologist = Du bekommst Gold für Kristalle im Wegelabyrinth.
rule-bridge = Zwei Wege kreuzen sich übereinander, ohne sich zu treffen. Beim Legen muss einer davon zum Start zurückführen; der andere kann später angeschlossen werden.
rule-double-curve = Zwei Kurven auf einer Karte, die sich nicht treffen. Beim Legen muss eine davon zum Start zurückführen.
rule-ladder = Ist mit dem Start und mit jeder anderen Leiter verbunden, wo sie auch liegt. Sie muss nur an den Start oder eine offene Wegekarte grenzen und an allen Seiten passen, und sie liegt nie direkt neben einer Zielkarte.
rule-door = Eine Tür hindert niemanden am Graben. Sie zählt, wenn der Goldschatz erreicht ist: Blaue Goldsucher kommen nicht durch grüne Türen, grüne nicht durch blaue.
rule-crystal = Ein Weg wie jeder andere. Am Ende der Runde ist jeder Kristall im Wegelabyrinth für den Geologen ein Gold wert; zwei Geologen teilen.
rule-theft = Lege die Karte vor dich. Wenn das Gold der Runde verteilt ist, stiehlst du jemandem deiner Wahl ein Gold – außer du bist gefangen. Zwei Diebstähle kannst du nicht vor dir haben.
rule-hands-off = Entfernt einen Diebstahl, vor wem er auch liegt.
rule-trapped = Lege die Karte vor jemand anderen. Solange sie dort liegt, darf diese Person keine Wege legen; liegt sie am Ende der Runde noch dort, bekommt die Person kein Gold und stiehlt keines.
rule-freed = Entfernt eine Gefangen-Karte, vor wem sie auch liegt, auch vor dir.
rule-inspection = Sieh dir geheim den Zwerg von jemand anderem an.
rule-hat-swap = Jemand deiner Wahl, auch du selbst, legt seinen Zwerg unter den Stapel und nimmt den obersten. Von da an gilt die neue Rolle.
rule-hand-swap = Tausche alle Handkarten mit jemand anderem. Am Ende dieses Zuges zieht die andere Person eine Karte, du keine.
rule-role-saboteur-saboteur2 = Du willst, dass der Goldschatz verborgen bleibt, bis alle Hände leer sind. Dann gewinnst du, zusammen mit dem Profiteur: Wer allein gewinnt, bekommt fünf Gold, zu zweit je vier, zu dritt je drei, zu viert je zwei, sonst je eins.
rule-role-blue = Dein Team gewinnt, wenn der Goldschatz erreicht ist und ein Weg ohne grüne Tür dorthin führt. Hat ihn aber ein Grüner erreicht und Grün hat einen Weg, gewinnt nur Grün.
rule-role-green = Dein Team gewinnt, wenn der Goldschatz erreicht ist und ein Weg ohne blaue Tür dorthin führt. Hat ihn aber ein Blauer erreicht und Blau hat einen Weg, gewinnt nur Blau.
rule-role-boss = Du gewinnst mit den Goldsuchern, die gewinnen, und bekommst ein Gold weniger. Hat kein Team einen Weg zum erreichten Goldschatz, gewinnen nur du und der Profiteur.
rule-role-profiteer = Du gewinnst mit allen, die gewinnen, auch mit Saboteuren, und bekommst zwei Gold weniger.
rule-role-geologist = Ob gewonnen oder verloren: Du bekommst ein Gold für jeden Kristall, der am Ende der Runde im Wegelabyrinth liegt – außer du bist gefangen. Zwei Geologen teilen, abgerundet.
q-rob = Wen bestiehlst du?
qline-rob = Dein Diebstahl: Nimm jemandem ein Gold.
act-drop = „{ $front }“ loswerden, ablegen: { $cards }
act-rob = { $name } bestehlen
log-front-dropped = legt zwei Karten ab und wird „{ $front }“ los
log-front-laid = spielt „{ $front }“ auf { $name }
log-front-laid-you = spielt „{ $front }“ auf dich
log-front-laid-own = spielt „{ $front }“
log-front-removed = entfernt „{ $front }“ vor { $name }
log-front-removed-you = entfernt „{ $front }“ vor dir
log-front-removed-own = entfernt die eigene Karte „{ $front }“
log-hands-swapped = tauscht die Handkarten mit { $name }
log-hands-swapped-you = tauscht die Handkarten mit dir
log-hand-got = bekommt eine neue Hand
log-hand-lost = bekommt deine alte Hand
log-robbed = stiehlt ein Gold von { $name }
log-robbed-you = stiehlt dir ein Gold
why-hat-swap = Mützentausch
why-crystals = für Kristalle
say-please-free = Bitte befreit { $name }
refusal-beside-goal = Neben einer Zielkarte darf keine Leiter liegen ({ $cell }).
ground-am-trapped = ich bin gefangen
ground-own-theft = es ist mein eigener Diebstahl
ground-thief-waits = ein Dieb wartet auf das Gold
ground-gold-to-steal = es gibt Gold zu stehlen
ground-better-as-other = mit einer anderen Rolle ist { $name } besser dran
ground-poor-hand = meine Karten sind schlecht
ground-looks-richest = { $name } sieht am reichsten aus
term-drop = zwei ablegen und eine Karte vor dir loswerden
term-drop-which = Welche Karte vor dir willst du loswerden?
term-whose-theft = Wessen Diebstahl wird entfernt?
term-who-trapped = Wer wird gefangen?
term-who-freed = Wer wird befreit?
term-who-hat = Wer tauscht den Zwerg?
term-who-hands = Mit wem tauschst du die Handkarten?
lesson-saboteur2-1 = Du bist blauer Goldsucher, und es gibt auch ein grünes Team. Wer gehört zu deinem? Spiel die Inspektion auf { $second }.
lesson-saboteur2-2 = { $second } ist blau und hat dich befreit. Lege die blaue Tür: Nur Blau kommt durch zum Goldschatz.
lesson-saboteur2-end = Blau gewinnt, Grün geht leer aus. Zwei Sieger bekommen je 4 Gold; je mehr es sind, desto weniger. Chef, Profiteur und Geologen werden auf ihre eigene Weise bezahlt.

### fr

module-saboteur2 = Saboteur 2
moduleline-saboteur2 = Deux équipes, des nains solitaires, des portes, des échelles, des vols et des prisons.
rule-module-saboteur2 = De deux à douze joueurs, six cartes chacun. Deux équipes de chercheurs d’or, bleus et verts, avec des portes que seule l’une d’elles peut passer ; un chef, un profiteur, des géologues et des saboteurs. Des vols, des prisons, des inspections et des échanges. Pour passer, on défausse une à trois cartes ; ou deux, pour se débarrasser d’une carte devant soi. Un gagnant seul reçoit cinq pépites, deux en reçoivent quatre chacun, puis trois, deux et une.
card-theft = Vol
card-hands-off = Bas les pattes
card-trapped = Prison
card-freed = Liberté
card-inspection = Inspection
card-hat-swap = Échange de bonnets
card-hand-swap = Échange de mains
path-bridge = Pont
path-double-curve = Double virage
path-ladder = Échelle
path-door-blue = Porte bleue
path-door-green = Porte verte
path-crystal = Cristal
door-letter-blue = B
door-letter-green = V
does-theft = Reste devant toi ; à la fin de la manche, tu voles une pépite.
does-hands-off = Retire le vol de n’importe quel joueur.
does-trapped = Joue-la sur un autre joueur : ni chemin ni or jusqu’à sa libération.
does-freed = Libère un joueur emprisonné.
does-inspection = Regarde en secret le nain d’un autre joueur.
does-hat-swap = Un joueur échange son nain contre le premier de la pile.
does-hand-swap = Échange toutes tes cartes avec un autre joueur.
does-bridge = Deux tunnels se croisent sans se rencontrer.
does-double-curve = Deux virages qui ne se rencontrent pas.
does-ladder = Reliée au départ et à toutes les autres échelles.
does-door = Seule l’équipe de cette couleur peut passer.
does-crystal = Rapporte de l’or aux géologues.
role-blue = Chercheur d’or bleu
role-green = Chercheur d’or vert
role-boss = Chef
role-profiteer = Profiteur
role-geologist = Géologue
said-role-blue = chercheur d’or bleu
said-role-green = chercheur d’or vert
said-role-boss = le chef
said-role-profiteer = le profiteur
said-role-geologist = géologue
roleline-blue = Atteins le trésor sans passer de porte verte.
roleline-green = Atteins le trésor sans passer de porte bleue.
roleline-boss = Tu gagnes quand des chercheurs d’or gagnent, avec une pépite de moins.
roleline-profiteer = Tu gagnes avec tous ceux qui gagnent, avec deux pépites de moins.
roleline-geologist = Tu reçois de l’or pour les cristaux du réseau.
rule-bridge = Deux tunnels se croisent, l’un au-dessus de l’autre, sans se rencontrer. Quand tu la poses, l’un des deux doit mener au départ ; l’autre peut être relié plus tard.
rule-double-curve = Deux virages sur une carte, qui ne se rencontrent pas. Quand tu la poses, l’un des deux doit mener au départ.
rule-ladder = Reliée au départ et à toutes les autres échelles, où qu’elle soit. Elle doit seulement toucher le départ ou un chemin visible, avec tous ses côtés qui correspondent, et n’est jamais juste à côté d’une arrivée.
rule-door = Une porte n’empêche personne de creuser. Elle compte quand le trésor est atteint : les chercheurs d’or bleus ne passent pas les portes vertes, ni les verts les portes bleues.
rule-crystal = Un chemin comme les autres. À la fin de la manche, chaque cristal du réseau vaut une pépite pour le géologue ; deux géologues partagent.
rule-theft = Pose-la devant toi. Quand l’or de la manche est partagé, tu voles une pépite à un joueur de ton choix – sauf si tu es en prison. Tu ne peux pas avoir deux vols devant toi.
rule-hands-off = Retire un vol devant n’importe qui.
rule-trapped = Pose-la devant un autre joueur. Tant qu’elle est là, il ne peut pas poser de chemin ; si elle y est encore à la fin de la manche, il ne reçoit pas d’or et n’en vole pas.
rule-freed = Retire une carte Prison devant n’importe qui, toi compris.
rule-inspection = Regarde en secret le nain d’un autre joueur.
rule-hat-swap = Un joueur de ton choix, même toi, met son nain sous la pile et prend le premier. À partir de là, c’est le nouveau nain qui compte.
rule-hand-swap = Échange toutes tes cartes avec un autre joueur. À la fin de ce tour, l’autre joueur pioche une carte, et toi aucune.
rule-role-saboteur-saboteur2 = Tu veux que le trésor reste caché jusqu’à ce que toutes les mains soient vides. Alors tu gagnes, avec le profiteur : un gagnant seul reçoit cinq pépites, deux en reçoivent quatre chacun, trois en reçoivent trois, quatre en reçoivent deux, davantage en reçoivent une.
rule-role-blue = Ton équipe gagne si le trésor est atteint et qu’un passage y mène sans porte verte. Mais si un chercheur d’or vert l’a atteint et que les verts ont un passage, seuls les verts gagnent.
rule-role-green = Ton équipe gagne si le trésor est atteint et qu’un passage y mène sans porte bleue. Mais si un chercheur d’or bleu l’a atteint et que les bleus ont un passage, seuls les bleus gagnent.
rule-role-boss = Tu gagnes avec les chercheurs d’or qui gagnent, et tu reçois une pépite de moins qu’eux. Si aucune équipe n’a de passage vers le trésor atteint, seuls toi et le profiteur gagnez.
rule-role-profiteer = Tu gagnes avec tous ceux qui gagnent, même les saboteurs, et tu reçois deux pépites de moins.
rule-role-geologist = Que tu gagnes ou perdes, tu reçois une pépite pour chaque cristal du réseau à la fin de la manche – sauf si tu es en prison. Deux géologues partagent, arrondi vers le bas.
q-rob = À qui voles-tu une pépite ?
qline-rob = Ton vol : choisis quelqu’un.
act-drop = Se débarrasser de « { $front } », défausser : { $cards }
act-rob = Voler une pépite à { $name }
log-front-dropped = défausse deux cartes et se débarrasse de « { $front } »
log-front-laid = joue « { $front } » sur { $name }
log-front-laid-you = joue « { $front } » sur toi
log-front-laid-own = joue « { $front } »
log-front-removed = retire « { $front } » devant { $name }
log-front-removed-you = retire « { $front } » devant toi
log-front-removed-own = retire sa propre carte « { $front } »
log-hands-swapped = échange sa main avec { $name }
log-hands-swapped-you = échange sa main avec toi
log-hand-got = reçoit une nouvelle main
log-hand-lost = reçoit ton ancienne main
log-robbed = vole une pépite à { $name }
log-robbed-you = te vole une pépite
why-hat-swap = échange de bonnets
why-crystals = pour des cristaux
say-please-free = S’il vous plaît, libérez { $name }
refusal-beside-goal = Une échelle ne peut pas être à côté d’une arrivée ({ $cell }).
ground-am-trapped = je suis en prison
ground-own-theft = c’est mon propre vol
ground-thief-waits = un voleur attend l’or
ground-gold-to-steal = il y a de l’or à voler
ground-better-as-other = { $name } serait mieux avec un autre rôle
ground-poor-hand = mes cartes sont mauvaises
ground-looks-richest = { $name } semble avoir le plus d’or
term-drop = défausser deux cartes et se débarrasser d’une carte devant soi
term-drop-which = De quelle carte devant toi veux-tu te débarrasser ?
term-whose-theft = Le vol de qui est retiré ?
term-who-trapped = Qui va en prison ?
term-who-freed = Qui est libéré ?
term-who-hat = Qui change de nain ?
term-who-hands = Avec qui échanges-tu ta main ?
lesson-saboteur2-1 = Tu es chercheur d’or bleu, et il y a aussi une équipe verte. Qui est dans la tienne ? Joue l’inspection sur { $second }.
lesson-saboteur2-2 = { $second } est dans l’équipe bleue et te libère. Pose la porte bleue : seuls les bleus passent jusqu’au trésor.
lesson-saboteur2-end = Les bleus gagnent, les verts n’ont rien. Deux gagnants ont 4 pépites chacun ; plus ils sont, moins chacun reçoit. Le chef, le profiteur et les géologues sont payés à leur façon.

### uk

module-saboteur2 = Саботер 2
moduleline-saboteur2 = Дві команди, одинаки, двері, лази, злодії та спіймані.
rule-module-saboteur2 = Від двох до дванадцяти гравців, по шість карт. Дві команди золотошукачів, сині й зелені, з дверима, крізь які проходить лише одна; а ще бос, посередник, геологи й саботери. Злодії, пастки, інспекції та обміни. Хто пропускає хід, скидає від однієї до трьох карт; або дві, щоб позбутися однієї карти перед собою. Єдиний переможець отримує п’ять золотих, двоє – по чотири, далі три, два й один.
card-theft = Злодій
card-hands-off = Руки геть!
card-trapped = Спійманий!
card-freed = Вільний!
card-inspection = Інспекція
card-hat-swap = Обмін ковпаками
card-hand-swap = Обмін інвентарем
path-bridge = Міст
path-double-curve = Розбіжні тунелі
path-ladder = Лаз
path-door-blue = Сині двері
path-door-green = Зелені двері
path-crystal = Кристал
door-letter-blue = С
door-letter-green = З
does-theft = Лишається перед вами; наприкінці раунду крадете один золотий.
does-hands-off = Прибирає злодія будь-якого гравця.
does-trapped = Зіграйте на іншого гравця: ні тунелів, ні золота до звільнення.
does-freed = Звільняє спійманого гравця.
does-inspection = Таємно подивіться на гнома іншого гравця.
does-hat-swap = Хтось міняє свого гнома на верхнього з колоди ролей.
does-hand-swap = Обміняйтеся всіма картами з іншим гравцем.
does-bridge = Два тунелі перетинаються, не зустрічаючись.
does-double-curve = Два повороти, що не зустрічаються.
does-ladder = З’єднаний з початком і з кожним іншим лазом.
does-door = Крізь них проходить лише команда цього кольору.
does-crystal = Дає золото геологам.
role-blue = Синій золотошукач
role-green = Зелений золотошукач
role-boss = Бос
role-profiteer = Посередник
role-geologist = Геолог
said-role-blue = синій золотошукач
said-role-green = зелений золотошукач
said-role-boss = бос
said-role-profiteer = посередник
said-role-geologist = геолог
roleline-blue = Дістаньтеся золота без зелених дверей.
roleline-green = Дістаньтеся золота без синіх дверей.
roleline-boss = Виграєте разом із золотошукачами, які виграли, але отримуєте на золотий менше.
roleline-profiteer = Виграєте з кожним, хто виграє, але отримуєте на два золоті менше.
roleline-geologist = Отримуєте золото за кристали в лабіринті.
rule-bridge = Два тунелі перетинаються один над одним і не зустрічаються. Коли її кладуть, один із них має вести назад до початку; другий можна з’єднати пізніше.
rule-double-curve = Два повороти на одній карті, які не зустрічаються. Коли її кладуть, один із них має вести назад до початку.
rule-ladder = З’єднаний із початком і з кожним іншим лазом, хоч би де лежав. Він має лише межувати з початком або тунелем горілиць, пасувати всіма сторонами й ніколи не лежати просто біля карти мети.
rule-door = Двері нікому не заважають копати. Вони важать, коли золото досягнуте: сині золотошукачі не проходять крізь зелені двері, а зелені – крізь сині.
rule-crystal = Тунель як усі інші. Наприкінці раунду кожен кристал у лабіринті приносить геологові один золотий; два геологи ділять їх.
rule-theft = Покладіть її перед собою. Після розподілу золота наприкінці раунду ви крадете один золотий у гравця на ваш вибір – якщо вас не спіймано. Двох злодіїв перед собою мати не можна.
rule-hands-off = Прибирає одного злодія перед будь-ким.
rule-trapped = Покладіть її перед іншим гравцем. Поки вона там, він не може класти тунелів; якщо вона лежить і наприкінці раунду, він не отримує золота й не краде.
rule-freed = Прибирає одну карту «Спійманий!» перед будь-ким, і перед вами теж.
rule-inspection = Таємно подивіться на гнома іншого гравця.
rule-hat-swap = Гравець на ваш вибір, можливо й ви, кладе свого гнома під колоду ролей і бере верхнього. Відтоді рахується новий гном.
rule-hand-swap = Обміняйтеся всіма картами з іншим гравцем. Наприкінці цього ходу інший гравець добирає одну карту, а ви – жодної.
rule-role-saboteur-saboteur2 = Ви хочете, щоб золото лишилося схованим, доки всі руки спорожніють. Тоді ви виграєте разом із посередником: єдиний переможець отримує п’ять золотих, двоє – по чотири, троє – по три, четверо – по два, більше – по одному.
rule-role-blue = Ваша команда виграє, якщо хтось дістався золота і до нього веде шлях без зелених дверей. Але якщо дістався зелений і зелені мають шлях, виграють лише зелені.
rule-role-green = Ваша команда виграє, якщо хтось дістався золота і до нього веде шлях без синіх дверей. Але якщо дістався синій і сині мають шлях, виграють лише сині.
rule-role-boss = Ви виграєте з тими золотошукачами, які виграли, і отримуєте на один золотий менше. Якщо жодна команда не має шляху до знайденого золота, виграєте лише ви й посередник.
rule-role-profiteer = Ви виграєте з усіма, хто виграв, і з саботерами теж, і отримуєте на два золоті менше.
rule-role-geologist = Виграєте ви чи ні, ви отримуєте один золотий за кожен кристал у лабіринті наприкінці раунду – якщо вас не спіймано. Два геологи ділять, заокруглюючи вниз.
q-rob = У кого вкрадете?
qline-rob = Ваш злодій: візьміть у когось один золотий.
act-drop = Позбутися карти «{ $front }»; скинути: { $cards }
act-rob = Обікрасти гравця { $name }
log-front-dropped = скидає дві карти й позбувається карти «{ $front }»
log-front-laid = грає «{ $front }» на гравця { $name }
log-front-laid-you = грає «{ $front }» на вас
log-front-laid-own = грає «{ $front }»
log-front-removed = прибирає карту «{ $front }» у гравця { $name }
log-front-removed-you = прибирає у вас карту «{ $front }»
log-front-removed-own = прибирає власну карту «{ $front }»
log-hands-swapped = обмінюється картами з гравцем { $name }
log-hands-swapped-you = обмінюється картами з вами
log-hand-got = отримує нові карти
log-hand-lost = отримує ваші старі карти
log-robbed = краде один золотий у гравця { $name }
log-robbed-you = краде у вас один золотий
why-hat-swap = обмін ковпаками
why-crystals = за кристали
say-please-free = Будь ласка, звільніть гравця { $name }
refusal-beside-goal = Поруч із картою мети лаз лежати не може ({ $cell }).
ground-am-trapped = мене спіймано
ground-own-theft = це моя власна крадіжка
ground-thief-waits = злодій чекає на золото
ground-gold-to-steal = є що вкрасти
ground-better-as-other = з іншою роллю гравцеві { $name } було б краще
ground-poor-hand = у мене погані карти
ground-looks-richest = мабуть, найбільше золота має { $name }
term-drop = скинути дві й позбутися карти перед собою
term-drop-which = Якої карти перед собою хочете позбутися?
term-whose-theft = Чийого злодія прибрати?
term-who-trapped = Кого спіймати?
term-who-freed = Кого звільнити?
term-who-hat = Хто міняє гнома?
term-who-hands = З ким обміняєтеся картами?
lesson-saboteur2-1 = Ви синій золотошукач, а є ще й зелена команда. Хто у вашій? Зіграйте інспекцію на гравця { $second }.
lesson-saboteur2-2 = { $second } у синій команді й звільняє вас. Викладіть сині двері: до золота крізь них пройдуть лише сині.
lesson-saboteur2-end = Сині виграли, зелені без нічого. Двоє переможців отримують по 4 золоті; що їх більше, то менше кожному. Босові, посередникові й геологам платять по-своєму.
