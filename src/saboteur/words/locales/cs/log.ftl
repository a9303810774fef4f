## Log

log-round-started = Začíná kolo { $round }
log-dwarf-dealt = dostává trpaslíka
log-card-drawn = si dobírá kartu
log-lays = pokládá
log-path-laid = pokládá cestu: { $sides } ({ $cell })
log-goal-turned = otáčí { $cell_goal }: { $goal }
log-card-set = pokládá kartu takto: { $sides } ({ $cell })
log-large-reached = jako první připojuje kartu: { $place }
log-passed =
    se vzdává tahu a odhazuje { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
log-dwarf-inspected = si prohlíží trpaslíka hráče { $name }
log-dwarf-inspected-you = si prohlíží vašeho trpaslíka
log-dwarf-changed = má nového trpaslíka ({ $why })
log-card-kept = si nechává jednu kartu
log-gold-gained =
    { $amount ->
        [one] získává { $amount } valoun ({ $why })
        [few] získává { $amount } valouny ({ $why })
       *[other] získává { $amount } valounů ({ $why })
    }
log-gold-lost =
    { $amount ->
        [one] ztrácí { $amount } valoun ({ $why })
        [few] ztrácí { $amount } valouny ({ $why })
       *[other] ztrácí { $amount } valounů ({ $why })
    }
log-purse = počítá své zlato
log-secret-told = se dozvídá tajemství
log-round-ended = Kolo skončilo. { $ending }
log-dwarf-shown = odkrývá trpaslíka: { $role }
log-spare-shown = Odložený trpaslík: { $role }.
log-goal-shown = Neotočený zůstal { $cell }: { $goal }.
log-game-ended = Konec hry
log-purse-shown =
    { $gold ->
        [one] má { $gold } valoun
        [few] má { $gold } valouny
       *[other] má { $gold } valounů
    }
why-win = za výhru
why-start = na začátek
ending-treasure = Poklad je nalezen.
ending-hands-empty = Všechny ruce jsou prázdné.
ending-all-passed = Všichni se vzdali tahu.
news-seat-taken = { $name } si sedá
news-seat-left = { $name } odchází
news-bot-took-over = je pryč – zatím hraje bot
news-seat-back = je zpět
news-seat-nudged = – čas na tah vypršel
news-seat-replaced = { $name } natrvalo přebírá místo { $number }
news-host-changed = je teď hostitelem
news-paused = Hra je pozastavena
news-goes-on = Hra pokračuje
news-server-restarted = Server byl chvíli pryč; nic se neztratilo
news-vote-opened = Půlka balíčku je pryč: kdo je sabotér? Ukažte na někoho, tajně
news-votes-shown = Hlasování: { $votes }
vote-nobody = nikdo

## Talk

say-goal-is = Říkám: { $cell } je { $goal }
say-goal-is-not = Říkám: { $cell } není { $goal }
say-suspect = Myslím, že { $name } je { $role }
say-suspect-you = Myslím, že vy jste { $role }
say-trust = Věřím hráči { $name }
say-trust-you = Věřím vám
say-i-am = Jsem { $role }
say-please-dig = Kopejte prosím sem: { $cell }
say-why-that = { $name }, proč zrovna tohle?
say-why-that-you = Proč zrovna tohle?
say-please-mend-own = Opravte mi prosím { $tool }
say-please-free-own = Osvoboďte mě prosím
feel-yes = Ano
feel-no = Ne
feel-thanks = Díky
feel-sorry = Promiň
feel-wait = Počkej!
feel-hello = Ahoj
feel-good-luck = Hodně štěstí
feel-well-played = Dobře zahráno
feel-laugh = Ha ha!
feel-surprise = Jé!
feel-doubt = Hm…
feel-angry = Grr!
talk-about-seat = O hráči
talk-about-goal = O cíli
talk-short = Rychlé vzkazy
talk-text = Říct něco
send = Poslat
mark-none = bez značky
mark-trusted = důvěra
mark-unsure = nejisté
mark-suspected = podezření
suspicion = Vaše značky
suspicion-hint = Vidíte je jen vy.
notes = Poznámky
note-goal = { $cell } je { $goal }
note-deduced = { $cell } může být jen zlatý poklad
note-dwarf = { $name } je { $role }
note-turn = tah { $turn }
note-uncertain = mohlo se od té doby změnit
dwarfs-in-play =
    { $spare ->
        [0] Všichni trpaslíci jsou rozdaní.
        [one] Jeden trpaslík leží stranou a nikdo ho neviděl.
        [few] { $spare } trpaslíci leží stranou a nikdo je neviděl.
       *[other] { $spare } trpaslíků leží stranou a nikdo je neviděl.
    }
