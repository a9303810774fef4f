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
