## Nachricht, wenn man nicht da ist

reach = Sag mir Bescheid, wenn ich am Zug bin
reach-hint = Für Spiele mit Tagen Bedenkzeit, wenn diese Seite geschlossen ist. Mehr steht nie in der Nachricht.
reach-push = Auf diesem Gerät
reach-mail = E-Mail-Adresse
reach-ask = Code senden
reach-code = Code aus der E-Mail
reach-confirm = Bestätigen
reach-drop = Keine E-Mails mehr
reach-refused = Der Browser erlaubt es nicht.
