### en

### $name: a player's name, or the name of a card or module
### $victim: a player's name
### $what: what a card would do: "Map → the top goal"
### $first: a player's name: who sits next to the learner, clockwise

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-veto = Veto

## What a module is, in one line below its name on "New table".

moduleline-veto = Cancel a card just as somebody plays it.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-veto = Veto

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-veto = Not on your turn: cancels a card just as it is played.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C19, R-12
rule-veto = Play it when it is not your turn, against a path or action card that somebody has just played, before it takes effect. Both cards are discarded, that player draws one card and their turn is over; then you draw one. On your own turn you can only discard it.

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-veto-window = Veto?

## One sentence below that question: what the answer means.

qline-veto-window = { $name }: { $what }
veto-answered = Answered. Waiting for the others.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-allow = Allow
act-veto = Veto!

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-card-vetoed = vetoes the card of { $victim } ({ $what })
log-card-vetoed-you = vetoes your card ({ $what })

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-harms-me = the card would hurt me
ground-may-be-played = the card does not bother me

## The terminal: what is written beside the board.

term-veto-played = the Veto has been played

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-veto-1 = Two paths are missing: lay one. Keep the Veto: it is played when it is not your turn.
lesson-veto-2 = { $first } wants to bring down your tunnel with a rockfall. Stop it!
lesson-veto-3 = Both cards are gone, and the turn of { $first } is over. Lay the last path.
lesson-veto-end = Everybody is asked about every card, so nobody learns who holds the Veto. There is only one: keep it for a card that matters.

### bg

module-veto = Вето
moduleline-veto = Спрете карта точно когато някой я играе.
card-veto = Вето
does-veto = Извън вашия ход: спира карта точно когато се играе.
rule-veto = Играйте я, когато не сте на ход, срещу карта с тунел или с действие, която някой току-що е изиграл, преди да подейства. И двете карти се изчистват, онзи играч тегли една карта и ходът му свършва; после вие теглите една. В своя ход може само да я изчистите.
q-veto-window = Вето?
qline-veto-window = { $name }: { $what }
veto-answered = Отговорено. Изчакваме другите.
act-allow = Допусни
act-veto = Вето!
log-card-vetoed = налага вето на картата на { $victim } ({ $what })
log-card-vetoed-you = налага вето на вашата карта ({ $what })
ground-harms-me = картата би ми навредила
ground-may-be-played = картата не ми пречи
term-veto-played = ветото вече е изиграно
lesson-veto-1 = Липсват два тунела: поставете един. Пазете ветото: играе се, когато не сте на ход.
lesson-veto-2 = { $first } иска да срути тунела ви със свлачище. Спрете го!
lesson-veto-3 = И двете карти ги няма, а ходът на { $first } свърши. Поставете последния тунел.
lesson-veto-end = За всяка карта питат всички, затова никой не научава кой държи ветото. То е само едно: пазете го за важна карта.

### cs

module-veto = Veto
moduleline-veto = Zrušte kartu ve chvíli, kdy ji někdo hraje.
card-veto = Veto
does-veto = Mimo svůj tah: zruší kartu, kterou někdo právě hraje.
rule-veto = Zahrajte ji, když nejste na tahu, proti kartě cesty nebo akční kartě, kterou někdo právě zahrál, dřív než začne platit. Obě karty se odhodí, onen hráč si dobere jednu kartu a jeho tah končí; pak si jednu doberete vy. Ve svém tahu ji můžete jen odhodit.
q-veto-window = Veto?
qline-veto-window = { $name }: { $what }
veto-answered = Odpovězeno. Čeká se na ostatní.
act-allow = Povolit
act-veto = Veto!
log-card-vetoed = vetuje kartu hráče { $victim } ({ $what })
log-card-vetoed-you = vetuje vaši kartu ({ $what })
ground-harms-me = karta by mi uškodila
ground-may-be-played = ta karta mi nevadí
term-veto-played = veto už bylo zahráno
lesson-veto-1 = Chybějí dvě cesty: jednu položte. Veto si nechte: hraje se mimo svůj tah.
lesson-veto-2 = { $first } chce váš tunel zničit závalem. Zabraňte tomu!
lesson-veto-3 = Obě karty jsou pryč a tah hráče { $first } skončil. Položte poslední cestu.
lesson-veto-end = U každé karty se hra ptá všech, a tak nikdo nezjistí, kdo má veto. Je jen jedno: šetřete ho na důležitou kartu.

### de

module-veto = Veto
moduleline-veto = Verhindere eine Karte in dem Moment, in dem sie gespielt wird.
card-veto = Veto
does-veto = Außer der Reihe: verhindert eine Karte, die gerade gespielt wird.
rule-veto = Spiel die Karte, wenn du nicht am Zug bist, gegen eine Wege- oder Aktionskarte, die gerade jemand gespielt hat, bevor sie wirkt. Beide Karten werden abgelegt, die andere Person zieht eine Karte und ihr Zug ist vorbei; dann ziehst du eine. Im eigenen Zug kannst du sie nur ablegen.
q-veto-window = Veto?
qline-veto-window = { $name }: { $what }
veto-answered = Beantwortet. Warten auf die anderen.
act-allow = Zulassen
act-veto = Veto!
log-card-vetoed = legt Veto ein gegen die Karte von { $victim } ({ $what })
log-card-vetoed-you = legt Veto ein gegen deine Karte ({ $what })
ground-harms-me = die Karte würde mir schaden
ground-may-be-played = die Karte stört mich nicht
term-veto-played = das Veto ist gespielt
lesson-veto-1 = Zwei Wege fehlen: Lege einen. Das Veto behalte: Man spielt es, wenn man nicht am Zug ist.
lesson-veto-2 = { $first } will euren Weg mit einem Steinschlag zerstören. Verhindere es!
lesson-veto-3 = Beide Karten sind weg, und der Zug von { $first } ist vorbei. Lege den letzten Weg.
lesson-veto-end = Alle werden bei jeder Karte gefragt, darum erfährt niemand, wer das Veto hat. Es gibt nur eines: Spar es für eine wichtige Karte auf.

### fr

module-veto = Veto
moduleline-veto = Annule une carte juste quand quelqu’un la joue.
card-veto = Veto
does-veto = Hors de ton tour : annule une carte au moment où elle est jouée.
rule-veto = Joue-la quand ce n’est pas ton tour, contre une carte Chemin ou Action que quelqu’un vient de jouer, avant qu’elle agisse. Les deux cartes sont défaussées, ce joueur pioche une carte et son tour est fini ; puis tu en pioches une. À ton tour, tu peux seulement la défausser.
q-veto-window = Veto ?
qline-veto-window = { $name } : { $what }
veto-answered = Répondu. On attend les autres.
act-allow = Laisser passer
act-veto = Veto !
log-card-vetoed = met son veto à la carte de { $victim } ({ $what })
log-card-vetoed-you = met son veto à ta carte ({ $what })
ground-harms-me = la carte me ferait du tort
ground-may-be-played = la carte ne me gêne pas
term-veto-played = le veto a été joué
lesson-veto-1 = Il manque deux chemins : poses-en un. Garde le veto : il se joue hors de ton tour.
lesson-veto-2 = { $first } veut détruire le tunnel par un éboulement. Empêche-le !
lesson-veto-3 = Les deux cartes sont parties, et le tour de { $first } est fini. Pose le dernier chemin.
lesson-veto-end = On demande à tous pour chaque carte : personne n’apprend donc qui a le veto. Il n’y en a qu’un : garde-le pour une carte qui compte.

### uk

module-veto = Вето
moduleline-veto = Скасуйте карту саме тоді, коли її хтось грає.
card-veto = Вето
does-veto = Не у свій хід: скасовує карту саме тоді, коли її грають.
rule-veto = Зіграйте її не у свій хід проти карти тунелю або дії, яку хтось щойно зіграв, перш ніж вона подіє. Обидві карти скидають, той гравець добирає одну карту, і його хід закінчено; потім одну добираєте ви. У свій хід її можна лише скинути.
q-veto-window = Вето?
qline-veto-window = { $name }: { $what }
veto-answered = Відповідь є. Чекаємо на інших.
act-allow = Дозволити
act-veto = Вето!
log-card-vetoed = накладає вето на карту гравця { $victim } ({ $what })
log-card-vetoed-you = накладає вето на вашу карту ({ $what })
ground-harms-me = карта мені зашкодила б
ground-may-be-played = карта мені не заважає
term-veto-played = вето вже зіграно
lesson-veto-1 = Бракує двох тунелів: викладіть один. Вето притримайте: його грають не у свій хід.
lesson-veto-2 = { $first } хоче зруйнувати ваш тунель обвалом. Зупиніть це!
lesson-veto-3 = Обох карт уже немає, і хід гравця { $first } закінчено. Викладіть останній тунель.
lesson-veto-end = Про кожну карту питають усіх, тож ніхто не дізнається, у кого вето. Воно лише одне: бережіть його для важливої карти.
