## Zpráva, když tu nejste

reach = Upozornit mě, když jsem na tahu
reach-hint = Pro hry, kde je na tah i několik dní, když je tato stránka zavřená. Víc ve zprávě nikdy není.
reach-push = Na tomto zařízení
reach-mail = E-mailová adresa
reach-ask = Poslat kód
reach-code = Kód z e-mailu
reach-confirm = Potvrdit
reach-drop = Už žádné e-maily
reach-refused = Prohlížeč to nedovoluje.
