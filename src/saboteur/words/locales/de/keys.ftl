## Die Seite „Du“: was einen auf einem anderen Gerät zurückbringt

keys = Du bleibst du
keys-only-here = Nur dieser Browser kennt dich. Vergisst er dich, sind deine Spiele, dein Name und deine Wertung weg.
keys-safe = Du kannst auf jedem Gerät zurückkommen.
keys-passkey = Passkey anlegen
keys-passkey-hint = Dieses Handy oder dieser Computer merkt ihn sich für dich. Kein Passwort.
keys-no-passkey = Passkeys gibt es nur über https. Nimm hier einen Wiederherstellungssatz.
keys-phrase = Wiederherstellungssatz anlegen
keys-phrase-again = Neuen Wiederherstellungssatz anlegen
keys-phrase-hint = Zehn Wörter, die dich zurückbringen. Wer sie hat, ist du.
keys-phrase-sure = Der alte Satz gilt dann nicht mehr. Neuen anlegen?
keys-phrase-made = Wiederherstellungssatz vom { DATETIME($date, dateStyle: "medium") }
keys-phrase-drop = Satz entfernen
keys-words = Schreib diese zehn Wörter auf. Sie werden nur jetzt gezeigt.
keys-copy = Kopieren
keys-copied = Kopiert
keys-written = Ich habe sie aufgeschrieben
keys-passkey-line = Passkey { $label } vom { DATETIME($date, dateStyle: "medium") }
keys-remove = Entfernen
keys-devices =
    { $count ->
        [one] Man kennt dich nur auf diesem Gerät.
       *[other] Man kennt dich auf { $count } Geräten.
    }
keys-others = Alle anderen abmelden
keys-others-done = Alle anderen Geräte sind abgemeldet.
comeback = Ich habe hier schon gespielt
comeback-hint = Komm mit deinem Passkey oder deinem Wiederherstellungssatz zurück.
comeback-passkey = Meinen Passkey benutzen
comeback-phrase = Meine zehn Wörter
comeback-go = Zurückkommen
comeback-done = Willkommen zurück, { $name }!
comeback-cancelled = Es wurde kein Passkey benutzt.
comeback-here =
    { $count ->
        [one] Auf diesem Gerät wurde ein Spiel als { $name } gespielt. Was soll damit geschehen?
       *[other] Auf diesem Gerät wurden { $count } Spiele als { $name } gespielt. Was soll damit geschehen?
    }
comeback-bring = Zu meinen Spielen nehmen
comeback-delete = Zurücklassen und löschen
