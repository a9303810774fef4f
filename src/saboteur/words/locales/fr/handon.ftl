hand-on = Comment ça s’est terminé
hand-on-link = Partager le lien
hand-on-picture = En image
hand-on-clip = En clip
hand-on-filming = Le clip se prépare : neuf secondes…
hand-on-picture-alt = L’image de la partie : le plateau au coup décisif, et qui était quoi
hand-on-private = Cette table est privée : son lien ne montre aucune image là où tu le colles.
clip-title = Ce qui a tout décidé
