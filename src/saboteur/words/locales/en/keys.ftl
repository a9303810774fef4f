### $count: a number
### $date: when something was made
### $name: a player's name
### $label: what a browser says of itself, such as "Firefox, Linux"

## The page "You": what brings the reader back on another device. A passkey is a key that phones and computers keep.

keys = Keep who you are
keys-only-here = Only this browser knows you. If it forgets you, your games, your name and your rating are gone.
keys-safe = You can come back on any device.
keys-passkey = Make a passkey
keys-passkey-hint = This phone or computer keeps it for you. No password.
keys-no-passkey = Passkeys work over https only. Here, use a recovery phrase.
keys-phrase = Make a recovery phrase
keys-phrase-again = Make a new recovery phrase
keys-phrase-hint = Ten words that bring you back. Whoever has them is you.
keys-phrase-sure = The old phrase ends. Make a new one?
keys-phrase-made = Recovery phrase of { DATETIME($date, dateStyle: "medium") }
keys-phrase-drop = Remove the phrase
keys-words = Write these ten words down. They are shown only now.
keys-copy = Copy
keys-copied = Copied
keys-written = I have written them down
keys-passkey-line = Passkey { $label } of { DATETIME($date, dateStyle: "medium") }
keys-remove = Remove
keys-devices =
    { $count ->
        [one] You are known on this device only.
       *[other] You are known on { $count } devices.
    }
keys-others = Sign out all others
keys-others-done = All other devices are signed out.

## The same page: coming back on this device

comeback = I have played here before
comeback-hint = Come back with your passkey or your recovery phrase.
comeback-passkey = Use my passkey
comeback-phrase = My ten words
comeback-go = Come back
comeback-done = Welcome back, { $name }!
comeback-cancelled = No passkey was used.
comeback-here =
    { $count ->
        [one] This device has a game of its own, played as { $name }. What shall become of it?
       *[other] This device has { $count } games of its own, played as { $name }. What shall become of them?
    }
comeback-bring = Add to my games
comeback-delete = Leave behind and delete
