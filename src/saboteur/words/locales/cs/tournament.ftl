## Stránka turnaje a formulář pro nový turnaj

cup-name = Název
cup-format = Formát
cup-format-swiss = Švýcarský systém
cup-format-league = Liga
cup-format-knockout = Vyřazovací
cup-format-duplicate = Duplikát
cup-line-swiss = Silní hrají se silnými; nikdo se s nikým nepotká dvakrát, dokud to jde.
cup-line-league = Jeden stůl pro všechny; každý sedí na každém místě stejně často.
cup-line-knockout = Nejlepší od každého stolu postupují až do finále.
cup-line-duplicate = Co nejméně náhody: všechny stoly mají stejné karty a zlato se porovnává se stejným místem jinde. Vše zůstává skryté, dokud neskončí poslední stůl.
cup-rounds = Kola
cup-rounds-count =
    { $count ->
        [one] jedno kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
cup-advance = Postupují od stolu
cup-real = U skutečných stolů; výsledky zapíšu
cup-real-line = u skutečných stolů
cup-rated = Hry se počítají do hodnocení
cup-starts = Začne sám od sebe (nepovinné)
cup-starts-line = Začne sám od sebe: { $time }
cup-game = Hra
cup-least = Lidí u stolu, nejméně
cup-most = Lidí u stolu, nejvýše
cup-make = Založit turnaj
cup-phase-registration = Přihlašování je otevřeno
cup-phase-over = Turnaj skončil
cup-paused = Pozastaveno
cup-people =
    { $count ->
        [one] jeden účastník
        [few] { $count } účastníci
       *[other] { $count } účastníků
    }
cup-round = Kolo { $round }
cup-round-of = Kolo { $round } z { $rounds }
cup-table = Stůl { $table }
cup-open = zatím bez výsledku
cup-seat = Místo
cup-who = Jméno
cup-gold = Zlato
cup-gold-of = Zlato: { $name }
cup-byes = V tomto kole mají volno: { $names }
cup-standings = Pořadí
cup-place = Umístění
cup-points = Body
cup-wins = Výhry
cup-by-gold = stejně bodů, méně zlata
cup-by-wins = stejně bodů i zlata, méně výher
cup-by-opponents = jinak stejně, slabší soupeři
cup-by-best = jinak stejně, méně zlata u nejlepšího stolu
cup-by-direct = jinak stejně, u společných stolů horší
cup-by-lot = vše stejné, rozhodl los
cup-by-shared = dělené umístění
cup-by-stage = vyřazení
cup-entrants = Kdo hraje
cup-bot = bot: { $level }
cup-not-here = ještě tu není
cup-left = už nehraje
cup-register = Zúčastnit se
cup-register-late = Hrát od příštího kola
cup-check-in = Jsem tady
cup-check-in-hint = Než to řeknete, hraje za vás bot.
cup-leave = Odejít z turnaje
cup-leave-ask = Opravdu odejít? Zpět tě pustí jen pořadatel.
cup-you-left = Už nejste přihlášeni.
cup-you-in = Hrajete jako { $name }.
cup-you-rest = V tomto kole máte volno.
cup-my-table = K mému stolu: { $table }
cup-my-seat = Sedíte u stolu { $table }, místo { $seat }.
cup-organise = Pořádání
cup-next = Nalosovat kolo { $round }
cup-missing =
    { $count ->
        [one] Jeden stůl ještě nemá výsledek.
        [few] { $count } stoly ještě nemají výsledek.
       *[other] { $count } stolů ještě nemá výsledek.
    }
cup-pause = Pozastavit
cup-resume = Pokračovat
cup-finish = Ukončit turnaj
cup-finish-ask = Opravdu ukončit v tomto stavu?
cup-invite = Tímto odkazem se lidé přihlásí
cup-invite-late = Tímto odkazem se lze ještě přidat
cup-names = Jména, na každý řádek jedno
cup-add = Přidat
cup-bot-name = Bot { $number }
cup-is-here = Je tady
cup-deputise = Jmenovat zástupcem
cup-no-deputy = Už ne zástupce
cup-drop = Vyškrtnout
cup-drop-ask = Opravdu vyškrtnout
cup-readmit = Vzít zpět
cup-enter = Zapsat výsledek
cup-correct = Opravit výsledek
cup-note = Poznámka
cup-save = Uložit
cup-trace = Výsledky zapsané ručně
cup-trace-line = Kolo { $round }, stůl { $table }:
cup-print = Vytisknout
cup-wall = Na stěnu
cup-csv = Pořadí (CSV)
cup-results = Výsledky (CSV)
cup-json = Současný stav (JSON)
cup-everything = Vše se všemi hrami (JSON)
cup-seed = Tajné číslo, z něhož jsou místa a losy: { $seed }
cup-commitment = Místa a losy vycházejí z tajného čísla, které se ukáže na konci. Jeho otisk (hash): { $hash }
