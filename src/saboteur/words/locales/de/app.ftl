app = Saboteur
quote = „{ $text }“
tagline = Grabt zusammen nach Gold. Einige von euch lügen.
you = du
yes = Ja
no = Nein
close = Schließen
cancel = Abbrechen
back = Zurück
confirm = Bestätigen
seat-number = Platz { $number }

## Landing

play-now = Sofort spielen
play-now-hint = Fünf Plätze, vier Bots, los geht’s
new-table = Neuer Tisch
match = Tisch finden
ratings = Wertungen
people = Bekannte
clubs = Clubs
join-code = Mit Code beitreten
join = Beitreten
code = Code
your-name = Dein Name
open-tables = Offene Tische
home-ways = Wie du spielen kannst
home-settings = Name, Bots, Aussehen und Ton
puzzles = Rätsel
puzzle-tile-new = Der Zug, der Zwerg, die Lüge
puzzle-tile-solved = { $count } gelöst
daily = Die Mine von heute
daily-tile-new = Dieselben Karten für alle
daily-tile-begun = Weiterspielen
daily-tile-judging = Das Urteil kommt gleich
daily-points =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
daily-streak =
    { $count ->
        [one] Ein Tag
       *[other] { $count } Tage in Folge
    }
continue = Weiterspielen
more-tables =
    { $count ->
        [one] Ein weiterer Tisch
       *[other] { $count } weitere Tische
    }
menu-ways = Regeln, deine Seite und Einstellungen
you-title = Du
your-turn-here = du bist am Zug
seats-taken = { $taken } von { $seats } Plätzen besetzt
round-of = Runde { $round } von { $rounds }
time-hours = { $hours } Std.
learn = So wird gespielt
lesson = Spielend lernen
lesson-hint = An einem echten Tisch, je eine Minute
lesson-resume = Lektion fortsetzen
rules = Regeln
rules-two = Das Spiel in zwei Minuten
rule-about = Regeln: { $name }
footer = Alles bleibt auf diesem Server. Kein Konto nötig.

## New table

presets = Vorlagen
preset-base = Spieleabend
preset-classic = Ältere Ausgabe
preset-championship = Welt{ "\u00AD" }meister{ "\u00AD" }schaft
preset-treasures = Schatzsuche
preset-doubt = Gibt es Gold?
preset-saboteur2 = Saboteur 2
preset-tournament = Turnier
preset-everything = Alles auf einmal
preset-everything2 = Saboteur 2 mit allem
presetline-base = Das Spiel, wie die meisten es kennen.
presetline-classic = Das Grundspiel der älteren Ausgabe.
presetline-saboteur2 = Zwei Teams, Einzelgänger, Türen, Diebe und Gefangene.
presetline-tournament = Fester Lohn, gierige Zwerge, eine Karte in der Mitte.
presetline-everything = Alle Karten, die zusammenpassen. Chaos mit Regeln.
presetline-everything2 = Saboteur 2 mit allen Karten, die dazu passen.
presetline-championship = Das Grundspiel mit allen WM-Sonderkarten.
presetline-treasures = Neue Ziele und Schatztruhen am Weg.
modules = Womit ihr spielt
group-foundation = Hauptspiel
group-championship = WM-Sonderkarten
group-mini = Mini-Erweiterungen
group-variant = Varianten
group-house = Hausregeln
options = Einzelheiten
seats = Plätze
seats-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
bots = Übrige Plätze mit Bots besetzen
bot-level = Bots
level-random = zufällig
level-novice = Neuling
level-steady = solide
level-shrewd = gewitzt
level-master = Meister
level-grandmaster = Großmeister
company-suits = die zu mir passen
company-line = Wer gewinnt, bekommt stärkere, wer verliert, schwächere an den nächsten Tisch, nach und nach, bis der eigene Anteil an Siegen stimmt. Mehr nicht: Jeder spielt wie an jedem Tisch und weiß nicht mehr als sein Platz. Keine geheimen Vor- oder Nachteile.
bot-style = Spielweise der Bots
style-plain = gewöhnlich
style-bold = kühn
style-careful = vorsichtig
style-cunning = gerissen
style-chance = dem Zufall überlassen
clock = Bedenkzeit
clock-none = unbegrenzt
clock-relaxed = gemütlich
clock-brisk = flott
clock-slow = Tage statt Minuten
private = Nur mit Link oder Code
vote-option = Der Tisch stimmt ab
vote-option-line = Einmal pro Runde zeigen alle geheim auf einen Saboteur. Am Spiel ändert es nichts.
rated = gewertet
rated-option = Gewerteter Tisch
rated-option-line = Zählt nach dem Spiel für die Wertung aller.
open-table = Tisch eröffnen
clash-title = Das passt nicht zusammen:
checking = Wird geprüft …

## Lobby

lobby = Lobby
invite = Einladen
invite-hint = Schick den Link, sag den Code durch oder lass ihn scannen.
invite-lan = Handys im Raum können diese Adresse nicht öffnen. Starte das Spiel mit ./run --lan, dann kommen sie herein.
copy-link = Link kopieren
copied = Kopiert
share = Teilen
empty-seat = freier Platz
sit-down = Hinsetzen
bot-of = Bot, { $level }
pick-bot = Wer sitzt hier?
pick-change = Ändern
add-bot = Bot dazu
fill-bots = Mit Bots auffüllen
remove = Entfernen
kick-ask = { $name } wegschicken? Zurück an diesen Tisch geht es dann nur, wenn du es erlaubst.
kick-done = Weggeschickt: { $name }.
kick-undone = { $name } darf wieder Platz nehmen.
undo = Rückgängig
start-game = Spiel beginnen
waiting-host = Warten, bis der Gastgeber das Spiel beginnt.
need-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
host = Gastgeber
bot = Bot
away = weg
leave = Verlassen
you-watch = Du schaust zu.

## Settings and help

settings = Einstellungen
language = Sprache
language-note = { "" }
confirm-moves = Züge bestätigen
confirm-touch = auf Touchscreens
confirm-always = immer
confirm-never = nie
sound = Töne
volume = Lautstärke
vibrate = Vibration
theme = Farben
theme-system = wie auf dem Gerät
theme-dark = dunkel
theme-light = hell
contrast = Mehr Kontrast
board-kind = Spielplan
board-drawn = gezeichnet
board-text = als Text
ask-veto = In jedem Veto-Fenster fragen
reading = Zeit, eine Veto-Frage zu lesen (der ganze Tisch wartet so lange)
reading-usual = üblich
reading-long = doppelt so lang
reading-longest = dreimal so lang
throws = Werfen von Dingen zeigen
hints = Hinweise in den ersten Spielen
hide-role = Meinen Zwerg nur zeigen, solange ich drücke
short-ends = Kurzes Rundenende: alle Zwerge auf einmal
help = Tasten und Hilfe
key-cards = Handkarte wählen
key-arrows = zwischen leuchtenden Feldern wechseln
key-enter = wählen; noch einmal zum Bestätigen
key-turn = Karte drehen
key-discard = ablegen
key-escape = einen Schritt zurück
key-role = deinen Zwerg zeigen
key-log = Verlauf, dein Wissen, Reden
key-fit = das ganze Wegelabyrinth zeigen
key-changed = zeigen, was sich geändert hat
key-about = Regeln der gewählten Karte
key-text = Textplan oder gezeichneter Plan
key-help = diese Hilfe
rules-search = Karten und Module suchen
tv-hint = Mit dem Code beitreten unter
not-found = Diesen Tisch gibt es nicht.
reload = Noch einmal versuchen
offline = Der Server ist nicht erreichbar.
fault = Auf dieser Seite ist ein Fehler passiert. Dein Spiel ist sicher.
announce-turn = Du bist am Zug.
reach-word = Du bist am Zug.

## Modules

option-first-seat = Wer beginnt
option-rounds = Wie viele Runden
value-1 = 1
value-3 = 3
value-random = zufällig
value-yes = ja
value-no = nein
