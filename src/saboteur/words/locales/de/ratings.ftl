ratings-hint = Was beendete gewertete Spiele über Menschen und Bots sagen. In 95 von 100 Fällen liegt die Wahrheit im Balken.
ratings-kind = Spiel
ratings-side = Gewertet
ratings-side-all = insgesamt
ratings-side-digger = als Goldsucher
ratings-side-saboteur = als Saboteur
ratings-side-lone = allein gegen alle
ratings-provisional = vorläufig
ratings-bot = Bot
ratings-games =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
ratings-range = { NUMBER($rating, useGrouping: 0) }, zwischen { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) }
ratings-half = ± { NUMBER($half, useGrouping: 0) }
ratings-nobody = Hier hat noch niemand eine Wertung. Wähle „Gewerteter Tisch“, wenn du einen eröffnest oder suchst.
ratings-own = Deine Wertung
ratings-own-none = Deine beginnt mit deinem ersten gewerteten Spiel.
ratings-plot = Deine Wertung nach jedem Spiel
ratings-numbers = In Zahlen
ratings-game = Spiel
