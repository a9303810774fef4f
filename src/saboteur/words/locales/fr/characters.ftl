## Qui sont les bots : une ligne sur chacun, sous son nom et son niveau
character-pim = Nouveau dans la mine, et ravi de le dire à tout le monde.
character-odo = Creuse lentement, ne dit presque rien et se cache bien pour un débutant.
character-hild = Croit ce qu’on lui dit, répare ce qui est cassé et a un mot pour chacun.
character-korr = N’oublie aucun outil cassé, pas même à la manche suivante.
character-tilda = Regarde d’abord chaque but et ne casse un outil que si elle est sûre.
character-vika = Casse d’abord, demande ensuite, et parle tout du long.
character-bruno = Fait confiance à tous, jusqu’à ce qu’on casse ses outils. Après, rien ne l’arrête.
character-mott = Regarde, attend, et ne dit presque jamais ce qu’il pense.
character-gerda = Prévoit, dit ce qu’elle pense et rend la pareille.
character-nyx = Réfléchit dans le noir et garde tout pour elle.
character-moldo = A tout vu et pense encore du bien des gens.
character-rasmus = Ose beaucoup, se cache bien et n’oublie jamais.
