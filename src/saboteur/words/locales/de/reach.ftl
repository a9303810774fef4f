## Nachricht, wenn man nicht da ist

reach = Benachrichtigen, wenn ich am Zug bin
reach-hint = Für langsame Spiele, wenn diese Seite geschlossen ist. In der Nachricht steht nur, dass du am Zug bist.
reach-push = Auf diesem Gerät
reach-mail = E-Mail-Adresse
reach-ask = Code senden
reach-code = Code aus der E-Mail
reach-confirm = Bestätigen
reach-drop = Keine E-Mails mehr
reach-refused = Der Browser erlaubt es nicht.
