### Not yet read by a native speaker.
log-round-started = La manche { $round } commence
log-dwarf-dealt = reçoit un nain
log-card-drawn = pioche une carte
log-lays = pose
log-path-laid = pose un chemin : { $sides } ({ $cell })
log-goal-turned = retourne { $cell_goal } : { $goal }
log-card-set = place la carte ainsi : { $sides } ({ $cell })
log-large-reached = relie avant tout le monde : { $place }
log-passed =
    { $count ->
        [one] passe et défausse une carte
       *[other] passe et défausse { $count } cartes
    }
log-dwarf-inspected = regarde le nain de { $name }
log-dwarf-inspected-you = regarde ton nain
log-dwarf-changed = a un nouveau nain ({ $why })
log-card-kept = garde une carte
log-gold-gained =
    { $amount ->
        [one] gagne { $amount } pépite ({ $why })
       *[other] gagne { $amount } pépites ({ $why })
    }
log-gold-lost =
    { $amount ->
        [one] perd { $amount } pépite ({ $why })
       *[other] perd { $amount } pépites ({ $why })
    }
log-purse = compte son or
log-secret-told = apprend un secret
log-round-ended = La manche est finie. { $ending }
log-dwarf-shown = était { $role }
log-spare-shown = Le nain mis de côté : { $role }.
log-goal-shown = Personne n’a retourné { $cell } : c’était { $goal }.
log-game-ended = La partie est finie
log-purse-shown =
    { $gold ->
        [one] a { $gold } pépite
       *[other] a { $gold } pépites
    }
why-win = pour la victoire
why-start = au début
ending-treasure = Le trésor est atteint.
ending-hands-empty = Toutes les mains sont vides.
ending-all-passed = Tout le monde a passé.
news-seat-taken = { $name } s’assoit
news-seat-left = { $name } se lève
news-bot-took-over = n’est plus là – un bot joue à sa place
news-seat-back = est de retour
news-seat-nudged = a dépassé son temps
news-seat-replaced = { $name } prend définitivement la place { $number }
news-host-changed = est maintenant l’hôte
news-paused = La partie est en pause
news-goes-on = La partie continue
news-server-restarted = Le serveur s’est absenté un instant ; rien n’est perdu
news-vote-opened = La moitié de la pioche est partie : qui est saboteur ? Montrez quelqu’un du doigt, en secret
news-votes-shown = Le vote : { $votes }
vote-nobody = personne
say-goal-is = Je dis que { $cell } est { $goal }
say-goal-is-not = Je dis que { $cell } n’est pas { $goal }
say-suspect = Je pense que { $name } est { $role }
say-suspect-you = Je pense que tu es { $role }
say-trust = J’ai confiance en { $name }
say-trust-you = J’ai confiance en toi
say-i-am = Je suis { $role }
say-please-dig = S’il vous plaît, creusez vers : { $cell }
say-why-that = Pourquoi as-tu fait ça, { $name } ?
say-why-that-you = Pourquoi as-tu fait ça ?
say-please-mend-own = S’il vous plaît, réparez-moi { $tool }
say-please-free-own = S’il vous plaît, libérez-moi
feel-yes = Oui
feel-no = Non
feel-thanks = Merci
feel-sorry = Pardon
feel-wait = Attends !
feel-hello = Salut
feel-good-luck = Bonne chance
feel-well-played = Bien joué
feel-laugh = Ha ha !
feel-surprise = Oh !
feel-doubt = Hum…
feel-angry = Grr !
talk-about-seat = À propos d’un joueur
talk-about-goal = À propos d’une arrivée
talk-short = Messages rapides
talk-text = Dire quelque chose
send = Envoyer
mark-none = sans marque
mark-trusted = de confiance
mark-unsure = incertain
mark-suspected = suspect
suspicion = Tes marques
suspicion-hint = Personne d’autre ne les voit.
notes = Notes
note-goal = { $cell } est { $goal }
note-deduced = { $cell } ne peut être que le trésor
note-dwarf = { $name } est { $role }
note-turn = tour { $turn }
note-uncertain = a pu changer depuis
dwarfs-in-play =
    { $spare ->
        [0] Tous les nains sont distribués.
        [one] Un nain est mis de côté sans être vu.
       *[other] { $spare } nains sont mis de côté sans être vus.
    }
