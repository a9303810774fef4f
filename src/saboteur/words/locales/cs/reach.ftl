## Zpráva, když tu nejste
reach = Dejte mi vědět, když jsem na tahu
reach-hint = U stolů s dny na rozmyšlenou, když je tato stránka zavřená. Zpráva nikdy neříká víc.
reach-push = Na tomto zařízení
reach-mail = E-mailová adresa
reach-ask = Poslat kód
reach-code = Kód z e-mailu
reach-confirm = Potvrdit
reach-drop = Už žádné e-maily
reach-refused = Prohlížeč to nedovoluje.
reach-word = Jste na tahu.
