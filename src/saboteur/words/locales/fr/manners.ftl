mute = Masquer
unmute = Ne plus masquer
muted-note = Tu ne vois plus ce que dit { $name }, qui n’en saura rien.
report = Signaler
report-why = Qu’a fait { $name } ? Tes mots vont à l’exploitant, avec tout ce qui a été dit et joué à cette table.
report-send = Envoyer le signalement
report-sent = Merci. L’exploitant a reçu ton signalement.
