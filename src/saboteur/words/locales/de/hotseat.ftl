## Mehrere an einem Gerät

device = An einem Gerät spielen
device-hint = Ihr gebt es herum. Zwischen den Zügen verdeckt ein Bildschirm alle Karten.
device-person = Name { $number }
device-more = Noch jemand
device-add = Noch jemand an diesem Gerät
device-seat = Hinzufügen
device-here = an diesem Gerät
pass-to = Gebt das Gerät weiter an { $name }.
pass-look = Alle anderen sehen weg.
pass-me = Ich bin { $name }
pass-own = Eigene Karten ansehen:
pass-holder = { $name } hat das Gerät.
pass-hide = Karten verdecken
pass-on = Verdecken und weitergeben
pass-veto = Legt jemand ein Veto ein?
pass-nobody = Niemand
