ratings-hint = Co o lidech a botech říkají dohrané hodnocené hry. V 95 případech ze 100 leží pravda uvnitř pruhu.
ratings-kind = Hra
ratings-side = Hodnocení
ratings-side-all = celkově
ratings-side-digger = jako zlatokop
ratings-side-saboteur = jako sabotér
ratings-side-lone = sám za sebe
ratings-provisional = předběžné
ratings-bot = bot
ratings-games =
    { $count ->
        [one] jedna hra
        [few] { $count } hry
       *[other] { $count } her
    }
ratings-range = { NUMBER($rating, useGrouping: 0) }, mezi { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
ratings-half = ± { NUMBER($half, useGrouping: 0) }
ratings-nobody = Tady ještě nikdo hodnocení nemá. Při otevření nebo hledání stolu zaškrtněte „Hodnocený stůl“.
ratings-own = Vaše hodnocení
ratings-own-none = Vaše začne první hodnocenou hrou.
ratings-plot = Vaše hodnocení po každé hře
ratings-numbers = V číslech
ratings-game = Hra
