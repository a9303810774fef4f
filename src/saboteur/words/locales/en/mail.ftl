### E-mails, web push and webhooks to people whose turn it is, and the page that a shared link shows.
### $code: a code of eight letters. $url: an address.

## E-mails to a player who wants to be told about turns: subject and text.

mail-code-subject = Your code for Saboteur
mail-code =
    Your code is { $code }. Type it in at { $url }, and we will send you an e-mail whenever it is your turn.
    
    If you did not ask for this, somebody mistyped their address. Do nothing, and no more e-mails will come.
mail-turn-subject = It is your turn
mail-turn = It is your turn in Saboteur: { $url }

## A push to a player who waits for a table and whose page is closed.

mail-found = Saboteur: there are people for a table. Come back: { $url }
mail-invited = Saboteur: people you know invite you to a table: { $url }

## Word of the daily mine, by e-mail and as a push, to those who asked for it.

mail-daily-subject = Today’s mine is open
mail-daily = Saboteur: today’s mine is open: { $url }

## What a shared link shows in a messenger: title and text of the preview, before anybody opens it.

page-title = Saboteur
page-line = Dig for gold with your friends – some of them are lying. The card game Saboteur in your browser.
page-invite = You are invited to a table. Open the link to sit down.

## Shown instead of the page when the operator has not built it.

page-no-client = The server is running, but its browser client was not built on this machine.
