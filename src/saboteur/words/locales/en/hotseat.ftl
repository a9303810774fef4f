### $name: a player's name, or the name of a card or module
### $number: a number, counted from 1

## Several people share one device: the page "New table", and the screen that hides the cards while the device is
## passed on.

device = Play on one device
device-hint = You pass it round. Between turns a screen hides everybody’s cards.
device-person = Name { $number }
device-more = One more person
device-add = Another player here
device-seat = Add
device-here = at this device
pass-to = Hand the device to { $name }.
pass-look = Everybody else looks away.
pass-me = I am { $name }
pass-own = Look at your own cards:
pass-holder = { $name } has the device.
pass-hide = Hide my cards
pass-on = Hide and pass on
pass-veto = Does anybody veto?
pass-nobody = Nobody
