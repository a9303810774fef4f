### The sheet of another player, at its end: what the reader can do about their words.
### $place: the host name of the address that a link leads to

## Two buttons and what they open. $name is the other player.

mute = Mute
unmute = Unmute
muted-note = You no longer see what { $name } says. They will not know.
report = Report
# Over the field for the reader’s own words, once "Report" was tapped.
report-why = What did { $name } do? Your words go to the operator, with everything said and done at this table.
report-send = Send report
report-sent = Thank you. The operator has your report.
voice-call = Voice call
voice-add = Add a voice call
voice-change = Change the link
voice-drop = Remove the link
voice-host = A link to your call. Only those at the table see it.
voice-save = Save
voice-leave = This leads away from the game, to { $place }. The host put it here; we do not know what is there.
voice-open = Open it
