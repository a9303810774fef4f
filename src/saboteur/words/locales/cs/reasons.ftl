## Reasons of bots

reason-title = Proč?
reason-line = { $role }: { $why }.
reason-and = { $why }, a { $how }
reason-far =
    { $far ->
        [one] Podle mě k pokladu chybí ještě { $far } karta.
        [few] Podle mě k pokladu chybí ještě { $far } karty.
        [many] Podle mě k pokladu chybí ještě { $far } karty.
       *[other] Podle mě k pokladu chybí ještě { $far } karet.
    }
reason-believed = Čemu bot věřil
reason-compared = Co bot porovnával
reason-worth-gold = hodnota ve zlatě: { $worth }
reason-worth-cards = hodnota v kartách: { $worth }
reason-worth-chance = vybráno v { $percent } takových případů
reason-belief = { $name }: { $roles }
ground-only-option = nic jiného nešlo
ground-at-random = vybírám náhodně
ground-searched = ve hrách, které si umím představit, to dopadlo nejlépe
ground-learned = tak jsem se to naučil v milionech kol
ground-reaches-goal = tunel tak dojde k cílové kartě
ground-nearer = přiblíží to poklad
ground-farther = oddálí to poklad
ground-seems-honest = vypadám pak jako zlatokop
ground-changes-little = skoro nic se tím nezmění
ground-path-of-use = cesta je užitečná
ground-too-early = na zával je brzy
ground-for-enemy = myslím, že { $name } je proti mně
ground-for-ally = myslím, že { $name } je na mé straně
ground-for-either = { $name } může být na kterékoli straně
ground-own-tool = vlastní nástroje nerozbíjím
ground-dig-again = chci zase kopat
ground-treasure-unknown = nevím, kde leží poklad
ground-seat-unknown = zajímá mě, kdo je { $name }
ground-side-loses = moje strana prohrává
ground-no-way-there = tam jít nepotřebuji
ground-spare-cards =
    { $count ->
        [one] bez této karty se obejdu
        [few] bez těchto karet se obejdu
        [many] bez těchto karet se obejdu
       *[other] bez těchto karet se obejdu
    }
ground-likeliest = to nejspíš pomůže
ground-no-difference = je to jedno
ground-most-gold = je to nejvíc zlata
ground-most-useful = nejužitečnější je „{ $card }“
ground-module-says = k tomu tato karta je
ground-own-rules = velí mi to má vlastní pravidla

coach-ask = Co by udělal velmistr?
coach-working = Velmistr přemýšlí…
coach-says = Velmistr by zvolil: { $action }
coach-style = Váš styl hry
coach-goal = Nejspíš poklad: { $cell } ({ $percent }).
coach-alike = Stejně dobré: { $actions }.
coach-bluff = To je klam: víc by přineslo „{ $action }“, ale všichni by to viděli ({ $cost }).
coach-seen = Bude to nápadné; něco vás to stojí ({ $cost }).
coach-trusting =
    { $count ->
        [one] Začne vám důvěřovat { $count } hráč.
        [few] Začnou vám důvěřovat { $count } hráči.
       *[other] Začne vám důvěřovat { $count } hráčů.
    }
coach-doubting =
    { $count ->
        [one] Začne vás podezírat { $count } hráč.
        [few] Začnou vás podezírat { $count } hráči.
       *[other] Začne vás podezírat { $count } hráčů.
    }
coach-trusted-more = Ostatní vám budou důvěřovat o něco víc.
coach-trusted-less = Ostatní vám budou důvěřovat o něco méně.
coach-tells-nothing = Ostatním to o vás nic neprozradí.
