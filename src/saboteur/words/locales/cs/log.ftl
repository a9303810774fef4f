## Log
log-round-started = Začíná kolo { $round }
log-dwarf-dealt = dostává trpaslíka
log-card-drawn = dobírá
log-card-vetoed = vetuje: { $victim } ({ $what })
log-path-laid = pokládá cestu na { $cell } ({ $sides })
log-path-moved = přesouvá poslední cestu z { $from } na { $cell }
log-goal-turned = otáčí cíl na { $cell }: { $goal }
log-chest-opened = otevírá truhlu na { $cell }: { $chest }
log-large-reached = přichází první: { $place }
log-tool-broken = { $tool } → { $name }
log-tool-mended = { $tool } → { $name }
log-rock-fell = zával na { $cell }
log-map-read = tajně si prohlíží { $cell }
log-passed = vzdává se tahu, odhazuje { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
  }
log-front-dropped = odhazuje dvě karty, odstraňuje: { $front }
log-front-laid = { $front } → { $name }
log-front-removed = odstraňuje: { $front } ({ $name })
log-dwarf-inspected = prohlíží si trpaslíka: { $name }
log-dwarf-changed = má nového trpaslíka
log-hands-swapped = vyměňuje si karty: { $name }
log-goals-handled = bere cíle { $cell } a { $other }
log-swapped = prohozeny
log-not-swapped = ponechány
log-card-kept = nechává si jednu kartu
log-way-turned = obrací pořadí hry
log-toll-placed = staví výběrčího, hlídá { $cell }
log-toll-asked = žádá o mýto za { $cell }: { $name }
log-toll-agreed = souhlasí s mýtem za { $cell }
log-toll-refused = odmítá mýto za { $cell }
log-toll-paid = platí mýto: { $name }
log-toll-gone = Výběrčí u { $cell } odchází
log-gold-gained = získává zlato: { $amount } ({ $why })
log-gold-lost = odevzdává zlato: { $amount } ({ $why })
log-gold-taken = bere kartu zlata
log-gold-seen = dostává karty zlata
log-purse = měšec
log-goal-moved = posouvá cíl z { $from } na { $cell }
log-card-taken = bere kartu: { $name }
log-pile-buried = pohřbívá z dobíracího balíčku { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
  }
log-discards-shuffled = míchá odhazovací hromádku
log-round-ended = Konec kola: { $ending }
log-dwarf-shown = role: { $role }
log-spare-shown = Odložený trpaslík: { $role }
log-goal-shown = Cíl na { $cell }: { $goal }
log-robbed = krade jeden valoun: { $name }
log-game-ended = Konec hry
log-purse-shown = má zlata: { $gold }
why-trove = pokladnice
why-draw-three = truhla
why-dig-discards = truhla
why-hat-swap = výměna čepiček
why-wardrobe = sklad kostýmů
why-tunnel-party = tunelová párty
why-sack = pytel zlata
why-dragon = drak
why-chest = truhla
why-win = výhra
why-crystals = krystaly
why-toll = mýto
why-start = start
ending-treasure = poklad nalezen
ending-hands-empty = všechny ruce jsou prázdné
ending-all-passed = všichni se vzdali tahu
ending-spider = obří pavouk
news-seat-taken = { $name } si sedá
news-seat-left = { $name } odchází
news-bot-took-over = je pryč: hraje bot
news-seat-back = je zpět
news-seat-nudged = nemá už čas
news-seat-replaced = { $name } přebírá natrvalo
news-host-changed = je teď hostitel
news-paused = Hra je pozastavena
news-goes-on = Hra pokračuje
news-server-restarted = Server byl chvíli pryč

## Talk
say-goal-is = Cíl na { $cell } je: { $goal }
say-goal-is-not = Cíl na { $cell } není: { $goal }
say-chest-holds = V truhle na { $cell }: { $chest }
say-suspect = Podezřelý je { $name }: { $role }
say-trust = Důvěra: { $name }
say-i-am = Jsem: { $role }
say-please-mend = Prosím opravit ({ $name }): { $tool }
say-please-free = Prosím osvobodit: { $name }
say-please-break = Prosím sabotovat: { $name }
say-please-read = Prosím prohlédnout { $cell }
say-please-dig = Prosím kopat u { $cell }
say-why-that = Proč to, { $name }?
feel-yes = Ano
feel-no = Ne
feel-thanks = Díky
feel-sorry = Promiňte
feel-wait = Počkat
feel-hello = Ahoj
feel-good-luck = Hodně štěstí
feel-well-played = Dobrá hra
feel-laugh = Ha ha!
feel-surprise = Ó!
feel-doubt = Hm …
feel-angry = Grr!
talk-about-seat = O někom
talk-about-goal = O cíli
talk-short = Krátce
talk-text = Říct něco
send = Poslat
mark-none = bez značky
mark-trusted = důvěra
mark-unsure = nejisté
mark-suspected = podezření
suspicion = Vaše značky
suspicion-hint = Vidíte je jen vy.
notes = Poznámky
note-goal = Cíl { $cell }: { $goal }
note-chest = Truhla { $cell }: { $chest }
note-dwarf = { $name }: { $role }
note-swap = Cíle { $cell } a { $other }: { $swapped }
note-turn = tah { $turn }
note-uncertain = mohlo se změnit
dwarfs-in-play = { $spare ->
    [0] Všichni trpaslíci jsou rozdáni.
    [one] Jeden trpaslík leží skrytě stranou.
    [few] { $spare } trpaslíci leží skrytě stranou.
   *[other] { $spare } trpaslíků leží skrytě stranou.
  }
