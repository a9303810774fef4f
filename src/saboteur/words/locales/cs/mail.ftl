mail-code-subject = Váš kód pro hru Sabotér
mail-code =
    Váš kód je { $code }. Zadejte ho na { $url } a pošleme vám e-mail, kdykoli budete na tahu.
    
    Pokud o žádném kódu nevíte, někdo se spletl v adrese. Nedělejte nic a další e-maily nepřijdou.
mail-turn-subject = Jste na tahu
mail-turn = Jste na tahu ve hře Sabotér: { $url }
mail-found = Saboteur: jsou tu lidé ke stolu. Vraťte se: { $url }
mail-invited = Saboteur: lidé, které znáte, vás zvou ke stolu: { $url }
mail-daily-subject = Dnešní důl je otevřený
mail-daily = Saboteur: dnešní důl je otevřený: { $url }
page-title = Sabotér
page-line = Kopejte s přáteli za zlatem – někteří z nich lžou. Karetní hra Sabotér v prohlížeči.
page-invite = Máte pozvání ke stolu. Otevřete odkaz a posaďte se.
page-no-client = Server běží, ale stránka pro hraní na tomto počítači nebyla sestavena.
