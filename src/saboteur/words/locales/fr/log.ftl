### Not yet read by a native speaker.

log-round-started = La manche { $round } commence
log-dwarf-dealt = reçoit un nain
log-card-drawn = pioche une carte
log-card-vetoed = met son veto à la carte de { $victim } ({ $what })
log-lays = pose
log-path-laid = pose un chemin : { $sides } ({ $cell })
log-path-moved = déplace le dernier chemin ({ $from } → { $cell })
log-goal-turned = retourne { $cell } : { $goal }
log-tunnel-turned = retourne un tunnel : { $sides } ({ $cell })
log-chest-opened = ouvre { $cell } : { $chest }
log-card-set = place la carte ainsi : { $sides } ({ $cell })
log-card-set-up = Un chemin est posé au milieu : { $sides } ({ $cell })
log-large-reached = relie avant tout le monde : { $place }
log-tool-broken = casse { $tool } de { $name }
log-tool-broken-own = casse un de ses propres outils : { $tool }
log-tool-mended = répare { $tool } de { $name }
log-tool-mended-own = répare un de ses propres outils : { $tool }
log-rock-fell = joue un éboulement ({ $cell })
log-rock-fell-chest = joue un éboulement : un coffre couvert disparaît sans que personne l’ait vu ({ $cell })
log-map-read = regarde en secret { $cell }
log-passed =
    { $count ->
        [one] passe et défausse une carte
       *[other] passe et défausse { $count } cartes
    }
log-front-dropped = défausse deux cartes et se débarrasse de « { $front } »
log-front-laid = joue « { $front } » sur { $name }
log-front-laid-own = joue « { $front } »
log-front-removed = retire « { $front } » devant { $name }
log-front-removed-own = retire sa propre carte « { $front } »
log-dwarf-inspected = regarde le nain de { $name }
log-dwarf-changed = a un nouveau nain ({ $why })
log-hands-swapped = échange sa main avec { $name }
log-hand-got = reçoit dans l’échange
log-hand-lost = reçoit de toi dans l’échange
log-goals-handled = prend { $cell } et { $other }, puis les repose
log-swapped = échangées
log-not-swapped = non échangées
log-card-kept = garde une carte
log-way-turned = inverse le sens du jeu
log-toll-placed = place un nain de péage pour garder une case ({ $cell })
log-toll-asked = pose à { $name } la question du péage ({ $cell })
log-toll-agreed = dit oui au péage ({ $cell })
log-toll-refused = dit non au péage ({ $cell })
log-toll-paid = paie le péage à { $name } ({ $cell })
log-toll-free = laisse passer la carte sans péage ({ $cell })
log-toll-gone = Le nain de péage s’en va ({ $cell })
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
log-gold-taken = prend une carte Or
log-gold-seen = reçoit des cartes Or
log-purse = a maintenant
log-goal-moved = éloigne { $cell } d’une case du départ
log-card-taken = prend une carte à { $name }
log-pile-buried =
    { $count ->
        [one] enterre une carte de la pioche
       *[other] enterre { $count } cartes de la pioche
    }
log-discards-shuffled = mélange la défausse
log-round-ended = La manche est finie. { $ending }
log-dwarf-shown = était { $role }
log-spare-shown = Le nain que personne n’avait : { $role }.
log-goal-shown = Personne n’a retourné { $cell } : c’était { $goal }.
log-robbed = vole une pépite à { $name }
log-game-ended = La partie est finie
log-purse-shown =
    { $gold ->
        [one] a { $gold } pépite
       *[other] a { $gold } pépites
    }
why-trove = trouvaille
why-draw-three = coffre
why-dig-discards = coffre
why-hat-swap = échange de bonnets
why-wardrobe = vestiaire
why-tunnel-party = fête sous terre
why-sack = sac d’or
why-dragon = dragon
why-chest = coffre
why-win = pour la victoire
why-crystals = pour des cristaux
why-toll = péage
why-start = au début
ending-treasure = Le trésor est atteint.
ending-hands-empty = Toutes les mains sont vides.
ending-all-passed = Tout le monde a passé.
ending-spider = L’araignée géante est lâchée !
news-seat-taken = { $name } s’assoit
news-seat-left = { $name } se lève
news-bot-took-over = n’est plus là – un bot joue à sa place
news-seat-back = est de retour
news-seat-nudged = n’a plus de temps
news-seat-replaced = { $name } remplace définitivement
news-host-changed = est maintenant l’hôte
news-paused = La partie est en pause
news-goes-on = La partie continue
news-server-restarted = Le serveur s’est absenté un instant ; rien n’est perdu
say-goal-is = Je dis que { $cell } est { $goal }
say-goal-is-not = Je dis que { $cell } n’est pas { $goal }
say-chest-holds = Je dis que { $cell } contient : { $chest }
say-suspect = Je pense que { $name } est { $role }
say-trust = J’ai confiance en { $name }
say-i-am = Je suis { $role }
say-please-mend = S’il vous plaît, réparez { $tool } de { $name }
say-please-free = S’il vous plaît, libérez { $name }
say-please-break = S’il vous plaît, cassez un outil de { $name }
say-please-read = S’il vous plaît, regardez { $cell }
say-please-dig = S’il vous plaît, creusez vers : { $cell }
say-why-that = Pourquoi as-tu fait ça, { $name } ?
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
talk-short = Mots rapides
talk-text = Dire quelque chose
send = Envoyer
mark-none = sans marque
mark-trusted = de confiance
mark-unsure = incertain
mark-suspected = suspect
suspicion = Tes marques
suspicion-hint = Toi seul les vois.
notes = Notes
note-goal = { $cell } est { $goal }
note-chest = { $cell } : { $chest }
note-dwarf = { $name } est { $role }
note-swap = { $cell } et { $other } : { $swapped }
note-turn = tour { $turn }
note-uncertain = a pu changer depuis
dwarfs-in-play =
    { $spare ->
        [0] Tous les nains sont distribués.
        [one] Un nain est mis de côté sans être vu.
       *[other] { $spare } nains sont mis de côté sans être vus.
    }
