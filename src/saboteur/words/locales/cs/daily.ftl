daily-plan-base = Důl sám
daily-plan-specialists = Specialisté
daily-plan-treasures = Poklady a truhly
daily-plan-teams = Dva týmy
daily-plan-greed = Chamtivost a mýto
daily-plan-veto = Veta a objížďky
daily-plan-everything = Všechno najednou
daily-about = Stejné karty, stejné místo a stejní spoluhráči pro všechny. Jedno kolo, jeden pokus, bez hodin, bez řečí: asi pět minut.
daily-play = Hrát dnešní důl
daily-go-on = Hrát dál
daily-when = Den tu pro všechny začíná v { $time }.
daily-blank = Z tohoto dne není co ukázat.
daily-word = Dát mi vědět, denně v
daily-word-refused = Tento prohlížeč to nedovoluje.
daily-judging = Rozhodčí posuzuje každé vaše rozhodnutí. Chvilku to trvá.
daily-won = Vaše strana se prosadila
daily-lost = Prosadili se ostatní
daily-late = Dohráno, když už byl den odkrytý: počítá se do série, ne do tabulky.
daily-signs = Vaše hra v pěti částech: drahokam, nic neztraceno; mince, trochu; kámen, hodně
daily-share = Sdílet
daily-picture = Jako obrázek
daily-share-text = Saboteur { $day } { $signs } { $score }/100
daily-table = Tabulka dne
daily-forks = Kde se rozhodlo
daily-fork-stood =
    { $count ->
        [one] Tady jste jen vy
        [few] Byli tu { $count } hráči
       *[other] Bylo tu { $count } hráčů
    }
daily-share-of = { $percent } %
daily-cost =
    { $points ->
        [0] nestálo nic
        [one] stálo { $points } bod
        [few] stálo { $points } body
       *[other] stálo { $points } bodů
    }
daily-line = Vaše rozhodnutí
daily-better = Lepší: { $action }
daily-best = Jak by hrál rozhodčí: body { $points }, zlato { $gold }
daily-tomorrow = Zítra: { $plan }
daily-past = Dřívější dny
daily-past-hint = Na procvičení: nepočítají se.
daily-practise = Hrát tento den znovu
daily-proof = Karty byly dané předem
daily-proof-text = Tento otisk byl zveřejněn den předem. Hodnota, která ho otevře, se ukáže hodinu po konci dne; s ní lze ověřit každé míchání.
