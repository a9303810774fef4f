## Reveal

reveal-all = Ukázat vše
reveal-more = Níže
you-gain = Vy: { $gold }
nobody-paid = Nikdo nedostane zlato.
won-diggers = Zlatokopové vyhráli
won-saboteurs = Sabotéři vyhráli
won-blue = Modří zlatokopové vyhráli
won-green = Zelení zlatokopové vyhráli
won-teams = Vyhráli zlatokopové obou barev
won-greedy = Chamtivý trpaslík vyhrál
won-boss = Šéf vyhrál
won-profiteer = Spekulant vyhrál
won-boss-profiteer = Šéf a spekulant vyhráli
won-nobody = Nikdo nevyhrál
reveal-wrong = Váš tip nevyšel u hráčů: { $names }.
reveal-all-right = Váš tip vyšel u všech.
reveal-goals = Co bylo na cílových kartách
reveal-claims = Kdo mluvil pravdu?
reveal-guesses = Kdo tipoval správně?
claim-true = pravda
claim-lie = lež
claim-wrong = omyl
gold-cards-secret = Co je na kartách zlata, zůstává tajné do konce hry.
gold-open = Tyto částky vidí každý.
guess-score = správně { $right } z celkem { $all } (čirá náhoda: { $chance })
guess-turn = uzamčeno v tahu { $turn }
guess-right = správně
guess-wrong = špatně
marks-fit = Vaše značky: správně { $right }, celkem { $all }
vote-right = Ukázali na sabotéra: { $names }
vote-none-right = Na sabotéra neukázal nikdo.

## Guessing

guesses = Kdo je kdo?
guesses-hint = Uzamkněte své tipy, než kolo skončí. Do odhalení je nikdo neuvidí; pak všichni, kdo tipovali, uvidí všechny výsledky.
guess-none = bez tipu
guess-lock =
    { $count ->
        [one] Uzamknout jeden tip
        [few] Uzamknout { $count } tipy
       *[other] Uzamknout { $count } tipů
    }
guess-locked = Uzamčeno v tahu { $turn }. Už je nelze změnit.

## Final

final-won = Vyhráváte!
final-shared-win = O vítězství se dělíte!
final-place = { $place }. místo (hráčů: { $all })
best-found =
    { $count ->
        [one] Jeden nalezený poklad
        [few] { $count } nalezené poklady
       *[other] { $count } nalezených pokladů
    }
best-unmasked = Odhalení hráči: { $names }
best-fooled = Oklamaní hráči: { $names }
best-liar = Nejlepší lži: { $name }
best-nose = Nejlepší čich: { $name }
final-decided = Co rozhodlo: { $name }, kolo { $round } ({ $side }: { $before } → { $after })
final-guesses = Kdo prokoukl ostatní
share-result = Sdílet výsledek
share-text = Sabotér: { $ranking }
share-place = { $place }. { $name }: { $gold }
final-shared = Odkaz na záznam byl zkopírován.

## Shuffle

verify = Ověřit míchání
proof-hint = Před rozdáním server zveřejnil otisk (hash) svého tajného čísla. Teď je číslo odkryté a váš prohlížeč může každé míchání ověřit.
proof-run = Ověřit každé míchání
proof-working = Počítá se…
proof-good =
    { $count ->
        [one] Vše v pořádku: tajné číslo je to ohlášené a jedno míchání bylo ověřeno.
        [few] Vše v pořádku: tajné číslo je to ohlášené a všechna { $count } míchání byla ověřena.
       *[other] Vše v pořádku: tajné číslo je to ohlášené a všech { $count } míchání bylo ověřeno.
    }
proof-noted = Otisk je ten, který tento prohlížeč viděl před rozdáním.
proof-not-noted = Tento prohlížeč před rozdáním žádný otisk neviděl; porovnáno s otiskem v záznamu.
proof-bad = Něco nesedí:
fault-commitment = Tajné číslo neodpovídá otisku v záznamu.
fault-noted = Tajné číslo neodpovídá otisku, který tento prohlížeč viděl před rozdáním.
fault-shuffle = Míchání { $label } neplyne z tajného čísla.
fault-order = Míchání nejsou číslovaná po sobě; některá chybí nebo jsou dvakrát.
fault-missing = Míchání { $label } by tu mělo být právě jednou.
proof-file = Stáhnout záznam
hand-on = Jak to dopadlo
hand-on-link = Sdílet odkaz
hand-on-picture = Jako obrázek
hand-on-clip = Jako klip
hand-on-filming = Klip se připravuje: devět sekund…
hand-on-picture-alt = Obrázek hry: plán při rozhodujícím tahu a kdo čím byl
hand-on-private = Tento stůl je soukromý: odkaz na něj neukáže po vložení žádný obrázek.
clip-title = Co rozhodlo
