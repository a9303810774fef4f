## La page « Toi » : ce qui te ramène sur un autre appareil

keys = Reste toi-même
keys-only-here = Seul ce navigateur te connaît. S’il t’oublie, tes parties, ton nom et ton classement sont perdus.
keys-safe = Tu peux revenir sur n’importe quel appareil.
keys-passkey = Créer une clé d’accès
keys-passkey-hint = Ce téléphone ou cet ordinateur la garde pour toi. Pas de mot de passe.
keys-no-passkey = Les clés d’accès ne marchent qu’en https. Ici, prends une phrase de secours.
keys-phrase = Créer une phrase de secours
keys-phrase-again = Créer une nouvelle phrase de secours
keys-phrase-hint = Dix mots qui te ramènent. Qui les a est toi.
keys-phrase-sure = L’ancienne phrase ne vaudra plus. En créer une nouvelle ?
keys-phrase-made = Phrase de secours du { DATETIME($date, dateStyle: "medium") }
keys-phrase-drop = Retirer la phrase
keys-words = Note ces dix mots. Ils ne sont montrés que maintenant.
keys-copy = Copier
keys-copied = Copié
keys-written = Je les ai notés
keys-passkey-line = Clé d’accès { $label } du { DATETIME($date, dateStyle: "medium") }
keys-remove = Retirer
keys-devices =
    { $count ->
        [one] On ne te connaît que sur cet appareil.
       *[other] On te connaît sur { $count } appareils.
    }
keys-others = Déconnecter tous les autres
keys-others-done = Tous les autres appareils sont déconnectés.
comeback = J’ai déjà joué ici
comeback-hint = Reviens avec ta clé d’accès ou ta phrase de secours.
comeback-passkey = Ma clé d’accès
comeback-phrase = Mes dix mots
comeback-go = Revenir
comeback-done = Content de te revoir, { $name } !
comeback-cancelled = Aucune clé d’accès n’a servi.
comeback-here =
    { $count ->
        [one] Cet appareil a une partie à lui, jouée sous le nom { $name }. Qu’en faire ?
       *[other] Cet appareil a { $count } parties à lui, jouées sous le nom { $name }. Qu’en faire ?
    }
comeback-bring = Ajouter à mes parties
comeback-delete = Laisser et supprimer
