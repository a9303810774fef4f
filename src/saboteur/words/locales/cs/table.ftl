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
round-of = Kolo { $round } ze 3
pile = Dobírací balíček
discards = Odhazovací hromádka
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
anticlockwise = proti směru hodinových ručiček
no-goal-maps = Mapy v tomto kole neplatí na cíle
turn-of = Na tahu: { $name }
your-turn = Jste na tahu
waiting-for = Čeká se na: { $names }
prompt-broken = { $front }: nemůžete pokládat cesty, dokud to není opravené.
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
choose-second = Teď vyberte druhý cíl.
choose-discards =
    { $pointer ->
        [mouse] Klikněte na karty k odhození (nejvýš { $count }).
       *[touch] Klepněte na karty k odhození (nejvýš { $count }).
    }
choose-toll-card =
    { $pointer ->
        [mouse] Klikněte na kartu, kterou dáte za výběrčího.
       *[touch] Klepněte na kartu, kterou dáte za výběrčího.
    }
rotate = Otočit
other-choice = Další možnost
discard = Odhodit
toll-dwarf = Výběrčí
ask-payer = Požádat o mýto
your-role = Váš trpaslík
hold-to-peek = Podržte a uvidíte
role-hidden = Skryto. Podržením ukážete.
only-you = Vidíte to jen vy.
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
menu = Nabídka
text-board = Textový plán
shown-secret = jen vy
nothing-yet = Zatím nic.
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
q-veto-window = Veto?
q-choose-reached = Co otočit první?
q-choose-rotation = Jak ji otočit?
q-pick-gold = Kterou kartu zlata?
q-swap-goals = Prohodit cíle?
q-keep-card = Kterou kartu si necháte?
q-rob = Koho okradete?
q-take-card = Komu vezmete kartu?
q-inspect-dwarf = Čího trpaslíka si prohlédnete?
q-move-goal = Který cíl posunete?
q-pay-toll = Zaplatíte mýto?
q-lay-path = Stopař: položte cestu
qline-veto-window = { $name }: { $what }
qline-choose-reached =
    { $pointer ->
        [mouse] Klikněte na to, co otočíte nebo otevřete teď.
       *[touch] Klepněte na to, co otočíte nebo otevřete teď.
    }
qline-choose-rotation = Hodí se oběma směry. Vyberte, jak bude ležet.
qline-pick-gold = Jednu si tajně vezmete, zbytek se pošle dál.
qline-swap-goals = Držíte { $cell } a { $other }. Budete to vědět jen vy.
qline-keep-card = Ostatní jdou na odhazovací hromádku.
qline-rob = Vaše krádež: vezměte někomu jeden valoun.
qline-take-card = Dostanete náhodnou kartu tohoto hráče.
qline-inspect-dwarf = Uvidíte ho jen vy.
qline-move-goal = Posune se o jedno pole dál od startu.
qline-pay-toll = { $name } vás žádá. Bude vás to stát jeden valoun.
qline-pay-toll-own = { $name } vás žádá. Je to váš výběrčí: když řeknete ano, karta projde a nic to nestojí.
qline-lay-path =
    { $count ->
        [0] První ze dvou cest.
       *[other] Druhá ze dvou cest.
    }
veto-answered = Odpovězeno. Čeká se na ostatní.

## Actions

act-lay = Položit cestu → { $cell }
act-detour = Přesunout poslední cestu → { $cell }
act-turned = obráceně
act-payer = platí { $name }
act-pass = Vzdát se tahu a odhodit: { $cards }
act-drop = Zbavit se karty „{ $front }“; odhodit: { $cards }
act-toll = Postavit výběrčího ({ $cell })
act-ask = Požádat hráče { $name } o mýto ({ $cell })
act-goal-swap = Vzít { $cell } a { $other }
act-rotate-straight = takto
act-rotate-turned = obráceně
act-gold = Karta zlata s hodnotou { $value }
act-swap = Prohodit
act-leave = Neprohazovat
act-keep = Nechat si: { $card }
act-keep-order = Nechat si: { $card }; odhodit: { $first }, na to { $second }
act-pay = Zaplatit
act-refuse = Odmítnout
act-open = Nejdřív: { $cell }
act-move = Posunout { $cell }
act-rob = Okrást hráče { $name }
act-take = Vzít kartu hráči { $name }
act-look = Prohlédnout trpaslíka hráče { $name }
act-allow = Povolit
act-veto = Veto!
act-done = Hotovo
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
