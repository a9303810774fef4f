you-nothing = Zatím tu nic není. Dohrajte hru a zapíše se sem.
you-games = Hry
you-won = Výhry
you-gold = Zlato
you-streak = Výhry v řadě
you-best = nejvíc { $best }
you-feats = Za co vás znají
you-titles-hint = Jeden z titulů může stát u vašeho místa, od příštího stolu.
you-no-title = Žádný titul u mého místa
you-titles-others = Ještě k získání
you-roles = Vaši trpaslíci
you-modules = S čím hrajete
you-met = Vaši nejčastější spoluhráči
you-history = Vaše hry
you-date = { DATETIME($date, dateStyle: "medium") }
you-share = { $share } výher
you-won-of = { $won } / { $games }
you-line-won =
    { $gold ->
        [one] Výhra, { $gold } valoun
        [few] Výhra, { $gold } valouny
       *[other] Výhra, { $gold } valounů
    }
you-line-lost =
    { $gold ->
        [one] { $gold } valoun
        [few] { $gold } valouny
       *[other] { $gold } valounů
    }
you-kept = Co si server pamatuje
you-kept-hint = Vaše jméno, hry a poznámky. Žádné heslo, žádný účet.
you-export = Stáhnout
you-forget = Smazat moje údaje
you-forget-sure = Opravdu smazat vše o vás? Nelze to vrátit.
feat-champion = Šampion
feat-champion-how = samostatná výhra ve hře
feat-every-round = Nikdy s prázdnou
feat-every-round-how = zlato v každém kole hry
feat-found = Hledač pokladů
feat-found-how = dosažený poklad
feat-found-alone = Jen pro mě
feat-found-alone-how = poklad dosažený trpaslíkem, který hraje sám za sebe
feat-hidden = Všichni naletěli
feat-hidden-how = kolo vyhrané za sabotéra, aniž vám někdo rozbil nástroj
feat-lone-saboteur = Sám proti všem
feat-lone-saboteur-how = kolo vyhrané jako jediný sabotér
feat-rich = Plné pytle
feat-rich-how = deset nebo víc valounů na konci hry
feat-helper = Dobrý soused
feat-helper-how = tři nebo víc opravených nástrojů jiných hráčů v jedné hře
feat-reader = Znalec map
feat-reader-how = tři nebo víc zahraných map pokladu v jedné hře
feat-detective = Dobrý nos
feat-detective-how = sabotér odhalený při každém hlasování ve hře
feat-veto = Tudy ne
feat-veto-how = karta zastavená vetem
feat-believed = Třikrát uvěřeno
feat-believed-how = sabotér, kterému v jedné hře aspoň třikrát řekli, že mu věří
feat-veteran = Starý harcovník
feat-veteran-how = sto dohraných her
feat-perfect-day = Dokonalý den
feat-perfect-day-how = sto bodů v denním dole
feat-week = Týden v dole
feat-week-how = denní důl sedm dní v řadě
feat-month = Měsíc v dole
feat-month-how = denní důl třicet dní v řadě
