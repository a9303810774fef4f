## Reveal
reveal-all = Ukázat vše
reveal-goals = Co byly cílové karty
reveal-claims = Co se říkalo
reveal-guesses = Uzamčené tipy
claim-true = pravda
claim-lie = lež
claim-wrong = omyl
gold-cards-secret = Co je na kartách zlata, zůstává tajné do konce hry.
gold-open = Tyto částky si může spočítat každý.
guess-score = správně { $right } z { $all }, náhodou { $chance }
guess-turn = uzamčeno v tahu { $turn }
guess-right = správně
guess-wrong = špatně
marks-fit = Vaše značky: sedí { $right } z { $all }

## Guessing
guesses = Kdo je kdo?
guesses-hint = Uzamkněte své tipy, než kolo skončí. Před odhalením se to nikdo nedozví; pak všichni, kdo tipovali, vidí výsledky ostatních.
guess-none = bez tipu
guess-lock = { $count ->
    [one] Uzamknout jeden tip
    [few] Uzamknout { $count } tipy
   *[other] Uzamknout { $count } tipů
  }
guess-locked = Uzamčeno v tahu { $turn }. Už nelze změnit.

## Final
final-guesses = Kdo prokoukl ostatní
share-result = Sdílet výsledek
share-text = Saboteur: { $ranking }
final-shared = Odkaz na záznam byl zkopírován.

## Shuffle
verify = Ověřit míchání
proof-hint = Před rozdáním server slíbil otisk svého tajného zárodku. Teď je zárodek odkrytý: váš prohlížeč může každé míchání přepočítat.
proof-run = Přepočítat míchání
proof-working = Počítá se …
proof-good = { $count ->
    [one] Ověřeno: zárodek odpovídá slibu, jedno míchání bylo přepočítáno.
    [few] Ověřeno: zárodek odpovídá slibu, všechna { $count } míchání byla přepočítána.
   *[other] Ověřeno: zárodek odpovídá slibu, všech { $count } míchání bylo přepočítáno.
  }
proof-noted = Slib je ten, který tento prohlížeč viděl před rozdáním.
proof-not-noted = Tento prohlížeč před rozdáním žádný slib neviděl; porovnáno se slibem v záznamu.
proof-bad = Toto nesedí:
fault-commitment = Zárodek není ten, který je slíben v záznamu.
fault-noted = Zárodek není ten, který byl tomuto prohlížeči slíben před rozdáním.
fault-shuffle = Míchání { $label } neplyne ze zárodku.
fault-order = Míchání nejsou číslována po sobě; některá chybí nebo jsou dvakrát.
fault-missing = Míchání { $label } tu není právě jednou.
proof-file = Stáhnout záznam
