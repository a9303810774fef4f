### en
module-charms = Lucky charms
moduleline-charms = Secret numbers, one of them lucky.
card-fortune-teller = Fortune teller
does-fortune-teller = Look at somebody’s charm, or name yourself and look at the lucky number.
rule-fortune-teller = At the start of a round everybody draws a secret charm from 1 to 6, and a lucky number is drawn that nobody knows. Play this card and look at one charm, or at the lucky number. At the end of the round all are shown: a lucky charm gets one gold.
q-fortune-of = What do you look at?
qline-fortune-of = Tap a player to look at their charm, or yourself to look at the lucky number.
log-worked-fortune-teller = looks into the future ({ $target })
field-charms = Charm { $value }
field-lucky = Lucky number { $value }
