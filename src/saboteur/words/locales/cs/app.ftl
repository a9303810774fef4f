app = Sabotér
quote = „{ $text }“
tagline = Kopejte s přáteli za zlatem. Někteří z nich lžou.
you = vy
yes = Ano
no = Ne
close = Zavřít
cancel = Zrušit
back = Zpět
confirm = Potvrdit
seat-number = Místo { $number }

## Landing

play-now = Hrát hned
play-now-hint = Pět míst, čtyři boti a jde se na to
new-table = Nový stůl
match = Najít stůl
ratings = Žebříček
people = Známí
clubs = Kluby
join-code = Připojit se kódem
join = Připojit se
code = Kód
your-name = Vaše jméno
open-tables = Otevřené stoly
home-ways = Jak můžete hrát
home-settings = Jméno, boti, vzhled a zvuk
puzzles = Hádanky
puzzle-tile-new = Tah, trpaslík, lež
puzzle-tile-solved = 
    { $count ->
        [one] Jedna vyřešena
        [few] { $count } vyřešeny
       *[other] { $count } vyřešeno
    }
daily = Dnešní důl
daily-tile-new = Stejné karty pro všechny
daily-tile-begun = Pokračovat
daily-tile-judging = Rozhodčí pracuje
daily-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
daily-streak =
    { $count ->
        [one] { $count } den
        [few] { $count } dny v řadě
       *[other] { $count } dní v řadě
    }
continue = Pokračovat
more-tables =
    { $count ->
        [one] Ještě jeden stůl
        [few] Ještě { $count } stoly
       *[other] Ještě { $count } stolů
    }
menu-ways = Pravidla, vaše stránka a nastavení
you-title = Vy
your-turn-here = jste na tahu
seats-taken = obsazená místa: { $taken } / { $seats }
round-of = Kolo { $round } ze { $rounds }
time-hours = { $hours } h
learn = Jak se hraje
lesson = Učit se hrou
lesson-hint = U skutečného stolu, po minutě
lesson-resume = Pokračovat v lekci
rules = Pravidla
rules-two = Hra za dvě minuty
rule-about = Pravidla: { $name }
footer = Vše zůstává na tomto serveru. Účet není potřeba.

## New table

presets = Předvolby
preset-base = Herní večer
preset-classic = Starší vydání
preset-championship = Mistrovství
preset-treasures = Hon za pokladem
preset-doubt = Je tu zlato?
preset-saboteur2 = Sabotér – rozšíření
preset-tournament = Turnaj
preset-everything = Všechno najednou
preset-everything2 = Rozšíření se vším
presetline-base = Hra, jak ji většina zná.
presetline-classic = Základní hra staršího vydání.
presetline-saboteur2 = Dva týmy, samotáři, dveře, krádeže a vězení.
presetline-tournament = Pevná odměna, chamtiví trpaslíci, karta uprostřed.
presetline-everything = Všechny karty, které jdou dohromady. Chaos s pravidly.
presetline-everything2 = Rozšíření se všemi kartami, které k němu patří.
presetline-championship = Základní hra se všemi kartami z mistrovství světa.
presetline-treasures = Nové cíle a truhly po cestě.
modules = S čím hrajete
group-foundation = Základ hry
group-championship = Karty z mistrovství světa
group-mini = Minirozšíření
group-variant = Varianty
group-house = Domácí pravidla
options = Podrobnosti
seats = Místa
seats-count =
    { $count ->
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
level-grandmaster = velmistr
company-suits = kteří se ke mně hodí
company-line = Když vyhrajete, posadí se příště silnější, když prohrajete, slabší, pomalu, dokud nevyhráváte svůj díl. Nic víc: každý hraje jako u všech stolů a neví víc než jeho místo. Žádné tajné výhody.
bot-style = Styl botů
style-plain = běžný
style-bold = odvážný
style-careful = opatrný
style-cunning = lstivý
style-chance = ať rozhodne náhoda
clock = Čas na tah
clock-none = bez omezení
clock-relaxed = v klidu
clock-brisk = svižně
clock-slow = dny, ne minuty
private = Jen s odkazem nebo kódem
vote-option = Stůl hlasuje
vote-option-line = Jednou za kolo všichni tajně ukážou na sabotéra. Na hře to nic nemění.
rated = hodnoceno
rated-option = Hodnocený stůl
rated-option-line = Po hře se počítá do hodnocení všech.
open-table = Otevřít stůl
clash-title = Tohle nejde dohromady:
checking = Kontroluje se…

## Lobby

lobby = Čekárna
invite = Pozvat
invite-hint = Pošlete odkaz, přečtěte kód nebo ho nechte naskenovat.
invite-lan = Telefony v místnosti tuto adresu neotevřou. Spusťte hru příkazem ./run --lan a pustíte je dovnitř.
copy-link = Kopírovat odkaz
copied = Zkopírováno
share = Sdílet
empty-seat = volné místo
sit-down = Posadit se
bot-of = bot, { $level }
pick-bot = Kdo tu sedí?
pick-change = Změnit
add-bot = Přidat bota
fill-bots = Doplnit boty
remove = Odebrat
kick-ask = Poslat hráče { $name } pryč? K tomuto stolu se vrátí jen s vaším svolením.
kick-done = Od stolu musí odejít: { $name }.
kick-undone = Ke stolu se smí vrátit: { $name }.
undo = Vzít zpět
start-game = Začít hru
waiting-host = Čeká se, až hostitel začne hru.
need-seats =
    { $count ->
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
       *[other] { $count } míst je ještě volných.
    }
host = hostitel
bot = bot
away = pryč
leave = Odejít
you-watch = Jen se díváte.

## Settings and help

settings = Nastavení
language = Jazyk
language-note = { "" }
confirm-moves = Potvrzovat tahy
confirm-touch = na dotykových obrazovkách
confirm-always = vždy
confirm-never = nikdy
sound = Zvuky
volume = Hlasitost
vibrate = Vibrace
theme = Barvy
theme-system = podle zařízení
theme-dark = tmavé
theme-light = světlé
contrast = Větší kontrast
board-kind = Plán
board-drawn = kreslený
board-text = jako text
ask-veto = Ptát se mě při každém vetu
reading = Čas na přečtení otázky veta (stejně dlouho čeká celý stůl)
reading-usual = obvyklý
reading-long = dvakrát tak dlouhý
reading-longest = třikrát tak dlouhý
throws = Zobrazit házení věcí
hints = Rady v prvních hrách
hide-role = Ukázat trpaslíka, jen když ho držím
short-ends = Krátký konec kola: všichni trpaslíci najednou
help = Klávesy a nápověda
key-cards = vybrat kartu z ruky
key-arrows = přesun mezi svítícími poli
key-enter = vybrat; znovu pro potvrzení
key-turn = otočit kartu
key-discard = odhodit
key-escape = o krok zpět
key-role = ukázat trpaslíka
key-log = průběh, co víte, vzkazy
key-fit = ukázat celou síť
key-changed = ukázat, co se změnilo
key-about = pravidla vybrané karty
key-text = textový nebo kreslený plán
key-help = tato nápověda
rules-search = Hledat karty a moduly
tv-hint = Připojte se kódem na adrese
not-found = Takový stůl neexistuje.
reload = Zkusit znovu
offline = Server je nedostupný.
fault = Na této stránce se něco pokazilo. Vaše hra je v bezpečí.
announce-turn = Jste na tahu.
reach-word = Jste na tahu.

## Modules

option-first-seat = Kdo začíná
option-rounds = Kolik kol
value-1 = 1
value-3 = 3
value-random = náhodně
value-yes = ano
value-no = ne
