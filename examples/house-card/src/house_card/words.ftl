### en
module-wager = Wager
moduleline-wager = Bet on who will reach the treasure.
card-wager = Wager
does-wager = Bet on a seat: two gold if it turns the treasure up.
rule-wager = Play it in your turn and name any seat, your own too. Everybody sees the bet. If that seat turns the treasure up in this round, you get two gold.
q-wager-on = Whom do you bet on?
qline-wager-on = Tap a player, or yourself: two gold for you if they turn the treasure up.
log-worked-wager = bets on { $target }
field-wagers = Bet on { $target }
lesson-wager-1 = You can reach the treasure in your next turn: { $first } has a broken tool. Play the wager.
lesson-wager-2 = Whom do you bet on? Yourself.
lesson-wager-3 = Nobody got ahead of you: lay the last path.
lesson-wager-end = Two gold for the bet, besides your gold card. It pays for whoever turns the treasure up, friend or not.

### de
module-wager = Wette
moduleline-wager = Wette, wer den Schatz erreicht.
card-wager = Wette
does-wager = Wette auf einen Platz: zwei Gold, wenn er den Schatz aufdeckt.
rule-wager = Spiele sie in deinem Zug und nenne einen Platz, auch deinen eigenen. Alle sehen die Wette. Deckt dieser Platz in dieser Runde den Schatz auf, bekommst du zwei Gold.
q-wager-on = Auf wen wettest du?
qline-wager-on = Tippe jemanden an, oder dich selbst: zwei Gold für dich, wenn dort der Schatz aufgedeckt wird.
log-worked-wager = wettet auf { $target }
field-wagers = Wette auf { $target }
lesson-wager-1 = Du kannst den Schatz im nächsten Zug erreichen: { $first } hat ein kaputtes Werkzeug. Spiel die Wette.
lesson-wager-2 = Auf wen wettest du? Auf dich selbst.
lesson-wager-3 = Niemand kam dir zuvor: Lege den letzten Weg.
lesson-wager-end = Zwei Gold für die Wette, neben deiner Goldkarte. Sie zahlt für jeden, der den Schatz aufdeckt.
