## Log

log-round-started = Začíná kolo { $round }
log-dwarf-dealt = dostává trpaslíka
log-card-drawn = si dobírá kartu
log-card-vetoed = vetuje kartu hráče { $victim } ({ $what })
log-lays = pokládá
log-path-laid = pokládá cestu: { $sides } ({ $cell })
log-path-moved = přesouvá poslední cestu ({ $from } → { $cell })
log-goal-turned = otáčí { $cell }: { $goal }
log-tunnel-turned = otáčí zakrytou cestu: { $sides } ({ $cell })
log-chest-opened = otevírá { $cell }: { $chest }
log-card-set = pokládá kartu takto: { $sides } ({ $cell })
log-card-set-up = Uprostřed leží cesta: { $sides } ({ $cell })
log-large-reached = jako první připojuje kartu: { $place }
log-tool-broken = rozbíjí hráči { $name } { $tool }
log-tool-broken-own = si rozbíjí { $tool }
log-tool-mended = opravuje hráči { $name } { $tool }
log-tool-mended-own = si opravuje { $tool }
log-rock-fell = hraje zával ({ $cell })
log-rock-fell-chest = hraje zával: zakrytá truhla zmizela a nikdo ji neviděl ({ $cell })
log-map-read = si tajně prohlíží { $cell }
log-passed =
    se vzdává tahu a odhazuje { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
log-front-dropped = odhazuje dvě karty a zbavuje se karty „{ $front }“
log-front-laid = hraje „{ $front }“ na hráče { $name }
log-front-laid-own = hraje „{ $front }“
log-front-removed = odstraňuje hráči { $name } kartu „{ $front }“
log-front-removed-own = odstraňuje svou kartu „{ $front }“
log-dwarf-inspected = si prohlíží trpaslíka hráče { $name }
log-dwarf-changed = má nového trpaslíka ({ $why })
log-hands-swapped = si vyměňuje karty s hráčem { $name }
log-hand-got = dostává při výměně
log-hand-lost = dostává při výměně od vás
log-goals-handled = bere { $cell } a { $other } a vrací je na místo
log-swapped = prohozeny
log-not-swapped = neprohozeny
log-card-kept = si nechává jednu kartu
log-way-turned = obrací pořadí hry
log-toll-placed = staví výběrčího, aby hlídal pole ({ $cell })
log-toll-asked = se ptá hráče { $name } na mýto ({ $cell })
log-toll-agreed = říká na mýto ano ({ $cell })
log-toll-refused = říká na mýto ne ({ $cell })
log-toll-paid = platí mýto hráči { $name } ({ $cell })
log-toll-free = nechává kartu projít bez mýta ({ $cell })
log-toll-gone = Výběrčí odchází ({ $cell })
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
log-gold-taken = bere kartu zlata
log-gold-seen = dostává karty zlata
log-purse = má teď
log-goal-moved = posouvá { $cell } o pole dál od startu
log-card-taken = bere hráči { $name } kartu
log-pile-buried =
    { $count ->
        [one] zahrabává jednu kartu z dobíracího balíčku
        [few] zahrabává { $count } karty z dobíracího balíčku
       *[other] zahrabává { $count } karet z dobíracího balíčku
    }
log-discards-shuffled = míchá odhazovací hromádku
log-round-ended = Kolo skončilo. { $ending }
log-dwarf-shown = – odhalená role: { $role }
log-spare-shown = Trpaslík, kterého nikdo neměl: { $role }.
log-goal-shown = Neotočený zůstal { $cell }: { $goal }.
log-robbed = krade hráči { $name } jeden valoun
log-game-ended = Konec hry
log-purse-shown =
    { $gold ->
        [one] má { $gold } valoun
        [few] má { $gold } valouny
       *[other] má { $gold } valounů
    }
why-trove = pokladnice
why-draw-three = truhla
why-dig-discards = truhla
why-hat-swap = výměna čepiček
why-wardrobe = sklad kostýmů
why-tunnel-party = tunelová párty
why-sack = pytel zlata
why-dragon = drak
why-chest = truhla
why-win = za výhru
why-crystals = za krystaly
why-toll = mýto
why-start = na začátek
ending-treasure = Poklad je nalezen.
ending-hands-empty = Všechny ruce jsou prázdné.
ending-all-passed = Všichni se vzdali tahu.
ending-spider = Obří pavouk je venku!
news-seat-taken = { $name } si sedá
news-seat-left = { $name } odchází
news-bot-took-over = je pryč – zatím hraje bot
news-seat-back = je zpět
news-seat-nudged = už nemá čas
news-seat-replaced = { $name } přebírá natrvalo
news-host-changed = je teď hostitelem
news-paused = Hra je pozastavena
news-goes-on = Hra pokračuje
news-server-restarted = Server byl chvíli pryč; nic se neztratilo

## Talk

say-goal-is = Říkám: { $cell } je { $goal }
say-goal-is-not = Říkám: { $cell } není { $goal }
say-chest-holds = Říkám: { $cell } skrývá: { $chest }
say-suspect = Myslím, že { $name } je { $role }
say-trust = Věřím hráči { $name }
say-i-am = Jsem { $role }
say-please-mend = Opravte prosím hráči { $name } { $tool }
say-please-free = Osvoboďte prosím hráče { $name }
say-please-break = Sabotujte prosím hráče { $name }
say-please-read = Prohlédněte si prosím { $cell }
say-please-dig = Kopejte prosím sem: { $cell }
say-why-that = { $name }, proč zrovna tohle?
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
talk-short = Rychlá slova
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
note-chest = { $cell }: { $chest }
note-dwarf = { $name } je { $role }
note-swap = { $cell } a { $other }: { $swapped }
note-turn = tah { $turn }
note-uncertain = mohlo se od té doby změnit
dwarfs-in-play =
    { $spare ->
        [0] Všichni trpaslíci jsou rozdaní.
        [one] Jeden trpaslík leží stranou a nikdo ho neviděl.
        [few] { $spare } trpaslíci leží stranou a nikdo je neviděl.
       *[other] { $spare } trpaslíků leží stranou a nikdo je neviděl.
    }
