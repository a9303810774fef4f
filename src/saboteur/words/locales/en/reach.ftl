## The sheet "Tell me when it is my turn": for players who have closed the page.

reach = Tell me when it is my turn
reach-hint = For slow games, while this page is closed. The message says that it is your turn, and nothing else.
reach-push = On this device
reach-mail = E-mail address
reach-ask = Send a code
reach-code = Code from the e-mail
reach-confirm = Confirm
reach-drop = Stop the e-mails
reach-refused = The browser does not allow it.
