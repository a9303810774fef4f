mute = Masquer pour moi
unmute = Afficher à nouveau
muted-note = Tu ne vois rien de ce que dit { $name }, qui n’en saura rien.
report = Signaler
report-why = Qu’a fait { $name } ? L’exploitant le recevra avec tout ce qui a été dit et joué ici.
report-send = Envoyer le signalement
report-sent = L’exploitant a reçu ton signalement.
