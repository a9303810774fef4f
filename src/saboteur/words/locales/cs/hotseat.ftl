## Více lidí u jednoho zařízení

device = Hrát na jednom zařízení
device-hint = Podáváte si ho. Mezi tahy zakryje obrazovka karty všech.
device-person = Jméno { $number }
device-more = Další hráč
device-add = Další hráč u tohoto zařízení
device-seat = Přidat
device-here = u tohoto zařízení
pass-to = Na řadě: { $name }. Předejte zařízení.
pass-look = Ostatní se nedívají.
pass-me = To jsem já: { $name }
pass-own = Podívat se na své karty:
pass-holder = Zařízení má: { $name }.
pass-hide = Skrýt mé karty
pass-on = Skrýt a předat
pass-veto = Vetuje někdo?
pass-nobody = Nikdo
