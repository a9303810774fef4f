### Not yet read by a native speaker.

mail-code-subject = Ton code pour Saboteur
mail-code =
    Ton code est { $code }. Tape-le sur { $url }, et nous t’écrirons chaque fois que c’est à toi de jouer.
    
    Si tu n’as rien demandé, quelqu’un s’est trompé d’adresse. Ne fais rien, et aucun autre e-mail n’arrivera.
mail-turn-subject = À toi de jouer
mail-turn = À toi de jouer à Saboteur : { $url }
mail-found = Saboteur : il y a du monde pour une table. Reviens : { $url }
mail-invited = Saboteur : des personnes que tu connais t’invitent à une table : { $url }
mail-daily-subject = La mine du jour est ouverte
mail-daily = Saboteur : la mine du jour est ouverte : { $url }
page-title = Saboteur
page-line = Creuse pour trouver de l’or avec tes amis – certains mentent. Le jeu de cartes Saboteur dans ton navigateur.
page-invite = On t’invite à une table. Ouvre le lien pour t’asseoir.
page-no-client = Le serveur tourne, mais la page du jeu n’a pas été construite sur cette machine.
