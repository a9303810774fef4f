## Word while one is away
reach = Tell me when it is my turn
reach-hint = At tables with days to think, while this page is closed. The word never says more than that.
reach-push = On this device
reach-mail = E-mail address
reach-ask = Send me a code
reach-code = Code from the e-mail
reach-confirm = Confirm
reach-drop = No more e-mail
reach-refused = The browser does not allow it.
reach-word = It is your turn.
