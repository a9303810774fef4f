## Stránky klubů

club-none = Zatím nejste v žádném klubu. Stránku klubu otevře každý, kdo má jeho odkaz.
club-size =
    { $count ->
        [one] jeden člen
        [few] { $count } členové
       *[other] { $count } členů
    }
club-next = příští večer: { $time }
club-open-tables =
    { $count ->
        [one] stůl s volným místem
        [few] { $count } stoly s volným místem
       *[other] { $count } stolů s volným místem
    }
club-found = Založit klub
club-found-go = Založit klub
club-name = Název klubu
club-me = Vaše jméno v klubu
club-text = O čem je
club-door = Kdo se může přidat
club-door-open = každý, kdo má odkaz
club-door-ask = koho pustí vedoucí nebo pomocník
club-door-shut = teď nikdo
club-role-owner = vedoucí
club-role-helper = pomocník
club-you-owner = vedete ho
club-you-helper = pomáháte
club-you-member = patříte k němu
club-join = Přidat se
club-ask = Požádat o přijetí
club-asked = Žádost je podána. Odpoví vedoucí nebo pomocník.
club-take-back = Vzít zpět
club-asking = Chtějí se přidat
club-admit = Přijmout
club-refuse = Teď ne
club-invite-open = Kdo má tento odkaz, může se přidat.
club-invite-ask = Kdo má tento odkaz, může požádat o přijetí.
club-invite-shut = Teď se nemůže nikdo přidat.
club-table = Otevřít stůl pro klub
club-table-line = Členové ho uvidí zde.
club-evenings = Večery
club-no-evening = Žádný večer není naplánován.
club-past =
    { $count ->
        [one] Jeden minulý večer
        [few] { $count } minulé večery
       *[other] { $count } minulých večerů
    }
club-plan = Naplánovat večer
club-plan-go = Naplánovat
club-when = Začátek
club-alone = Začne a běží sám od sebe
club-cancel = Zrušit
club-cancel-ask = Opravdu zrušit
club-weekly-one = každý týden
club-weekly-line = Každý týden: { $name } – { $day }, { $time }, na každý tah jsou dny.
club-weekly-set = Zavést týdenní pomalý turnaj
club-weekly-change = Změnit týdenní turnaj
club-weekly-end = Ukončit týdenní turnaj
club-weekly-end-ask = Opravdu ukončit
club-weekly-hint = Každý týden sám od sebe začne turnaj, v němž jsou na tah dny. Do té doby se členové hlásí na jeho stránce.
club-weekday = Den
club-time = Čas
club-season = Sezona { $number }
club-seasons = Sezony
club-points-line = Každý večer vynese 100 bodů tomu, kdo je před všemi, a 0 tomu, kdo je za všemi.
club-best-line =
    { $count ->
        [one] Počítá se nejlepší večer každého.
        [few] Počítají se { $count } nejlepší večery každého.
       *[other] Počítá se { $count } nejlepších večerů každého.
    }
club-no-points = V této sezoně ještě žádný večer neskončil.
club-by-best = stejně bodů, slabší nejlepší večer
club-by-latest = jinak stejně, slabší poslední večer
club-by-shared = dělené místo
club-new-season = Začít novou sezonu
club-count = Kolik večerů se každému počítá
club-count-all = všechny
club-members = Členové
club-all = Všichni ({ $count })
club-make-helper = Jmenovat pomocníkem
club-no-helper = Už ne pomocník
club-hand-over = Předat klub:
club-hand-over-ask = Opravdu předat klub:
club-remove = Vyloučit:
club-remove-ask = Opravdu vyloučit:
club-away = Vyloučení ({ $count })
club-let-back = Pustit zpět
club-yourself = Vaše jméno a převzetí klubu
club-take-over = Převzít klub
club-take-over-ask = Opravdu převzít
club-take-over-line = Když vedoucí zmizí: za dva týdny je klub váš, pokud tu vedoucí do té doby nic neudělá.
club-takeover = { $name } převezme klub { $time }, pokud tu vedoucí dřív něco neudělá.
club-still-here = Jsem tu stále
club-run = Vedení klubu
club-change = Název, text a kdo se může přidat
club-leave = Opustit klub
club-leave-ask = Opravdu odejít?
