mute = Stummschalten
unmute = Stummschaltung aufheben
muted-note = Du siehst nichts von dem, was { $name } sagt. { $name } erfährt davon nichts.
report = Melden
report-why = Was hat { $name } getan? Der Betreiber erhält es mit allem, was hier gesagt und gespielt wurde.
report-send = Meldung senden
report-sent = Der Betreiber hat deine Meldung.
