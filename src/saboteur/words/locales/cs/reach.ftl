## Zpráva, když tu nejste

reach = Upozornit mě, když jsem na tahu
reach-hint = Pro pomalé hry, když je tato stránka zavřená. Zpráva říká jen to, že jste na tahu.
reach-push = Na tomto zařízení
reach-mail = E-mailová adresa
reach-ask = Poslat kód
reach-code = Kód z e-mailu
reach-confirm = Potvrdit
reach-drop = Už žádné e-maily
reach-refused = Prohlížeč to nedovoluje.
