## Nachricht, wenn man nicht da ist
reach = Sag mir, wenn ich am Zug bin
reach-hint = An Tischen mit Tagen Bedenkzeit, während diese Seite zu ist. Die Nachricht sagt nie mehr als das.
reach-push = Auf diesem Gerät
reach-mail = E-Mail-Adresse
reach-ask = Code schicken
reach-code = Code aus der E-Mail
reach-confirm = Bestätigen
reach-drop = Keine E-Mails mehr
reach-refused = Der Browser erlaubt es nicht.
reach-word = Du bist am Zug.
