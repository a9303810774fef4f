app = Sabotér
tagline = Kopejte s přáteli za zlatem. Někteří z nich lžou.
you = vy
yes = Ano
no = Ne
close = Zavřít
cancel = Zrušit
back = Zpět
confirm = Provést
seat-number = Místo { $number }

## Landing
play-now = Hrát hned
play-now-hint = Pět míst, čtyři boti a jde se na to
new-table = Nový stůl
join-code = Připojit se kódem
join = Připojit se
code = Kód
your-name = Vaše jméno
open-tables = Otevřené stoly
my-tables = Moje stoly
your-turn-here = jste na tahu
seats-taken = obsazeno { $taken } z { $seats } míst
learn = Jak se hraje
learn-1 = Kopejte od startu vlevo k cílům vpravo. Jedna z cílových karet ležících lícem dolů skrývá zlatý poklad.
learn-2 = Každý má tajného trpaslíka. Zlatokopové chtějí poklad; sabotéři vyhrají, když k němu nikdo nedojde.
learn-3 = Ve svém tahu ťukněte na kartu a pak na místo. Nebo kartu odhoďte a vzdejte se tahu.
learn-4 = Komu nevěříte, tomu rozbijte nástroj: s rozbitým nástrojem nelze pokládat cesty.
learn-5 = Po třech kolech vyhrává nejvíc zlata. Nevěřte nikomu – snad jen těm, kdo kopou na východ.
footer = Vše zůstává na tomto serveru. Účet není potřeba.

## New table
presets = Předvolby
preset-base = Klasický večer
preset-classic = Starší vydání
preset-championship = Mistrovství
preset-treasures = Hon za pokladem
preset-saboteur2 = Sabotér – rozšíření
preset-tournament = Turnaj
preset-everything = Všechno najednou
presetline-base = Hra, jak ji většina zná.
presetline-classic = Základní hra staršího vydání.
presetline-saboteur2 = Dva týmy, samotáři, dveře, krádeže a pasti.
presetline-tournament = Pevná odměna, chamtiví trpaslíci, karta uprostřed.
presetline-everything = Všechny karty, které jdou dohromady. Chaos s pravidly.
presetline-championship = Základní hra se všemi kartami z mistrovství světa.
presetline-treasures = Nové cíle a truhly po cestě.
modules = S čím hrajete
group-foundation = Základ
group-championship = Karty z mistrovství světa
group-mini = Minirozšíření
group-variant = Varianty
options = Podrobnosti
seats = Místa
seats-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
  }
bots = Ostatní místa obsadit boty
bot-level = Boti
level-random = náhodný
level-novice = nováček
level-steady = zkušený
level-shrewd = prohnaný
level-master = mistr
clock = Hodiny
clock-none = žádné
clock-relaxed = v klidu
clock-brisk = svižně
clock-slow = dny, ne minuty
private = Jen přes odkaz nebo kód
open-table = Otevřít stůl
clash-title = Tohle nejde dohromady:
checking = Kontroluji …

## Modules
module-base = Základní hra
module-classic = Klasická hra
module-saboteur2 = Sabotér – rozšíření
module-greedy-dwarf = Chamtivý trpaslík
module-goal-swap = Prohození cílových karet
module-trove = Pokladnice
module-veto = Veto
module-turnabout = Změna směru
module-master-craftsman = Mistr řemeslník
module-path-specialist = Stopař
module-detour = Odklon cesty
module-toll = Mýto v tunelech
module-wardrobe = Sklad kostýmů
module-tunnel-party = Tunelová párty
module-new-goals = Nové cíle
module-chests = Truhly s poklady
module-sabotaged-dwarf = Sabotovaný trpaslík
module-tournament = Turnajová varianta
moduleline-base = Zlatokopové kopou k pokladu, sabotéři je zdržují.
moduleline-saboteur2 = Dva týmy, samotáři, dveře, žebříky, krádeže a vězení.
moduleline-greedy-dwarf = Vyhraje, jen když poklad najde sám.
moduleline-goal-swap = Vezměte dva cíle a prohoďte je – nebo ne.
moduleline-trove = Vyberte jednu z horních pěti karet odhazovací hromádky.
moduleline-veto = Zrušte něčí kartu ve chvíli, kdy je zahrána.
moduleline-turnabout = Obraťte pořadí hry.
moduleline-master-craftsman = Opraví jakýkoli nástroj.
moduleline-path-specialist = Položte dvě cesty v jednom tahu.
moduleline-detour = Přesuňte naposledy položenou cestu.
moduleline-toll = Výběrčí na koncích tunelů vybírají zlato.
moduleline-wardrobe = Kdo se připojí první, vymění trpaslíka.
moduleline-tunnel-party = Kdo se připojí první, nechá všem rozdat trpaslíky znovu.
moduleline-new-goals = Pět cílů s pytli, draky a pavoukem.
moduleline-chests = Čtyři skryté truhly s deseti možnými účinky.
moduleline-sabotaged-dwarf = Rozbitý nástroj vás připraví o kartu zlata.
moduleline-tournament = Pevná odměna, chamtiví trpaslíci, karta uprostřed.
option-first-seat = Kdo začíná
option-reached-goals = Dosažené cíle
option-must-connect = Nutné spojení
option-round-end = Konec kola
option-next-starter = Příště začíná: vlevo od …
option-self-sabotage = Sabotáž sebe sama
option-treasure-always-out = Poklad vždy ve hře
option-chest-layout = Rozmístění truhel
value-random = náhodně
value-all = otočit všechny
value-one = otočit jeden
value-yes = ano
value-no = ne
value-hands-empty = prázdné ruce
value-all-passed = všichni se vzdali tahu
value-last-card = poslední karta
value-last-turn = poslední tah
value-last-path = poslední cesta
value-a = rozmístění A
value-b = rozmístění B

## Lobby
lobby = Předsálí
invite = Pozvat
invite-hint = Pošlete odkaz, přečtěte kód nebo ho nechte naskenovat.
copy-link = Kopírovat odkaz
copied = Zkopírováno
share = Sdílet
empty-seat = volné místo
sit-here = Sednout sem
sit-down = Posadit se
add-bot = Přidat bota
fill-bots = Doplnit boty
remove = Odebrat
start-game = Začít hru
waiting-host = Čeká se, až hostitel začne.
need-seats = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
  }
host = hostitel
bot = bot
away = pryč
leave = Odejít
you-watch = Jen se díváte.

## Table
board = Síť tunelů
board-fit = Ukázat vše
board-nearer = Blíž
board-farther = Dál
hand = Vaše karty
seats-title = Místa
round-of = Kolo { $round } ze 3
pile = Dobírací balíček
discards = Odhazovací hromádka
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
anticlockwise = proti směru hodin
no-goal-maps = Mapy v tomto kole neplatí na cíle
turn-of = Na tahu: { $name }
your-turn = Jste na tahu
waiting-for = Čeká se: { $names }
choose-card = Ťukněte na kartu, nebo odhoďte a vzdejte se tahu.
choose-target = Vyberte místo.
choose-seat = Vyberte hráče.
choose-second = Teď druhý cíl.
choose-discards = Ťukněte na karty k odhození (nejvýš { $count }).
choose-toll-card = Ťukněte na kartu, kterou dáte za výběrčího.
rotate = Otočit
other-choice = Jinak
discard = Odhodit
toll-dwarf = Výběrčí
ask-payer = Požádat o mýto
your-role = Váš trpaslík
hold-to-peek = Podržte
role-hidden = Skryto. Podržením ukážete.
gold-own = Vaše zlato: { $gold }
log = Průběh
know = Co víte
talk = Řeč
menu = Nabídka
text-board = Textový plán
shown-secret = jen vy
nothing-yet = Zatím nic.
why-broken = S rozbitým nástrojem nebo ve vězení nelze pokládat cesty.
why-occupied = Na { $cell } už karta leží.
why-lonely = Vedle { $cell } nic neleží: cesta musí sousedit se sítí.
why-no-fit = Na { $cell } se nehodí: tunely musí pasovat ke všem sousedům a vést zpět ke startu.
why-not-there = To není cíl pro tuto kartu.
why-not-your-turn = Nejste na tahu.
why-pick-first = Nejdřív vyberte kartu.
why-no-target = Teď ji není na co použít. Můžete ji odhodit.
online = připojeno
connecting = Připojování …
reconnecting = Obnovuje se spojení …
closed-line = Nepřipojeno.
other-tab = Hrajete v jiném okně.
play-here = Hrát tady
bot-plays = Hraje za vás bot.
im-back = Jsem zpět
paused = Hra je pozastavena.
go-on = Pokračovat
pause = Pozastavit

## Questions
q-take-turn = Jste na tahu
q-veto-window = Veto?
q-choose-reached = Co nejdříve?
q-choose-rotation = Jak otočit?
q-pick-gold = Kterou kartu zlata?
q-swap-goals = Prohodit cíle?
q-keep-card = Kterou kartu si nechat?
q-rob = Koho okrást?
q-take-card = Komu vzít kartu?
q-inspect-dwarf = Čího trpaslíka si prohlédnout?
q-move-goal = Který cíl posunout?
q-pay-toll = Zaplatit mýto? Žádá: { $name }
q-lay-path = Stopař: položte cestu
qline-veto-window = { $name }: { $what }
qline-choose-reached = Ťukněte na to, co otočíte nebo otevřete jako další.
qline-choose-rotation = Jde obojí. Vyberte, jak bude ležet.
qline-pick-gold = Jednu si tajně vezmete, zbytek jde dál.
qline-swap-goals = Cíle { $cell } a { $other }. Budete to vědět jen vy.
qline-keep-card = Ostatní jdou na odhazovací hromádku.
qline-rob = Vaše krádež někomu vezme jeden valoun.
qline-take-card = Dostanete náhodnou kartu.
qline-inspect-dwarf = Uvidíte ho jen vy.
qline-move-goal = Posune se o jedno pole dál od startu.
qline-pay-toll = Bude vás to stát jeden valoun.
qline-lay-path = { $count ->
    [0] První
   *[other] Druhá
  } ze dvou cest.
veto-answered = Odpovězeno. Čeká se, až se okno zavře.

## Actions
act-lay = Cesta → { $cell }
act-detour = Přesunout poslední cestu → { $cell }
act-turned = otočená
act-payer = platí { $name }
act-pass = Vzdát se tahu, odhodit: { $cards }
act-drop = Odstranit: { $front }; odhodit: { $cards }
act-toll = Výběrčí hlídá { $cell }
act-ask = Požádat o mýto za { $cell }: { $name }
act-goal-swap = Vzít cíle { $cell } a { $other }
act-rotate-straight = rovně
act-rotate-turned = otočeně
act-gold = Karta zlata s hodnotou { $value }
act-swap = Prohodit
act-leave = Nechat
act-keep = Nechat si: { $card }
act-pay = Zaplatit
act-refuse = Odmítnout
act-open = Nejdříve { $cell }
act-move = Posunout cíl na { $cell }
act-rob = Okrást: { $name }
act-take = Vzít kartu: { $name }
act-look = Prohlédnout trpaslíka: { $name }
act-allow = Povolit
act-veto = Veto!
act-done = Hotovo
act-play = Zahrát: { $card }

## Cards
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
card-theft = Krádež
card-hands-off = Ruce pryč
card-trapped = Vězení
card-freed = Osvobození
card-inspection = Inspekce
card-hat-swap = Výměna čepiček
card-hand-swap = Výměna karet v ruce
card-goal-swap = Prohození cílových karet
card-trove = Pokladnice
card-veto = Veto
card-turnabout = Změna směru
card-master-craftsman = Mistr řemeslník
card-path-specialist = Stopař
card-detour = Odklon cesty
path-plain = Cesta
path-dead-end = Slepá cesta
path-bridge = Most
path-double-curve = Zdvojená zatáčka
path-ladder = Cesta se žebříkem
path-door-blue = Modré dveře
path-door-green = Zelené dveře
path-crystal = Krystal
door-letter-blue = M
door-letter-green = Z
start-card = Startovní karta
goal-back = Cíl lícem dolů
chest-back = Zakrytá truhla
does-break = Položte před někoho: do opravy nesmí pokládat cesty.
does-fix = Odstraní jeden takový rozbitý nástroj před kýmkoli.
does-rockfall = Odstraní jednu kartu cesty ze sítě.
does-map = Tajně si prohlédněte jeden skrytý cíl nebo zakrytou truhlu.
does-theft = Leží před vámi; na konci kola vezmete jeden valoun.
does-hands-off = Odstraní krádež před kýmkoli.
does-trapped = Položte před někoho: žádné cesty, žádné zlato, dokud není volný.
does-freed = Odstraní vězení před kýmkoli.
does-inspection = Tajně si prohlédněte cizího trpaslíka.
does-hat-swap = Někdo vymění svého trpaslíka s balíčkem.
does-hand-swap = Vyměňte si s někým všechny karty v ruce.
does-goal-swap = Vezměte dva skryté cíle; prohoďte je, nebo ne.
does-trove = Nechte si jednu z horních pěti odhozených karet.
does-veto = Mimo pořadí: zruší právě zahranou kartu.
does-turnabout = Obrátí pořadí hry.
does-master-craftsman = Opraví kterýkoli jeden nástroj.
does-path-specialist = Položte v tomto tahu dvě cesty.
does-detour = Přesune naposledy položenou cestu.
does-path = Vede dál tam, kde je tunel otevřený.
does-dead-end = Tyto tunely dál nevedou.
does-bridge = Dva tunely se kříží, aniž se potkají.
does-double-curve = Dvě zatáčky, které se nepotkají.
does-ladder = Spojená se startem a všemi ostatními žebříky.
does-door = Jen tento tým skrz ně získá zlato.
does-crystal = Geologům přináší zlato.

## Roles and goals
role-digger = Zlatokop
role-saboteur = Sabotér
role-greedy = Chamtivý trpaslík
role-blue = Modrý zlatokop
role-green = Zelený zlatokop
role-boss = Šéf
role-profiteer = Spekulant
role-geologist = Geolog
roleline-digger = Pomozte prokopat se k pokladu.
roleline-saboteur = K pokladu se nesmí nikdo dostat.
roleline-greedy = Dojděte k pokladu sami: pak vyhrajete jen vy.
roleline-blue = K pokladu bez zelených dveří.
roleline-green = K pokladu bez modrých dveří.
roleline-boss = Vyhráváte s kterýmikoli zlatokopy, o valoun méně.
roleline-profiteer = Vyhráváte s každým vítězem, o dva valouny méně.
roleline-geologist = Dostanete zlato za krystaly v síti.
goal-treasure = Zlatý poklad
goal-stone = Černá skála
goal-sack = Pytel zlata
goal-dragon = Drak
goal-spider = Obří pavouk
chest-1 = Zlato
chest-2 = Mapy neplatí na cíle
chest-3 = Bez dobrání
chest-4 = Karta navíc
chest-5 = Posun cíle
chest-6 = Vzetí karty
chest-7 = Dobrání tří
chest-8 = Pohled na trpaslíka
chest-9 = Hledání v odhozených
chest-10 = Pohřbení pěti
tool-pick = krumpáč
tool-lantern = lucerna
tool-cart = vozík

## Log
log-round-started = Začíná kolo { $round }
log-dwarf-dealt = dostává trpaslíka
log-card-drawn = dobírá
log-card-vetoed = vetuje: { $victim } ({ $what })
log-path-laid = pokládá cestu na { $cell } ({ $sides })
log-path-moved = přesouvá poslední cestu z { $from } na { $cell }
log-goal-turned = otáčí cíl na { $cell }: { $goal }
log-chest-opened = otevírá truhlu na { $cell }: { $chest }
log-large-reached = přichází první: { $place }
log-tool-broken = { $tool } → { $name }
log-tool-mended = { $tool } → { $name }
log-rock-fell = zával na { $cell }
log-map-read = tajně si prohlíží { $cell }
log-passed = vzdává se tahu, odhazuje { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
  }
log-front-dropped = odhazuje dvě karty, odstraňuje: { $front }
log-front-laid = { $front } → { $name }
log-front-removed = odstraňuje: { $front } ({ $name })
log-dwarf-inspected = prohlíží si trpaslíka: { $name }
log-dwarf-changed = má nového trpaslíka
log-hands-swapped = vyměňuje si karty: { $name }
log-goals-handled = bere cíle { $cell } a { $other }
log-swapped = prohozeny
log-not-swapped = ponechány
log-card-kept = nechává si jednu kartu
log-way-turned = obrací pořadí hry
log-toll-placed = staví výběrčího, hlídá { $cell }
log-toll-asked = žádá o mýto za { $cell }: { $name }
log-toll-agreed = souhlasí s mýtem za { $cell }
log-toll-refused = odmítá mýto za { $cell }
log-toll-paid = platí mýto: { $name }
log-toll-gone = Výběrčí u { $cell } odchází
log-gold-gained = získává zlato: { $amount } ({ $why })
log-gold-lost = odevzdává zlato: { $amount } ({ $why })
log-gold-taken = bere kartu zlata
log-gold-seen = dostává karty zlata
log-purse = měšec
log-goal-moved = posouvá cíl z { $from } na { $cell }
log-card-taken = bere kartu: { $name }
log-pile-buried = pohřbívá z dobíracího balíčku { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
  }
log-discards-shuffled = míchá odhazovací hromádku
log-round-ended = Konec kola: { $ending }
log-dwarf-shown = role: { $role }
log-spare-shown = Odložený trpaslík: { $role }
log-goal-shown = Cíl na { $cell }: { $goal }
log-robbed = krade jeden valoun: { $name }
log-game-ended = Konec hry
log-purse-shown = má zlata: { $gold }
why-trove = pokladnice
why-draw-three = truhla
why-dig-discards = truhla
why-hat-swap = výměna čepiček
why-wardrobe = sklad kostýmů
why-tunnel-party = tunelová párty
why-sack = pytel zlata
why-dragon = drak
why-chest = truhla
why-win = výhra
why-crystals = krystaly
why-toll = mýto
why-start = start
ending-treasure = poklad nalezen
ending-hands-empty = všechny ruce jsou prázdné
ending-all-passed = všichni se vzdali tahu
ending-spider = obří pavouk
news-seat-taken = { $name } si sedá
news-seat-left = { $name } odchází
news-bot-took-over = je pryč: hraje bot
news-seat-back = je zpět
news-seat-nudged = nemá už čas
news-seat-replaced = { $name } přebírá natrvalo
news-host-changed = je teď hostitel
news-paused = Hra je pozastavena
news-goes-on = Hra pokračuje
news-server-restarted = Server byl chvíli pryč

## Talk
say-goal-is = Cíl na { $cell } je: { $goal }
say-goal-is-not = Cíl na { $cell } není: { $goal }
say-chest-holds = V truhle na { $cell }: { $chest }
say-suspect = Podezřelý je { $name }: { $role }
say-trust = Důvěra: { $name }
say-i-am = Jsem: { $role }
say-please-mend = Prosím opravit ({ $name }): { $tool }
say-please-free = Prosím osvobodit: { $name }
say-please-break = Prosím sabotovat: { $name }
say-please-read = Prosím prohlédnout { $cell }
say-please-dig = Prosím kopat u { $cell }
say-why-that = Proč to, { $name }?
feel-yes = Ano
feel-no = Ne
feel-thanks = Díky
feel-sorry = Promiňte
feel-wait = Počkat
feel-hello = Ahoj
feel-good-luck = Hodně štěstí
feel-well-played = Dobrá hra
feel-laugh = Ha ha!
feel-surprise = Ó!
feel-doubt = Hm …
feel-angry = Grr!
talk-about-seat = O někom
talk-about-goal = O cíli
talk-short = Krátce
talk-text = Říct něco
send = Poslat
mark-none = bez značky
mark-trusted = důvěra
mark-unsure = nejisté
mark-suspected = podezření
suspicion = Vaše značky
suspicion-hint = Vidíte je jen vy.
notes = Poznámky
note-goal = Cíl { $cell }: { $goal }
note-chest = Truhla { $cell }: { $chest }
note-dwarf = { $name }: { $role }
note-swap = Cíle { $cell } a { $other }: { $swapped }
note-turn = tah { $turn }
note-uncertain = mohlo se změnit
dwarfs-in-play = { $spare ->
    [0] Všichni trpaslíci jsou rozdáni.
    [one] Jeden trpaslík leží skrytě stranou.
    [few] { $spare } trpaslíci leží skrytě stranou.
   *[other] { $spare } trpaslíků leží skrytě stranou.
  }

## Reveal and end
reveal-title = Kolo { $round } skončilo
reveal-found = K pokladu: { $name }.
reveal-not-found = K pokladu nikdo nedošel.
reveal-roles = Kdo byl kdo
reveal-gold = Zlato tohoto kola
reveal-secret-gold = Částky zůstávají tajné do konce hry.
reveal-marks = Vaše značky: správně { $right } z { $all }
next-round = Do dalšího kola
final-title = Konec hry
winner = { $count ->
    [one] Vítěz
   *[other] Vítězové
  }
gold-amount = zlato: { $gold }
rematch = Hrát znovu
to-rematch = K novému stolu
replay = Přehrát záznam
to-landing = Ke vchodu
verify = Ověřit míchání
verify-good = Zárodek je ten, který byl slíben před rozdáním.
verify-bad = Zárodek není ten, který byl slíben!
download = Stáhnout hru
verify-hint = Slíbeno před rozdáním: { $commitment }

## Replay
replay-title = Záznam
replay-eyes = Čima očima
eyes-public = divák
eyes-open = všechny ruce odkryté
replay-step = Krok { $step } z { $total }
play-on = Přehrát
stop = Zastavit
step-back = O krok zpět
step-on = O krok dál
speed = Rychlost

## Settings and help
settings = Nastavení
language = Jazyk
confirm-moves = Potvrzovat tahy
confirm-touch = na dotykových obrazovkách
confirm-always = vždy
confirm-never = nikdy
sound = Zvuky
vibrate = Vibrace
theme = Barvy
theme-system = podle zařízení
theme-dark = tmavé
theme-light = světlé
contrast = Větší kontrast
board-kind = Plán
board-drawn = kreslený
board-text = jako text
hide-role = Skrývat trpaslíka, dokud nepodržím
help = Klávesy a nápověda
key-cards = vybrat kartu z ruky
key-arrows = přesun mezi svítícími místy
key-enter = vybrat; znovu pro potvrzení
key-turn = otočit kartu
key-discard = odhodit
key-escape = o krok zpět
key-role = ukázat trpaslíka
key-log = průběh, co víte, řeč
key-fit = ukázat celou síť
key-text = textový nebo kreslený plán
key-help = tato nápověda
rules-search = Hledat karty a moduly
tv-hint = Připojte se kódem na adrese
not-found = Takový stůl není.
offline = Server je nedostupný.
announce-turn = Jste na tahu.
column = Sloupec
row = Řádek
text-empty = prázdné
text-targets = Místa na výběr
