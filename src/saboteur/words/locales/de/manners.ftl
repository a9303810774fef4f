mute = Stummschalten
unmute = Stummschaltung aufheben
muted-note = Du siehst nicht mehr, was { $name } sagt. { $name } erfährt davon nichts.
report = Melden
report-why = Was hat { $name } getan? Deine Worte gehen an den Betreiber, mit allem, was hier gesagt und gespielt wurde.
report-send = Meldung senden
report-sent = Danke. Der Betreiber hat deine Meldung.
