puzzle-move = Jaký je tu nejlepší tah?
puzzle-who = 
    { $count ->
        [one] Kdo je sabotér?
       *[other] Kdo jsou sabotéři? Je jich { $count }.
    }
puzzle-lie = Právě jedna z těchto výpovědí je lež. Která?
puzzle-number = Číslo (q: odejít):
puzzle-right = Správně!
puzzle-wrong = Ne.
puzzle-best = Nejlepší: { $text }
puzzle-behind = { $text }: o { $gold } zlata méně
puzzle-answer = Odpověď: { $text }
puzzle-certain = Podle toho, co víte, to nemůže být pravda.
puzzle-likely = Podle všeho, co zaznělo a co se stalo, to sotva bude pravda.
puzzle-alone = Kdyby to byla pravda, muselo by být lží něco jiného.
puzzle-telling = Nejvíc prozradilo toto:
puzzle-choose = Na co se ptát
puzzle-kind = Co
puzzle-kind-any = Všechno
puzzle-kind-move = Tah
puzzle-kind-who = Kdo to je?
puzzle-kind-lie = Lež
puzzle-theme = O čem
puzzle-theme-any = O čemkoli
puzzle-theme-dig = Zlatokopové
puzzle-theme-bluff = Sabotéři
puzzle-theme-last-cards = Poslední karty
puzzle-hardness = Jak těžké
puzzle-hardness-any = Podle mých sil
puzzle-hardness-easy = Lehké
puzzle-hardness-middling = Střední
puzzle-hardness-hard = Těžké
puzzle-left = Zbývá { $left }, celkem je jich { $count }
puzzle-forget = Začít znovu
puzzle-none = Z tohoto už nic nezbývá. Zvolte něco jiného, nebo začněte znovu.
puzzle-tab-question = Otázka
puzzle-tab-story = Co bylo dosud
puzzle-now = Zpět k otázce
puzzle-hint = Nápověda
puzzle-answer-this = To je ono
puzzle-next = Další hádanka
puzzle-play-on = Hrát odtud dál
puzzle-is-best = Nejlepší
puzzle-less = o { $gold } zlata méně
puzzle-times = × { $times }: o tolik spíš, je-li sabotér { $name }
puzzle-when = Kdy to zaznělo
puzzle-rating = Hodnocení { $rating }
puzzle-yours = vaše { $rating }
puzzle-people =
    { $count ->
        [one] zkusil to jeden člověk, vyřešilo { $percent } %
        [few] zkusili to { $count } lidé, vyřešilo { $percent } %
       *[other] zkusilo to { $count } lidí, vyřešilo { $percent } %
    }
