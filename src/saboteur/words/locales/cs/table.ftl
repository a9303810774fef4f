## Table

board = Síť tunelů
board-fit = Ukázat vše
board-nearer = Přiblížit
board-farther = Oddálit
board-changed = Ukázat, co se změnilo
more-n = Nahoře další: { $count }
more-e = Vpravo další: { $count }
more-s = Dole další: { $count }
more-w = Vlevo další: { $count }
hand = Vaše karty
seats-title = Místa
pile = Dobírací balíček
discards = Odhazovací hromádka
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
anticlockwise = proti směru hodinových ručiček
no-count = nepočítá se
turn-of = Na tahu: { $name }
your-turn = Jste na tahu
waiting-for = Čeká se na: { $names }
prompt-broken = { $front }: dokud to leží před vámi, nemůžete pokládat cesty.
lay-here = Položit sem?
do-lay = Položit
since-your-turn =
    { $count ->
        [one] Od vašeho tahu: jedna událost
        [few] Od vašeho tahu: { $count } události
       *[other] Od vašeho tahu: { $count } událostí
    }
choose-card =
    { $pointer ->
        [mouse] Klikněte na kartu, nebo odhoďte a vzdejte se tahu.
       *[touch] Klepněte na kartu, nebo odhoďte a vzdejte se tahu.
    }
choose-target = Vyberte pole.
choose-seat = Vyberte hráče.
choose-discards =
    { $pointer ->
        [mouse] Klikněte na karty k odhození (nejvýš { $count }).
       *[touch] Klepněte na karty k odhození (nejvýš { $count }).
    }
rotate = Otočit
other-choice = Další možnost
discard = Odhodit
your-role = Váš trpaslík
hold-to-peek = Podržte a podívejte se
role-hidden = Skryto. Podržením ukážete.
only-you = Vidíte to jen vy.
show-own = Ukázat, co víte jen vy
hide-own = Zase skrýt
blow-hand = Vaše nové karty
blow-dwarf = Váš nový trpaslík ({ $why }): { $role }
blow-card = O tuto kartu přicházíte.
deal-turn =
    { $pointer ->
        [mouse] Kliknutím kartu otočíte.
       *[touch] Klepnutím kartu otočíte.
    }
deal-ok = Rozumím
gold-own = Vaše zlato: { $gold }
log = Průběh
know = Co víte
talk = Vzkazy
answer-title = Odpověď jedním klepnutím
answer-why = Proč?
answer-look = Koukněte: { $name }
vote-call = Kdo to je?
vote-done = Hotovo
vote-title = Kdo je sabotér?
vote-line = Ukažte na někoho. Nikdo to neuvidí, dokud neukážou všichni nebo se všichni nevystřídají.
vote-yours = Váš tip: { $name }. Ukáže se, až ukážou všichni nebo se všichni vystřídají.
throw-at-card = Na poslední kartu
throw-at-seat = Hodit něco
thing-pebble = Kamínek
thing-light = Světlo lucerny
thing-bread = Chléb
thing-cheers = Na zdraví
q-veto-lays = { $name } pokládá tohle. Zastavit?
menu = Nabídka
text-board = Textový plán
shown-secret = jen vy
nothing-yet = Zatím nic.
know-nothing = Zatím neznáte žádné tajemství.
why-not-there = Sem tuto kartu zahrát nejde.
why-not-your-turn = Nejste na tahu.
why-pick-first = Nejdřív vyberte kartu.
why-no-target = Tuto kartu teď použít nemůžete. Můžete ji odhodit.
online = připojeno
connecting = Připojování…
reconnecting = Obnovuje se spojení…
closed-line = Nepřipojeno.
other-tab = Hrajete v jiném okně.
play-here = Hrát tady
bot-plays = Hraje za vás bot.
im-back = Jsem zpět
paused = Hra je pozastavena.
go-on = Pokračovat
pause = Pozastavit
sent-later = Jste offline. Váš tah se odešle, až budete zpět.
unread = Zaznělo něco nového
talk-history = Co zaznělo

## Questions

q-take-turn = Jste na tahu
q-choose-reached = Co otočit první?
q-choose-rotation = Jak ji otočit?
q-keep-card = Kterou kartu si necháte?
qline-choose-reached =
    { $pointer ->
        [mouse] Klikněte na to, co otočíte nebo otevřete teď.
       *[touch] Klepněte na to, co otočíte nebo otevřete teď.
    }
qline-choose-rotation = Jde to oběma způsoby. Vyberte, jak bude karta ležet.
qline-keep-card = Ostatní jdou na odhazovací hromádku.

## Actions

act-lay = Položit cestu → { $cell }
act-turned = otočeně
act-pass = Vzdát se tahu a odhodit: { $cards }
act-rotate-straight = takto
act-rotate-turned = otočeně
act-keep = Nechat si: { $card }
act-keep-order = Nechat si: { $card }; odhodit: { $first }, na to { $second }
act-open = Nejdřív: { $cell }
act-play = Zahrát: { $card }
act-yes = Ano
act-no = Ne
act-on = { $card } → { $on }
act-to = { $text } → { $name }

## Reveal and end

reveal-title = Kolo { $round } skončilo
reveal-found = Cestu k pokladu dokončuje { $name }.
reveal-not-found = K pokladu se nikdo nedostal.
reveal-roles = Kdo byl kdo
reveal-gold = Zlato tohoto kola
next-round = Další kolo
final-title = Konec hry
winner =
    { $count ->
        [one] Vítěz
       *[other] Vítězové
    }
gold-amount =
    { $gold ->
        [one] { $gold } valoun
        [few] { $gold } valouny
       *[other] { $gold } valounů
    }
rematch = Hrát znovu
to-rematch = K novému stolu
replay = Přehrát záznam
to-landing = Na úvod

column = Sloupec
row = Řádek
text-empty = prázdné
text-targets = Pole na výběr
