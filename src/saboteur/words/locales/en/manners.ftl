### The sheet of another player, at its end: what the reader can do about their words.

## Two buttons and what they open. $name is the other player.

mute = Mute for me
unmute = Hear them again
muted-note = You see nothing that { $name } says. They do not learn of it.
report = Report
# Over the field for the reader’s own words, once "Report" was tapped.
report-why = What did { $name } do? The operator gets it with everything that was said and done here.
report-send = Send report
report-sent = The operator has your report.
