### en

### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $cell_hidden: a goal or a chest that something is done to: "the chest (3 right)"
### $name: a player's name, or the name of a card or module
### $tool: a tool: "pick"

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-break-pick = Broken pick
card-break-lantern = Broken lantern
card-break-cart = Broken cart
card-fix-pick = Repair: pick
card-fix-lantern = Repair: lantern
card-fix-cart = Repair: cart
card-fix-pick-lantern = Repair: pick or lantern
card-fix-pick-cart = Repair: pick or cart
card-fix-lantern-cart = Repair: lantern or cart
card-rockfall = Rockfall
card-map = Map

## Names of path cards, before arrows that show the open sides: "Dead end ↑ | →".

path-plain = Path
path-dead-end = Dead end

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-break = Play it on another player: no paths for them until it is repaired.
does-fix = Repairs one broken tool of this kind – yours or anyone’s.
does-rockfall = Removes one path card from the maze.
does-map = Look secretly at one face-down goal.
does-path = Makes the tunnel longer. Tunnel must meet tunnel.
does-dead-end = Its tunnels end here: no way through.

## Names of the dwarfs as a title: on the card, above a text. docs/glossary.md has the terms.

role-saboteur = Saboteur

## The same dwarfs inside a sentence, after "is", "was" or "I am": "Anna was a saboteur".

said-role-saboteur = a saboteur

## What a player with this dwarf wants: below the dwarf’s name, to that player alone.

roleline-saboteur = Stop everybody from reaching the treasure.

## What a goal can be, as a title. docs/glossary.md has the terms.

goal-treasure = Treasure
goal-stone = Stone

## The same inside a sentence, after "is" or a colon: "Anna turns the top goal: the treasure".

said-goal-treasure = the treasure
said-goal-stone = a stone

## A tool as what is broken or repaired: "breaks Anna’s pick". Write it as the object of such a verb, with the article
## if there is one.

tool-pick = pick
tool-lantern = lantern
tool-cart = cart

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: B6, B7, B8
rule-path = Lay it on an empty cell next to the maze. Where it touches face-up cards, tunnel must meet tunnel and rock must meet rock, and at least one of its tunnels must lead back to the start. You may turn it upside down, never sideways. Then draw a card.
# Rules: B7
rule-dead-end = Laid like any path, but its tunnels stop inside the card and lead nowhere. Good for holding others up.
# Rules: B9
rule-break = Lay it in front of another player. While any broken tool lies there, that player cannot lay path cards. Nobody has two of the same kind in front of them.
# Rules: B10
rule-fix = Removes one such broken tool from in front of anybody, yourself included. Both cards go to the discard pile.
# Rules: B10
rule-fix-two = Shows two tools: it removes one broken tool of either kind from in front of anybody, but never two at once.
# Rules: B11, M7
rule-rockfall = Take one path card out of the maze, but never the start or a goal. What is cut off stays where it is and counts again once it is connected again. A covered chest tunnel can be removed, too.
# Rules: B12, M7
rule-map = Look secretly at one face-down goal. If you play with chests, you may look at a covered chest instead. What you say about it is up to you.

## The rules, and the sheet about one’s own dwarf: what the dwarf wants and gets. A key that ends in -tournament or
## -saboteur2 is for that game.

# Rules: B15, B17
rule-role-saboteur = You want the treasure to stay hidden until all hands are empty. Then the saboteurs get the gold: four for one alone, three each for two or three, two each for four.

## The rules: what a goal does when it is turned.

# Rules: B13, B16
rule-goal-treasure = Whoever connects it to the start ends the round at once, and the gold-diggers are paid.
# Rules: B13
rule-goal-stone = Nothing here. It stays in the maze face up, its tunnels lead on, and the search goes on.

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-tool-broken = breaks { $name }’s { $tool }
log-tool-broken-you = breaks your { $tool }
log-tool-broken-own = breaks their own { $tool }
log-tool-mended = repairs { $name }’s { $tool }
log-tool-mended-you = repairs your { $tool }
log-tool-mended-own = repairs their own { $tool }
log-rock-fell = plays a rockfall ({ $cell })
log-map-read = looks secretly at { $cell_hidden }

## Talk: what a player or a bot can say with a tap. The name of the speaker and a colon stand in front.

say-please-mend = Please repair { $name }’s { $tool }
say-please-break = Please break one of { $name }’s tools
say-please-read = Please look at { $cell }

## The terminal: questions and choices when it is the reader’s turn; choices are short and have no capital.

term-whose-tool = Whose tool?
term-which-tool = Which tool?
term-which-falls = Which card is removed?
term-look-at = What do you look at?

### bg

card-break-pick = Счупена кирка
card-break-lantern = Счупен фенер
card-break-cart = Счупена количка
card-fix-pick = Ремонт: кирка
card-fix-lantern = Ремонт: фенер
card-fix-cart = Ремонт: количка
card-fix-pick-lantern = Ремонт: кирка или фенер
card-fix-pick-cart = Ремонт: кирка или количка
card-fix-lantern-cart = Ремонт: фенер или количка
card-rockfall = Свлачище
card-map = Схема
path-plain = Тунел
path-dead-end = Задънен тунел
does-break = Играйте я срещу друг играч: без тунели, докато не се ремонтира.
does-fix = Ремонтира един такъв счупен инструмент – ваш или на друг играч.
does-rockfall = Маха една карта с тунел от мрежата.
does-map = Вижте тайно една закрита цел.
does-path = Удължава тунела: тунел трябва да среща тунел.
does-dead-end = Тунелите ѝ свършват тук: няма път нататък.
role-saboteur = Саботьор
said-role-saboteur = саботьор
roleline-saboteur = Не позволявайте на никого да стигне до съкровището.
goal-treasure = Златно съкровище
goal-stone = Черна скала
said-goal-treasure = съкровището
said-goal-stone = черна скала
tool-pick = кирката
tool-lantern = фенера
tool-cart = количката
rule-path = Поставете я на празно поле до мрежата от тунели. Където се допира до карти с лицето нагоре, тунел трябва да среща тунел, а скала – скала, и поне един от тунелите ѝ да води обратно до старта. Може да я завъртите надолу с главата, но никога напречно. После теглите карта.
rule-dead-end = Поставя се като всеки тунел, но проходите ѝ свършват вътре в картата и не водят доникъде. Добра е, за да бавите другите.
rule-break = Поставете я пред друг играч. Докато пред него лежи счупен инструмент, той не може да поставя карти с тунел. Никой няма пред себе си два еднакви.
rule-fix = Маха един такъв счупен инструмент пред когото и да е, включително пред вас. И двете карти отиват при изчистените.
rule-fix-two = Показва два инструмента: маха един счупен инструмент от който и да е от двата вида пред когото и да е, но никога два наведнъж.
rule-rockfall = Вземете една карта с тунел от мрежата, но никога старта или цел. Отрязаното остава на място и важи отново, щом пак бъде свързано. Може да се махне и покрит тунел над ковчеже.
rule-map = Погледнете тайно една цел с лицето надолу; ако играете с ковчежета, може вместо това покрито ковчеже. Какво ще кажете за това, решавате вие.
rule-role-saboteur = Искате съкровището да остане скрито, докато всички ръце се изпразнят. Тогава златото е за саботьорите: четири къса за един, по три за двама или трима, по два за четирима.
rule-goal-treasure = Който го свърже със старта, веднага приключва рунда и златотърсачите получават злато.
rule-goal-stone = Тук няма нищо. Остава с лицето нагоре в мрежата, тунелите ѝ водят нататък и търсенето продължава.
log-tool-broken = чупи { $tool } на { $name }
log-tool-broken-you = ви чупи { $tool }
log-tool-broken-own = си чупи { $tool }
log-tool-mended = ремонтира { $tool } на { $name }
log-tool-mended-you = ви ремонтира { $tool }
log-tool-mended-own = си ремонтира { $tool }
log-rock-fell = играе свлачище ({ $cell })
log-map-read = поглежда тайно { $cell_hidden }
say-please-mend = Моля, ремонтирайте { $tool } на { $name }
say-please-break = Моля, счупете инструмент на { $name }
say-please-read = Моля, погледнете { $cell }
term-whose-tool = Чий инструмент?
term-which-tool = Кой инструмент?
term-which-falls = Коя карта се маха?
term-look-at = Какво ще погледнете?

### cs

card-break-pick = Rozbitý krumpáč
card-break-lantern = Rozbitá lucerna
card-break-cart = Rozbitý vozík
card-fix-pick = Oprava: krumpáč
card-fix-lantern = Oprava: lucerna
card-fix-cart = Oprava: vozík
card-fix-pick-lantern = Oprava: krumpáč nebo lucerna
card-fix-pick-cart = Oprava: krumpáč nebo vozík
card-fix-lantern-cart = Oprava: lucerna nebo vozík
card-rockfall = Zával
card-map = Mapa pokladu
path-plain = Cesta
path-dead-end = Slepá cesta
does-break = Zahrajte na jiného hráče: do opravy nesmí pokládat cesty.
does-fix = Opraví jeden takový rozbitý nástroj – váš nebo kohokoli jiného.
does-rockfall = Odstraní jednu kartu cesty ze sítě.
does-map = Tajně si prohlédněte jeden cíl ležící lícem dolů.
does-path = Prodlužuje tunel: tunel musí navázat na tunel.
does-dead-end = Její tunely tu končí: dál to nejde.
role-saboteur = Sabotér
said-role-saboteur = sabotér
roleline-saboteur = Zabraňte všem, aby se dostali k pokladu.
goal-treasure = Zlatý poklad
goal-stone = Černá skála
said-goal-treasure = zlatý poklad
said-goal-stone = černá skála
tool-pick = krumpáč
tool-lantern = lucernu
tool-cart = vozík
rule-path = Položte ji na prázdné pole vedle sítě tunelů. Kde sousedí s kartami lícem nahoru, musí tunel navazovat na tunel a skála na skálu a aspoň jeden její tunel musí vést zpět ke startu. Smíte ji otočit vzhůru nohama, nikdy napříč. Pak si doberte kartu.
rule-dead-end = Pokládá se jako každá cesta, ale její tunely končí uvnitř karty a nikam nevedou. Hodí se, když chcete ostatní zdržet.
rule-break = Položte ji před jiného hráče. Dokud před ním leží nějaký rozbitý nástroj, nesmí pokládat karty cest. Nikdo před sebou nemá dva stejné.
rule-fix = Odstraní jeden takový rozbitý nástroj před kýmkoli, i před vámi. Obě karty jdou na odhazovací hromádku.
rule-fix-two = Ukazuje dva nástroje: odstraní jeden rozbitý nástroj kteréhokoli z obou druhů před kýmkoli, nikdy však dva najednou.
rule-rockfall = Vezměte jednu kartu cesty ze sítě tunelů, nikdy však start ani cíl. Co je odříznuté, zůstává ležet a platí znovu, jakmile je opět spojené. Odstranit lze i zakrytou cestu nad truhlou.
rule-map = Tajně si prohlédněte jeden cíl ležící lícem dolů; hrajete-li s truhlami, můžete si místo toho prohlédnout zakrytou truhlu. Co o tom řeknete, je na vás.
rule-role-saboteur = Chcete, aby poklad zůstal skrytý, dokud nebudou všechny ruce prázdné. Pak dostanou zlato sabotéři: jeden čtyři valouny, dva nebo tři po třech, čtyři po dvou.
rule-goal-treasure = Kdo ho spojí se startem, ihned ukončí kolo a zlatokopové dostanou zaplaceno.
rule-goal-stone = Tady nic není. Zůstává v síti lícem nahoru, její tunely vedou dál a hledá se dál.
log-tool-broken = rozbíjí hráči { $name } { $tool }
log-tool-broken-you = vám rozbíjí { $tool }
log-tool-broken-own = si rozbíjí { $tool }
log-tool-mended = opravuje hráči { $name } { $tool }
log-tool-mended-you = vám opravuje { $tool }
log-tool-mended-own = si opravuje { $tool }
log-rock-fell = hraje zával ({ $cell })
log-map-read = si tajně prohlíží { $cell_hidden }
say-please-mend = Opravte prosím hráči { $name } { $tool }
say-please-break = Sabotujte prosím hráče { $name }
say-please-read = Prohlédněte si prosím { $cell }
term-whose-tool = Komu?
term-which-tool = Který nástroj?
term-which-falls = Kterou kartu odstranit?
term-look-at = Co si prohlédnete?

### de

card-break-pick = Kaputte Spitzhacke
card-break-lantern = Kaputte Lampe
card-break-cart = Kaputte Lore
card-fix-pick = Reparatur: Spitzhacke
card-fix-lantern = Reparatur: Lampe
card-fix-cart = Reparatur: Lore
card-fix-pick-lantern = Reparatur: Spitzhacke oder Lampe
card-fix-pick-cart = Reparatur: Spitzhacke oder Lore
card-fix-lantern-cart = Reparatur: Lampe oder Lore
card-rockfall = Steinschlag
card-map = Schatzkarte
path-plain = Weg
path-dead-end = Sackgasse
does-break = Lege sie vor jemand anderen: keine Wege, bis das Werkzeug repariert ist.
does-fix = Repariert ein solches kaputtes Werkzeug – deines oder das von jemand anderem.
does-rockfall = Entfernt eine Wegekarte aus dem Wegelabyrinth.
does-map = Sieh dir geheim eine verdeckte Zielkarte an.
does-path = Verlängert den Weg: Weg muss auf Weg treffen.
does-dead-end = Diese Wege enden hier: kein Durchkommen.
role-saboteur = Saboteur
said-role-saboteur = Saboteur
roleline-saboteur = Sorge dafür, dass niemand den Schatz erreicht.
goal-treasure = Goldschatz
goal-stone = Schwarzer Stein
said-goal-treasure = der Goldschatz
said-goal-stone = ein schwarzer Stein
tool-pick = die Spitzhacke
tool-lantern = die Lampe
tool-cart = die Lore
rule-path = Lege sie auf ein leeres Feld neben dem Wegelabyrinth. Wo sie an offene Karten grenzt, muss Weg auf Weg und Fels auf Fels treffen, und mindestens einer ihrer Wege muss zum Start zurückführen. Du darfst sie auf den Kopf drehen, nie quer legen. Dann ziehst du eine Karte nach.
rule-dead-end = Wird wie jeder Weg gelegt, doch ihre Wege enden in der Karte und führen nirgendwohin. Gut, um andere aufzuhalten.
rule-break = Lege sie vor jemand anderen. Solange irgendein kaputtes Werkzeug dort liegt, darf diese Person keine Wegekarten legen. Von jeder Sorte liegt höchstens eines vor derselben Person.
rule-fix = Entfernt ein solches kaputtes Werkzeug, vor wem es auch liegt, auch vor dir. Beide Karten kommen auf den Ablagestapel.
rule-fix-two = Zeigt zwei Werkzeuge: Sie entfernt ein kaputtes Werkzeug von einer der beiden Sorten, vor wem es auch liegt, aber nie zwei auf einmal.
rule-rockfall = Nimm eine Wegekarte aus dem Wegelabyrinth, aber nie den Start oder ein Ziel. Was abgeschnitten ist, bleibt liegen und zählt wieder, sobald es wieder verbunden ist. Auch ein verdeckter Truhenweg kann entfernt werden.
rule-map = Sieh dir geheim eine verdeckte Zielkarte an. Spielt ihr mit Schatztruhen, darfst du stattdessen eine verdeckte Truhe ansehen. Was du darüber erzählst, ist deine Sache.
rule-role-saboteur = Du willst, dass der Goldschatz verborgen bleibt, bis alle Hände leer sind. Dann bekommen die Saboteure das Gold: vier für einen allein, je drei für zwei oder drei, je zwei für vier.
rule-goal-treasure = Wer ihn mit dem Start verbindet, beendet sofort die Runde, und die Goldsucher werden bezahlt.
rule-goal-stone = Hier ist nichts. Er bleibt offen im Wegelabyrinth, seine Wege führen weiter, und die Suche geht weiter.
log-tool-broken = macht { $tool } von { $name } kaputt
log-tool-broken-you = macht dir { $tool } kaputt
log-tool-broken-own = macht sich selbst { $tool } kaputt
log-tool-mended = repariert { $tool } von { $name }
log-tool-mended-you = repariert dir { $tool }
log-tool-mended-own = repariert bei sich { $tool }
log-rock-fell = spielt Steinschlag ({ $cell })
log-map-read = sieht sich geheim { $cell_hidden } an
say-please-mend = Bitte repariert { $tool } von { $name }
say-please-break = Bitte sabotiert { $name }
say-please-read = Bitte seht euch { $cell } an
term-whose-tool = Wessen Werkzeug?
term-which-tool = Welches Werkzeug?
term-which-falls = Welche Karte wird entfernt?
term-look-at = Was siehst du dir an?

### fr

card-break-pick = Pioche cassée
card-break-lantern = Lampe cassée
card-break-cart = Chariot cassé
card-fix-pick = Réparation : pioche
card-fix-lantern = Réparation : lampe
card-fix-cart = Réparation : chariot
card-fix-pick-lantern = Réparation : pioche ou lampe
card-fix-pick-cart = Réparation : pioche ou chariot
card-fix-lantern-cart = Réparation : lampe ou chariot
card-rockfall = Éboulement
card-map = Plan secret
path-plain = Chemin
path-dead-end = Impasse
does-break = Joue-la sur un autre joueur : pas de chemin pour lui jusqu’à la réparation.
does-fix = Répare un outil cassé de cette sorte – le tien ou celui d’un autre.
does-rockfall = Retire une carte Chemin du réseau.
does-map = Regarde en secret une arrivée face cachée.
does-path = Prolonge le tunnel : un tunnel doit toucher un tunnel.
does-dead-end = Ses tunnels s’arrêtent ici : on ne passe pas.
role-saboteur = Saboteur
said-role-saboteur = saboteur
roleline-saboteur = Empêche tout le monde d’atteindre le trésor.
goal-treasure = Trésor
goal-stone = Pierre
said-goal-treasure = le trésor
said-goal-stone = une pierre
tool-pick = la pioche
tool-lantern = la lampe
tool-cart = le chariot
rule-path = Pose-la sur une case vide à côté du réseau. Là où elle touche des cartes visibles, un tunnel doit rencontrer un tunnel et la roche la roche, et au moins un de ses tunnels doit mener au départ. Tu peux la faire pivoter tête en bas, jamais la poser en travers. Ensuite, pioche une carte.
rule-dead-end = Se pose comme un chemin, mais ses tunnels s’arrêtent dans la carte et ne mènent nulle part. Utile pour retarder les autres.
rule-break = Pose-la devant un autre joueur. Tant qu’il a un outil cassé, il ne peut pas poser de carte Chemin. Personne n’a deux fois la même sorte devant soi.
rule-fix = Retire un outil cassé de cette sorte devant n’importe qui, toi compris. Les deux cartes vont à la défausse.
rule-fix-two = Montre deux outils : elle retire un outil cassé de l’une des deux sortes devant n’importe qui, mais jamais deux à la fois.
rule-rockfall = Retire une carte Chemin du réseau, mais jamais le départ ni une arrivée. Ce qui est coupé reste en place et compte de nouveau dès qu’il est relié. On peut aussi retirer un tunnel de coffre couvert.
rule-map = Regarde en secret une arrivée face cachée. Si vous jouez avec les coffres, tu peux regarder un coffre couvert à la place. Ce que tu en dis, c’est ton affaire.
rule-role-saboteur = Tu veux que le trésor reste caché jusqu’à ce que toutes les mains soient vides. Alors l’or est pour les saboteurs : quatre pépites pour un seul, trois chacun pour deux ou trois, deux chacun pour quatre.
rule-goal-treasure = Qui le relie au départ termine aussitôt la manche, et les chercheurs d’or sont payés.
rule-goal-stone = Rien ici. Elle reste visible dans le réseau, ses tunnels continuent, et la recherche aussi.
log-tool-broken = casse { $tool } de { $name }
log-tool-broken-you = te casse { $tool }
log-tool-broken-own = casse un de ses propres outils : { $tool }
log-tool-mended = répare { $tool } de { $name }
log-tool-mended-you = te répare { $tool }
log-tool-mended-own = répare un de ses propres outils : { $tool }
log-rock-fell = joue un éboulement ({ $cell })
log-map-read = regarde en secret { $cell_hidden }
say-please-mend = S’il vous plaît, réparez { $tool } de { $name }
say-please-break = S’il vous plaît, cassez un outil de { $name }
say-please-read = S’il vous plaît, regardez { $cell }
term-whose-tool = L’outil de qui ?
term-which-tool = Quel outil ?
term-which-falls = Quelle carte est retirée ?
term-look-at = Que regardes-tu ?

### uk

card-break-pick = Зламана кирка
card-break-lantern = Зламаний ліхтар
card-break-cart = Зламана вагонетка
card-fix-pick = Ремонт: кирка
card-fix-lantern = Ремонт: ліхтар
card-fix-cart = Ремонт: вагонетка
card-fix-pick-lantern = Ремонт: кирка або ліхтар
card-fix-pick-cart = Ремонт: кирка або вагонетка
card-fix-lantern-cart = Ремонт: ліхтар або вагонетка
card-rockfall = Обвал тунелю
card-map = Розвідка
path-plain = Тунель
path-dead-end = Глухий тунель
does-break = Зіграйте на іншого гравця: жодних тунелів, доки не відремонтують.
does-fix = Ремонтує один такий зламаний інструмент – ваш або будь-чий.
does-rockfall = Прибирає одну карту тунелю з лабіринту.
does-map = Таємно подивіться на одну закриту карту мети.
does-path = Подовжує тунель: тунель має зустріти тунель.
does-dead-end = Її тунелі тут закінчуються: далі не пройти.
role-saboteur = Саботер
said-role-saboteur = саботер
roleline-saboteur = Не дайте нікому дістатися золота.
goal-treasure = Карта із золотом
goal-stone = Чорний камінь
said-goal-treasure = золото
said-goal-stone = чорний камінь
tool-pick = кирку
tool-lantern = ліхтар
tool-cart = вагонетку
rule-path = Покладіть її на порожню клітинку поруч із лабіринтом. Де вона межує з картами горілиць, тунель має зустріти тунель, а скеля – скелю, і хоча б один її тунель має вести назад до початку. Її можна повернути догори низом, але ніколи впоперек. Потім доберіть карту.
rule-dead-end = Викладається як будь-який тунель, але її ходи закінчуються всередині карти й нікуди не ведуть. Добра, щоб затримати інших.
rule-break = Покладіть її перед іншим гравцем. Поки перед ним лежить зламаний інструмент, він не може класти карт тунелів. Двох однакових перед гравцем не буває.
rule-fix = Прибирає один такий зламаний інструмент перед будь-ким, і перед вами теж. Обидві карти йдуть у скид.
rule-fix-two = Показує два інструменти: прибирає один зламаний інструмент будь-якого з двох видів перед будь-ким, але ніколи два одразу.
rule-rockfall = Заберіть одну карту тунелю з лабіринту, але ніколи не початок і не карту мети. Відрізане лишається лежати й знову рахується, щойно його з’єднають. Можна прибрати й закритий тунель над скринею.
rule-map = Таємно подивіться на одну карту мети долілиць; якщо граєте зі скринями, можна натомість на закриту скриню. Що про це казати, вирішуєте ви.
rule-role-saboteur = Ви хочете, щоб золото лишилося схованим, доки всі руки спорожніють. Тоді скарби отримують саботери: чотири золоті для одного, по три для двох чи трьох, по два для чотирьох.
rule-goal-treasure = Хто з’єднає її з початком, одразу закінчує раунд, і золотошукачі отримують плату.
rule-goal-stone = Тут нічого. Він лишається в лабіринті горілиць, його тунелі ведуть далі, і пошук триває.
log-tool-broken = ламає { $tool } гравцеві { $name }
log-tool-broken-you = ламає вам { $tool }
log-tool-broken-own = ламає собі { $tool }
log-tool-mended = ремонтує { $tool } гравцеві { $name }
log-tool-mended-you = ремонтує вам { $tool }
log-tool-mended-own = ремонтує собі { $tool }
log-rock-fell = грає обвал ({ $cell })
log-map-read = таємно дивиться на { $cell_hidden }
say-please-mend = Будь ласка, відремонтуйте { $tool } гравцеві { $name }
say-please-break = Будь ласка, зламайте інструмент гравцеві { $name }
say-please-read = Будь ласка, подивіться на { $cell }
term-whose-tool = Чий інструмент?
term-which-tool = Який інструмент?
term-which-falls = Яку карту прибрати?
term-look-at = На що подивитеся?
