### Not yet read by a native speaker.

rule-path = Pose-la sur une case vide à côté du réseau. Là où elle touche des cartes visibles, un tunnel doit rencontrer un tunnel et la roche la roche, et au moins un de ses tunnels doit mener au départ. Tu peux la retourner tête en bas, jamais en travers. Ensuite, pioche une carte.
rule-dead-end = Se pose comme un chemin, mais ses tunnels s’arrêtent dans la carte et ne mènent nulle part. Utile pour retarder les autres.
rule-bridge = Deux tunnels se croisent, l’un au-dessus de l’autre, sans se rencontrer. Quand tu la poses, l’un des deux doit mener au départ ; l’autre peut être relié plus tard.
rule-double-curve = Deux virages sur une carte, qui ne se rencontrent pas. Quand tu la poses, l’un des deux doit mener au départ.
rule-ladder = Reliée au départ et à toutes les autres échelles, où qu’elle soit. Elle doit seulement toucher le départ ou un chemin visible, avec tous ses côtés qui correspondent, et n’est jamais juste à côté d’une arrivée.
rule-door = Une porte n’empêche personne de creuser. Elle compte quand le trésor est atteint : les chercheurs d’or bleus ne passent pas les portes vertes, ni les verts les portes bleues.
rule-crystal = Un chemin comme les autres. À la fin de la manche, les géologues reçoivent une pépite pour chaque cristal du réseau.
rule-break = Pose-la devant un autre joueur. Tant qu’il a un outil cassé, il ne peut pas poser de carte Chemin. Personne n’a deux fois la même sorte devant soi.
rule-fix = Retire un outil cassé de cette sorte devant n’importe qui, toi compris. Les deux cartes vont à la défausse.
rule-fix-two = Montre deux outils : elle retire un outil cassé de l’une des deux sortes devant n’importe qui, mais jamais deux à la fois.
rule-rockfall = Retire une carte Chemin du réseau, mais jamais le départ ni une arrivée. Ce qui est coupé reste en place et compte de nouveau dès qu’il est relié. On peut aussi retirer un tunnel de coffre couvert.
rule-map = Regarde en secret une arrivée face cachée. Si vous jouez avec les coffres, tu peux regarder un coffre couvert à la place. Ce que tu en dis, c’est ton affaire.
rule-theft = Pose-la devant toi. Quand l’or de la manche est partagé, tu voles une pépite à un joueur de ton choix – sauf si tu es en prison. Tu ne peux pas avoir deux vols devant toi.
rule-hands-off = Retire un vol devant n’importe qui.
rule-trapped = Pose-la devant un autre joueur. Tant qu’elle est là, il ne peut pas poser de chemin ; si elle y est encore à la fin de la manche, il ne reçoit pas d’or et n’en vole pas.
rule-freed = Retire une carte Prison devant n’importe qui, toi compris.
rule-inspection = Regarde en secret le nain d’un autre joueur.
rule-hat-swap = Un joueur de ton choix, même toi, met son nain sous la pile et prend le premier. À partir de là, c’est le nouveau nain qui compte.
rule-hand-swap = Échange toutes tes cartes avec un autre joueur. À la fin de ce tour, l’autre joueur pioche une carte, et toi aucune.
rule-goal-swap = Prends deux arrivées face cachée sans les regarder, et repose-les, échangées ou comme avant. Tout le monde voit lesquelles, mais toi seul sais si elles ont changé de place.
rule-trove = Au lieu de piocher, regarde les cinq premières cartes de la défausse, gardes-en une et repose les autres.
rule-veto = Joue-la quand ce n’est pas ton tour, contre une carte Chemin ou Action que quelqu’un vient de jouer, avant qu’elle agisse. Les deux cartes sont défaussées, ce joueur pioche une carte et son tour est fini ; puis tu en pioches une. À ton tour, tu peux seulement la défausser.
rule-turnabout = À partir de maintenant, on joue dans l’autre sens, jusqu’à la fin de la manche ou au prochain changement de sens.
rule-master-craftsman = Une réparation pour les trois outils : elle retire un outil cassé de n’importe quelle sorte devant n’importe qui.
rule-path-specialist = Pose deux cartes Chemin pendant ce tour, l’une après l’autre. À la fin, tu pioches autant de cartes que tu en as posé.
rule-detour = Déplace le dernier chemin posé vers une autre case où il convient ; tu peux le retourner. Tu peux la jouer même avec un outil cassé. Ce qu’il avait ouvert reste ouvert.
