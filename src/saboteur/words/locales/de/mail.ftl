mail-code-subject = Dein Code für Saboteur
mail-code =
    Dein Code ist { $code }. Gib ihn unter { $url } ein, dann schreiben wir dir, wenn du am Zug bist.
    
    Falls du das nicht warst, hat sich jemand bei der Adresse vertippt. Tu nichts, dann kommt keine weitere E-Mail.
mail-turn-subject = Du bist am Zug
mail-turn = Du bist am Zug bei Saboteur: { $url }
mail-found = Saboteur: Es sind Leute für einen Tisch da. Komm zurück: { $url }
mail-invited = Saboteur: Leute, die du kennst, laden dich an einen Tisch ein: { $url }
mail-daily-subject = Die Mine von heute ist offen
mail-daily = Saboteur: Die Mine von heute ist offen: { $url }
page-title = Saboteur
page-line = Grabt zusammen nach Gold – einige von euch lügen. Das Kartenspiel Saboteur im Browser.
page-invite = Du bist an einen Tisch eingeladen. Öffne den Link, um dich zu setzen.
page-no-client = Der Server läuft, aber die Seite zum Spielen wurde auf diesem Rechner nicht gebaut.
