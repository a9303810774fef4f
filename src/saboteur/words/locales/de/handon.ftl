hand-on = So ging es aus
hand-on-link = Link teilen
hand-on-picture = Als Bild
hand-on-clip = Als Clip
hand-on-filming = Der Clip entsteht: neun Sekunden …
hand-on-picture-alt = Das Bild des Spiels: das Brett beim entscheidenden Zug, und wer was war
hand-on-private = Dieser Tisch ist privat: Sein Link zeigt kein Bild, wo du ihn einfügst.
clip-title = Das hat entschieden
