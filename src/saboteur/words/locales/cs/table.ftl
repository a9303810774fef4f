## Table
board = Síť tunelů
board-fit = Ukázat vše
board-nearer = Blíž
board-farther = Dál
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
prompt-broken = { $front }: dokud to nikdo neopraví, nemůžeš pokládat cesty.
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
goal-at = Cíl { $cell }
act-rotate-straight = rovně
act-rotate-turned = otočeně
act-gold = Karta zlata s hodnotou { $value }
act-swap = Prohodit
act-leave = Nechat
act-keep = Nechat si: { $card }
act-keep-order = Nechat si: { $card }; odhodit: { $first }, na to { $second }
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

## Reveal and end
reveal-title = Kolo { $round } skončilo
reveal-found = K pokladu: { $name }.
reveal-not-found = K pokladu nikdo nedošel.
reveal-roles = Kdo byl kdo
reveal-gold = Zlato tohoto kola
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
