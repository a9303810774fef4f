### Not yet read by a native speaker.

reach = Me prévenir quand c’est à moi
reach-hint = Pour les parties lentes, quand cette page est fermée. Le message dit seulement que c’est à toi.
reach-push = Sur cet appareil
reach-mail = Adresse e-mail
reach-ask = Recevoir un code
reach-code = Code reçu par e-mail
reach-confirm = Confirmer
reach-drop = Ne plus recevoir d’e-mails
reach-refused = Le navigateur ne le permet pas.
