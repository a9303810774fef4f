## Proč něco nejde

refusal-technical = To se nepovedlo. Načtěte stránku znovu a zkuste to ještě jednou.
refusal-game-over = Hra skončila.
refusal-not-asked = Nejste na tahu.
refusal-wrong-question = Nejdřív odpovězte: { $question }
refusal-wrong-turn = Tohle ve svém tahu udělat nemůžete. Třeba veto v něm lze jen odhodit.
refusal-wrong-number = S tolika kartami ({ $number }) to nejde.
refusal-blocked = S rozbitým nástrojem nebo ve vězení nesmíte pokládat cesty.
refusal-cell-taken = Tam už karta leží ({ $cell }).
refusal-touches-nothing = Cesta musí sousedit se sítí tunelů: vedle neleží žádná odkrytá karta ({ $cell }).
refusal-does-not-fit = Nesedí: { $side } strana neodpovídá sousední kartě. Zkuste kartu otočit.
refusal-not-joined = Odtud nevede žádný tunel zpět ke startu ({ $cell }).
refusal-no-gold = { $seat } nemá žádné zlato.
refusal-own-seat = Vyberte někoho jiného, ne sebe.
refusal-already-there = Stejná karta už tam je.
refusal-nothing-there = Taková karta tam není.
refusal-fixed-card = Tuto kartu nelze odstranit ({ $cell }).
refusal-goal-open = Už leží lícem nahoru: { $cell }.
refusal-same-cell = Vyberte dvě různá pole.
refusal-not-reached = Tam nebylo nic dosaženo ({ $cell }).
refusal-empty-hand = { $seat } nemá žádné karty.
refusal-setup = Tyto volby k sobě nejdou.
refusal-no-table = Takový stůl neexistuje.
refusal-no-code = Žádný otevřený stůl nemá tento kód.
refusal-protocol = Tato stránka je zastaralá. Načtěte ji znovu.
refusal-no-spectators = U tohoto stolu se nedá přihlížet.
refusal-spectators-full = Pro další diváky není místo.
refusal-no-move = Tento odkaz už byl použit, nebo je příliš starý.
refusal-not-found = Tady nic není.
refusal-too-fast = Příliš mnoho najednou. Chvíli počkejte.
refusal-door-locked = Hostitel už nikoho dalšího nepouští.
refusal-sent-away = Hostitel vás od tohoto stolu poslal pryč.
refusal-banned = Provozovatel vám tu zatím nedovoluje hrát.
refusal-muted = Zatím tu nemůžete psát.
refusal-bad-words = Jedno z těchto slov není na tomto serveru dovoleno.
refusal-table-full = Všechna místa jsou obsazená.
refusal-table-closed = Tento stůl byl zavřen.
refusal-already-seated = U tohoto stolu už sedíte.
refusal-not-seated = U tohoto stolu nesedíte.
refusal-seat-taken = Tam už někdo sedí: { $seat }
refusal-seat-empty = Nikdo tam nesedí: { $seat }
refusal-not-host = To může jen hostitel.
refusal-host-seat = Hostitele nelze odebrat.
refusal-no-person = Nesedí tam žádný člověk.
refusal-empty-seats = Všechna místa musí být obsazená; prázdná mohou zaplnit boti.
refusal-seats-taken = Obsazených míst je { $taken }: na { $seats } je to moc.
refusal-colour-taken = Tuto barvu už má { $name }.
refusal-no-character = Nikdo takový tu není.
refusal-character-taken = { $name } už tu sedí.
refusal-no-change = Nic se nezměnilo.
refusal-wrong-phase =
    To jde jen { $phase ->
        [lobby] před hrou
        [playing] během hry
       *[over] po hře
    }.
refusal-bad-name = Jméno musí mít 1 až { $most } znaků.
refusal-bad-text = Něco napište, nejvýš { $most } znaků.
refusal-bad-link = Odkaz začíná https:// a má nejvýš { $most } znaků.
refusal-too-many-tables = Server je plný. Zkuste to později.
refusal-paused = Hra je pozastavená.
refusal-stale = Pozdě: hra už pokročila.
refusal-away = Hraje za vás bot. Nejdřív klepněte na „Jsem zpět“.
refusal-already-away = Už za vás hraje bot.
refusal-not-away = Už hrajete za sebe.
refusal-answered = Už máte odpovězeno.
refusal-read-along = Hrajete v jiném okně nebo na jiném zařízení.
refusal-chat-off = Hostitel dovoluje jen rychlé vzkazy.
refusal-rematch-open = Nový stůl už je otevřený.
refusal-not-over = Až po hře.
refusal-phrase-length = Obnovovací fráze má { $most } slov. Toto je jich { $given }.
refusal-phrase-word =
    { $near ->
        [none] Slovo { $number }, „{ $word }“, není v žádné frázi.
       *[other] Slovo { $number }, „{ $word }“, není v žádné frázi. Nemělo být „{ $near }“?
    }
refusal-phrase-order = Všechna slova existují, ale ne jako jedna fráze. Zkontrolujte každé slovo i jejich pořadí.
refusal-no-phrase = Nikdo zde nemá tuto frázi. Novější fráze ruší tu starou.
refusal-no-passkeys = Přístupové klíče fungují jen přes https. Použijte obnovovací frázi.
refusal-bad-passkey = Přístupový klíč nefungoval. Zkuste to znovu.
refusal-unknown-passkey = Server tento přístupový klíč nezná.
refusal-passkeys-full = Máte { $most } přístupových klíčů. Nejdřív některý odstraňte.
refusal-played-here = Toto zařízení má vlastní hry ({ $count }, jako { $name }).
refusal-match-seats = U takového stolu hraje { $fewest } až { $most } lidí.
refusal-rated-fixed = Sedí tu už další lidé: to, zda se hra počítá do hodnocení, teď změnit nelze.
refusal-notify-off = Tento server takové zprávy posílat neumí.
refusal-bad-webhook = To není adresa https.
refusal-bad-email = To není e-mailová adresa.
refusal-bad-confirmation = Kód je špatný nebo příliš starý.
refusal-bad-push = Tomuto prohlížeči nelze poslat zprávu.
refusal-busy = Stůl nestíhá. Zkuste to za chvíli.
refusal-unavailable = Teď to nejde. Zkuste to znovu.
refusal-elsewhere = Stůl se právě stěhuje. Zkuste to za chvíli.
refusal-module-missing = U tohoto stolu se hraje s modulem, který na serveru právě chybí. Nic není ztraceno: až tu modul zase bude, hra půjde dál.
refusal-store = Server teď nemůže nic uložit. Zkuste to znovu.
refusal-store-full = Server je plný. Nic se nezměnilo.
refusal-moved = Stůl se přestěhoval: připojuje se znovu.
refusal-idle = Chvíli tu nikdo nebyl: připojuje se znovu.
refusal-slow = Spojení bylo příliš pomalé: připojuje se znovu.
refusal-silent = Neslyšíme vás: připojuje se znovu.
refusal-round-over = Kolo skončilo.
refusal-guesses-locked = Vaše tipy už jsou uzamčené.
refusal-no-vote = Teď se nehlasuje.
refusal-vote-over = Pozdě: hlasování tohoto kola skončilo.
refusal-voted = Už jste na někoho ukázali.
refusal-not-alone = Rada je jen ve hrách, kde kromě vás hrají jen boti.
refusal-judge-off = Tento server hry neposuzuje.
side-north = horní
side-east = pravá
side-south = dolní
side-west = levá

## Proč se tak nedá hrát

clash-one-foundation = Vyberte právě jeden základ (teď: { $count }).
clash-other-foundation = { $module } jde jen se základem { $foundation }.
clash-modules-clash = { $module } a { $other } k sobě nejdou.
clash-module-seats = { $module } je pro { $fewest } až { $most } míst, ne { $seats }.
clash-option-clash = „{ $option }“ nejde dohromady s modulem { $module }.
clash-cell-clash = { $module } a { $other } potřebují totéž pole ({ $cell }).
clash-start = start
clash-goals = cíle
refusal-no-tournament = Takový turnaj neexistuje.
refusal-tournament-over = Turnaj skončil.
refusal-tournament-full = Turnaj je plný.
refusal-tournament-paused = Turnaj je pozastaven.
refusal-not-organiser = To smí jen pořadatel a jeho zástupci.
refusal-needs-link = Lidé se přihlašují sami přes odkaz; zde se přidávají jen boti.
refusal-no-device = Zástupce potřebuje zařízení: musí se přihlásit přes odkaz.
refusal-no-entrant = Nikdo tu nemá tento klíč.
refusal-registered = Už jste přihlášeni.
refusal-not-registered = Neúčastníte se.
refusal-withdrawn = Tento účastník turnaj opustil.
refusal-not-withdrawn = Tento účastník turnaj neopustil.
refusal-knockout-begun = Vyřazovací turnaj už po začátku nikoho nepřijímá.
refusal-name-taken = Tak se tu už někdo jmenuje.
refusal-other-round = To není příští kolo.
refusal-no-such-table = Takový stůl v tomto turnaji není.
refusal-other-seats = Tento stůl má jiný počet míst.
refusal-other-result = Mezitím někdo zapsal výsledek tohoto stolu; nejdřív se na něj podívejte.
refusal-unpairable = To nelze nalosovat: málo lidí, nevhodné velikosti stolů nebo stůl bez výsledku.
refusal-starts-past = Turnaj začíná sám v budoucnu, nejpozději do roka.
refusal-sealed = U jiných stolů se se stejnými kartami ještě hraje; otevře se to, až skončí poslední.
