## Reasons of bots

reason-title = Proč?
reason-line = { $role }: { $why }.
reason-far =
    { $far ->
        [one] Podle mě k pokladu chybí ještě { $far } karta.
        [few] Podle mě k pokladu chybí ještě { $far } karty.
        [many] Podle mě k pokladu chybí ještě { $far } karty.
       *[other] Podle mě k pokladu chybí ještě { $far } karet.
    }
reason-believed = Čemu bot věřil
reason-compared = Co bot porovnával
reason-worth = hodnota { $worth }
reason-belief = { $name }: { $roles }
ground-only-option = nic jiného nešlo
ground-at-random = vybírám náhodně
ground-searched = ve hrách, které si představuji, to vyšlo nejlépe
ground-learned = tak jsem se to naučil v milionech kol
ground-reaches-goal = dosáhne to cílové karty
ground-nearer = přiblíží to poklad
ground-farther = oddálí to poklad
ground-changes-little = změní to málo
ground-path-of-use = cesta je užitečná
ground-too-early = na zával je brzy
ground-for-enemy = myslím, že { $name } je proti mně
ground-for-ally = myslím, že { $name } je na mé straně
ground-for-either = { $name } může být na kterékoli straně
ground-own-tool = vlastní nástroje nerozbíjím
ground-dig-again = chci zase kopat
ground-treasure-unknown = nevím, kde leží poklad
ground-chest-unknown = truhla stojí za pohled
ground-seat-unknown = zajímá mě, kdo je { $name }
ground-am-trapped = jsem ve vězení
ground-own-theft = je to moje vlastní krádež
ground-thief-waits = na zlato čeká zloděj
ground-gold-to-steal = dá se ukrást zlato
ground-side-loses = moje strana prohrává
ground-better-as-other = s jinou rolí by na tom byl lépe hráč { $name }
ground-poor-hand = mám špatné karty
ground-goals-otherwise = cíle jsou lepší prohozené
ground-goals-well = cíle jsou dobré tak, jak jsou
ground-in-discards = v odhozených kartách je něco dobrého
ground-other-neighbour = raději ať hraje soused z druhé strany
ground-two-paths = dvě cesty najednou
ground-no-second-path = nemám dobrou druhou cestu
ground-toll-earns = tady bude muset někdo zaplatit
ground-no-way-there = tam jít nepotřebuji
ground-way-guarded = cesta je hlídaná
ground-no-coin = za zlato mi to nestojí
ground-digs-for-me = kdo prosí, kope i pro mě
ground-spare-cards = bez těchto karet se obejdu
ground-harms-me = karta by mi uškodila
ground-may-be-played = kartu lze zahrát
ground-likeliest = to nejspíš pomůže
ground-no-difference = je to jedno
ground-most-gold = je to nejvíc zlata
ground-most-useful = nejužitečnější je „{ $card }“
ground-module-says = k tomu tato karta je
ground-looks-richest = nejvíc zlata má asi { $name }
ground-needs-least = karty nejméně potřebuje { $name }
ground-goal-farther = dál leží lépe
