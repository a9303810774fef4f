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
pile = Nachziehstapel
discards = Ablagestapel
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
anticlockwise = gegen den Uhrzeigersinn
no-count = zählt nicht
turn-of = { $name } ist am Zug
your-turn = Du bist am Zug
waiting-for = Warten auf { $names }
prompt-broken = { $front }: Solange das vor dir liegt, kannst du keine Wege legen.
lay-here = Hierher legen?
do-lay = Legen
since-your-turn =
    { $count ->
        [one] Seit deinem Zug: ein Ereignis
       *[other] Seit deinem Zug: { $count } Ereignisse
    }
choose-card =
    { $pointer ->
        [mouse] Klicke auf eine Karte oder lege eine ab, um zu passen.
       *[touch] Tippe auf eine Karte oder lege eine ab, um zu passen.
    }
choose-target = Wähle ein Feld.
choose-seat = Wähle jemanden.
choose-discards =
    { $pointer ->
        [mouse] Klicke auf die Karten, die du ablegen willst (höchstens { $count }).
       *[touch] Tippe auf die Karten, die du ablegen willst (höchstens { $count }).
    }
rotate = Drehen
other-choice = Andere Möglichkeit
discard = Ablegen
your-role = Dein Zwerg
hold-to-peek = Gedrückt halten
role-hidden = Verdeckt. Zum Ansehen gedrückt halten.
only-you = Das siehst nur du.
show-own = Zeigen, was nur du weißt
hide-own = Wieder verbergen
blow-hand = Deine neue Hand
blow-dwarf = Dein neuer Zwerg ({ $why }): { $role }
blow-card = Diese Karte bist du los.
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
answer-title = Mit einem Tipp antworten
answer-why = Warum?
answer-look = Schaut auf { $name }
vote-call = Wer ist es?
vote-done = Du hast gezeigt
vote-title = Wer ist Saboteur?
vote-line = Zeig auf jemanden. Niemand sieht es, bevor alle gezeigt haben oder eine Runde am Tisch herum ist.
vote-yours = Du hast auf { $name } gezeigt. Es wird gezeigt, wenn alle so weit sind oder eine Runde am Tisch herum ist.
throw-at-card = Auf die letzte Karte
throw-at-seat = Etwas werfen
thing-pebble = Ein Kiesel
thing-light = Laternenlicht
thing-bread = Brot
thing-cheers = Prost
q-veto-lays = { $name } legt das. Stoppen?
menu = Menü
text-board = Textplan
shown-secret = nur du
nothing-yet = Noch nichts.
know-nothing = Du hast noch nichts Geheimes gesehen.
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
q-choose-reached = Was zuerst?
q-choose-rotation = Wie herum?
q-keep-card = Welche Karte behältst du?
qline-choose-reached =
    { $pointer ->
        [mouse] Klicke auf das, was du als Nächstes aufdeckst oder öffnest.
       *[touch] Tippe auf das, was du als Nächstes aufdeckst oder öffnest.
    }
qline-choose-rotation = Beides passt. Wähle, wie herum sie liegt.
qline-keep-card = Die anderen kommen auf den Ablagestapel.

## Actions

act-lay = Weg legen → { $cell }
act-turned = gedreht
act-pass = Passen und ablegen: { $cards }
act-rotate-straight = so herum
act-rotate-turned = gedreht
act-keep = { $card } behalten
act-keep-order = Behalten: { $card }; ablegen: { $first }, darauf { $second }
act-open = Zuerst: { $cell }
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

column = Spalte
row = Zeile
text-empty = leer
text-targets = Felder zur Auswahl
