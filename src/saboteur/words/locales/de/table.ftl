## Table
board = Das Wegelabyrinth
board-fit = Alles zeigen
board-nearer = Näher
board-farther = Weiter weg
board-changed = Zeigen, was sich änderte
more-n = { $count } weitere oben
more-e = { $count } weitere rechts
more-s = { $count } weitere unten
more-w = { $count } weitere links
hand = Deine Handkarten
seats-title = Plätze
round-of = Runde { $round } von 3
pile = Nachziehstapel
discards = Ablagestapel
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
anticlockwise = gegen den Uhrzeigersinn
no-goal-maps = Schatzkarten zeigen in dieser Runde keine Ziele
turn-of = { $name } ist am Zug
your-turn = Du bist am Zug
waiting-for = Warten auf { $names }
prompt-broken = { $front }: Du kannst keine Wege legen, bis das behoben ist.
choose-card = Tippe eine Karte an oder lege ab, um zu passen.
choose-target = Wähle wo.
choose-seat = Wähle wen.
choose-second = Jetzt das zweite Ziel.
choose-discards = Tippe die Karten zum Ablegen an (höchstens { $count }).
choose-toll-card = Tippe die Karte an, die du für den Zollzwerg gibst.
rotate = Drehen
other-choice = Anders
discard = Ablegen
toll-dwarf = Zollzwerg
ask-payer = Um Zoll bitten
your-role = Dein Zwerg
hold-to-peek = Zum Ansehen halten
role-hidden = Verdeckt. Zum Ansehen halten.
gold-own = Dein Gold: { $gold }
log = Verlauf
know = Dein Wissen
talk = Reden
menu = Menü
text-board = Textplan
shown-secret = nur du
nothing-yet = Noch nichts.
why-not-there = Das ist kein Ziel für diese Karte.
why-not-your-turn = Du bist nicht am Zug.
why-pick-first = Wähle zuerst eine Karte.
why-no-target = Dafür gibt es gerade kein Ziel. Du kannst die Karte ablegen.
online = verbunden
connecting = Verbinden …
reconnecting = Neu verbinden …
closed-line = Nicht verbunden.
other-tab = Du spielst in einem anderen Fenster.
play-here = Hier spielen
bot-plays = Ein Bot spielt für dich.
im-back = Ich bin zurück
paused = Das Spiel ist angehalten.
go-on = Weiter
pause = Anhalten

## Questions
q-take-turn = Du bist am Zug
q-veto-window = Veto?
q-choose-reached = Was zuerst?
q-choose-rotation = Wie herum?
q-pick-gold = Welche Goldkarte?
q-swap-goals = Ziele tauschen?
q-keep-card = Welche Karte behalten?
q-rob = Wen bestehlen?
q-take-card = Von wem eine Karte nehmen?
q-inspect-dwarf = Wessen Zwerg ansehen?
q-move-goal = Welches Ziel verschieben?
q-pay-toll = Zoll für { $name } übernehmen?
q-lay-path = Wege-Spezialist: Weg legen
qline-veto-window = { $name }: { $what }
qline-choose-reached = Tippe an, was du als Nächstes aufdeckst oder betrittst.
qline-choose-rotation = Hier geht beides. Wähle, wie die Karte liegt.
qline-pick-gold = Du nimmst geheim eine; der Rest geht weiter.
qline-swap-goals = Ziele { $cell } und { $other }. Nur du wirst es wissen.
qline-keep-card = Die anderen kommen auf den Ablagestapel.
qline-rob = Dein Diebstahl nimmt jemandem ein Gold.
qline-take-card = Du bekommst eine zufällige Karte.
qline-inspect-dwarf = Nur du wirst ihn sehen.
qline-move-goal = Es rückt ein Feld vom Start weg.
qline-pay-toll = Es kostet dich ein Gold.
qline-lay-path = Der { $count ->
    [0] erste
   *[other] zweite
  } von zwei Wegen.
veto-answered = Geantwortet. Warten, bis das Fenster schließt.

## Actions
act-lay = Weg → { $cell }
act-detour = Letzten Weg versetzen → { $cell }
act-turned = gedreht
act-payer = { $name } zahlt
act-pass = Passen, ablegen: { $cards }
act-drop = Entfernen: { $front }; ablegen: { $cards }
act-toll = Zollzwerg bewacht { $cell }
act-ask = { $name } bitten, für { $cell } zu zahlen
act-goal-swap = Ziele { $cell } und { $other } nehmen
goal-at = Zielkarte { $cell }
act-rotate-straight = gerade
act-rotate-turned = gedreht
act-gold = Goldkarte mit { $value }
act-swap = Tauschen
act-leave = Lassen
act-keep = Behalten: { $card }
act-keep-order = Behalten: { $card }; ablegen: { $first }, darauf { $second }
act-pay = Zahlen
act-refuse = Ablehnen
act-open = { $cell } zuerst
act-move = Ziel auf { $cell } verschieben
act-rob = { $name } bestehlen
act-take = Karte nehmen von { $name }
act-look = Zwerg ansehen von { $name }
act-allow = Zulassen
act-veto = Veto!
act-done = Fertig
act-play = Spielen: { $card }

## Reveal and end
reveal-title = Runde { $round } ist vorbei
reveal-found = { $name } hat den Schatz erreicht.
reveal-not-found = Niemand hat den Schatz erreicht.
reveal-roles = Wer war was
reveal-gold = Gold dieser Runde
next-round = Zur nächsten Runde
final-title = Das Spiel ist aus
winner = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
  }
gold-amount = { $gold } Gold
rematch = Noch einmal
to-rematch = Zum neuen Tisch
replay = Wiederholung ansehen
to-landing = Zum Eingang
