## Table

board = Das Wegelabyrinth
board-fit = Alles zeigen
board-nearer = Vergrößern
board-farther = Verkleinern
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
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
anticlockwise = gegen den Uhrzeigersinn
no-goal-maps = Schatzkarten zeigen in dieser Runde keine Zielkarten
turn-of = { $name } ist am Zug
your-turn = Du bist am Zug
waiting-for = Warten auf { $names }
prompt-broken = { $front }: Du kannst keine Wege legen, bis sie repariert ist.
lay-here = Hierher legen?
do-lay = Legen
since-your-turn =
    { $count ->
        [one] Seit deinem Zug: eine Sache
       *[other] Seit deinem Zug: { $count } Dinge
    }
choose-card =
    { $pointer ->
        [mouse] Klicke auf eine Karte oder lege eine ab, um zu passen.
       *[touch] Tippe auf eine Karte oder lege eine ab, um zu passen.
    }
choose-target = Wähle ein Feld.
choose-seat = Wähle jemanden.
choose-second = Wähle jetzt die zweite Zielkarte.
choose-discards =
    { $pointer ->
        [mouse] Klicke auf die Karten, die du ablegen willst (höchstens { $count }).
       *[touch] Tippe auf die Karten, die du ablegen willst (höchstens { $count }).
    }
choose-toll-card =
    { $pointer ->
        [mouse] Klicke auf die Karte, die du für den Zollzwerg gibst.
       *[touch] Tippe auf die Karte, die du für den Zollzwerg gibst.
    }
rotate = Drehen
other-choice = Andere Möglichkeit
discard = Ablegen
toll-dwarf = Zollzwerg
ask-payer = Um Zoll bitten
your-role = Dein Zwerg
hold-to-peek = Zum Ansehen drücken
role-hidden = Verdeckt. Zum Ansehen gedrückt halten.
only-you = Das siehst nur du.
deal-turn =
    { $pointer ->
        [mouse] Klicke auf die Karte, um sie umzudrehen.
       *[touch] Tippe auf die Karte, um sie umzudrehen.
    }
deal-ok = Verstanden
gold-own = Dein Gold: { $gold }
log = Verlauf
know = Dein Wissen
talk = Reden
menu = Menü
text-board = Textplan
shown-secret = nur du
nothing-yet = Noch nichts.
why-not-there = Dort kannst du diese Karte nicht spielen.
why-not-your-turn = Du bist nicht am Zug.
why-pick-first = Wähle zuerst eine Karte.
why-no-target = Diese Karte kannst du gerade nicht spielen. Du kannst sie ablegen.
online = verbunden
connecting = Verbinden …
reconnecting = Neu verbinden …
closed-line = Nicht verbunden.
other-tab = Du spielst in einem anderen Tab.
play-here = Hier spielen
bot-plays = Ein Bot spielt für dich.
im-back = Ich bin zurück
paused = Das Spiel ist angehalten.
go-on = Fortsetzen
pause = Anhalten
sent-later = Du bist offline. Dein Zug wird gesendet, sobald du zurück bist.
unread = Es wurde etwas Neues gesagt
talk-history = Was gesagt wurde

## Questions

q-take-turn = Du bist am Zug
q-veto-window = Veto?
q-choose-reached = Was zuerst?
q-choose-rotation = Wie herum?
q-pick-gold = Welche Goldkarte?
q-swap-goals = Zielkarten tauschen?
q-keep-card = Welche Karte behältst du?
q-rob = Wen bestiehlst du?
q-take-card = Von wem nimmst du eine Karte?
q-inspect-dwarf = Wessen Zwerg siehst du dir an?
q-move-goal = Welche Zielkarte verschiebst du?
q-pay-toll = Zahlst du den Zoll?
q-lay-path = Wege-Spezialist: Weg legen
qline-veto-window = { $name }: { $what }
qline-choose-reached =
    { $pointer ->
        [mouse] Klicke auf das, was du als Nächstes aufdeckst oder öffnest.
       *[touch] Tippe auf das, was du als Nächstes aufdeckst oder öffnest.
    }
qline-choose-rotation = Sie passt so und so. Wähle, wie sie liegt.
qline-pick-gold = Du nimmst geheim eine; der Rest wird weitergegeben.
qline-swap-goals = Du hast { $cell } und { $other } in der Hand. Nur du wirst es wissen.
qline-keep-card = Die anderen kommen auf den Ablagestapel.
qline-rob = Dein Diebstahl: Nimm jemandem ein Gold.
qline-take-card = Du bekommst zufällig eine dieser Karten.
qline-inspect-dwarf = Nur du wirst ihn sehen.
qline-move-goal = Sie rückt ein Feld vom Start weg.
qline-pay-toll = { $name } fragt dich. Es kostet dich ein Gold.
qline-pay-toll-own = { $name } fragt dich. Es ist dein Zollzwerg: Sagst du Ja, darf die Karte durch, und es kostet nichts.
qline-lay-path =
    { $count ->
        [0] Der erste von zwei Wegen.
       *[other] Der zweite von zwei Wegen.
    }
veto-answered = Beantwortet. Warten auf die anderen.

## Actions

act-lay = Weg legen → { $cell }
act-detour = Letzten Weg verschieben → { $cell }
act-turned = umgedreht
act-payer = { $name } zahlt
act-pass = Passen und ablegen: { $cards }
act-drop = „{ $front }“ loswerden, ablegen: { $cards }
act-toll = Zollzwerg setzen ({ $cell })
act-ask = { $name } um den Zoll bitten ({ $cell })
act-goal-swap = Nehmen: { $cell } und { $other }
act-rotate-straight = so herum
act-rotate-turned = umgedreht
act-gold = Goldkarte im Wert von { $value }
act-swap = Tauschen
act-leave = Nicht tauschen
act-keep = { $card } behalten
act-keep-order = Behalten: { $card }; ablegen: { $first }, darauf { $second }
act-pay = Zahlen
act-refuse = Ablehnen
act-open = Zuerst: { $cell }
act-move = Verschieben: { $cell }
act-rob = { $name } bestehlen
act-take = Karte von { $name } nehmen
act-look = Zwerg von { $name } ansehen
act-allow = Zulassen
act-veto = Veto!
act-done = Fertig
act-play = { $card } spielen
act-yes = Ja
act-no = Nein
act-on = { $card } → { $on }
act-to = { $text } → { $name }

## Reveal and end

reveal-title = Runde { $round } ist vorbei
reveal-found = { $name } hat den Schatz erreicht.
reveal-not-found = Niemand hat den Schatz erreicht.
reveal-roles = Wer war wer
reveal-gold = Gold dieser Runde
next-round = Nächste Runde
final-title = Das Spiel ist aus
winner =
    { $count ->
        [one] Gewonnen hat
       *[other] Gewonnen haben
    }
gold-amount = { $gold } Gold
rematch = Noch einmal
to-rematch = Zum neuen Tisch
replay = Wiederholung ansehen
to-landing = Zur Startseite
