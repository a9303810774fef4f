list-and = { $first } a { $last }
term-you = { $seat } (vy)
term-secret = { $text }: { $secret } (jen vy)
term-secret-shown = { $text }: { $secret } (tajné)
term-keys = ? nápověda  b plán  k co vím  r můj trpaslík  l průběh  s uložit  q konec
term-help =
    Pište, co stojí v [závorkách]: nejdřív kartu, pak kam nebo na koho: „3“, potom „2“, nebo obojí na jednom řádku:
    „3 2“. Místo čísla můžete napsat pole podle čísel na okraji: „3 4,-1“ je sloupec 4, řádek -1. Písmeno t kartu
    otočí: „3 4,-1 t“. x vrací ke kartám. Dokud nevyberete poslední krok, nic se nezahraje.
    
    b  plán a hráči                 k  co víte                        r  váš trpaslík (jinak skrytý)
    l  celý průběh                  s  uložit (s SOUBOR: kam)         q  opustit hru   u  proč nejde nic vrátit
    say  něco říct (samotné: jak)
    
    Na plánu: S start, ? cíl lícem dolů, T zlatý poklad, O skála, D drak, X obří pavouk, 1 a 2 pytle zlata, C truhla,
    $3 pole, které hlídá výběrčí hráče 3, W sklad kostýmů, P tunelová párty, H žebřík, B a G dveře (modré, zelené), * je
    krystal. Tunel, který končí před středem karty, je slepá cesta. Značka > ukazuje, kdo je na tahu.
    
    Pro programy: všude funguje akce v notaci, například „lay NES@3,-1 turned“ nebo „break pick 2“. Strany jsou tam
    N E S W a hráči se počítají od 0. Příkaz `saboteur rules` vypíše vše, co se dá hrát.
term-no-undo = Nic nejde vrátit: zahraná karta už ostatním něco prozradila a co jednou víte, to víte. Dokud vybíráte, x vrací zpět.
term-say-how = Mluví se takto: say suspect 3 (podezírám hráče 3) · say trust 2 (věřím) · say why 4 (proč tohle?) · say break 3 (rozbijte mu něco) · say goal 1 is nebo not (tento cíl je, nebo není poklad; počítá se shora) · say repair pick (opravte mi prosím) · say wait (počkejte)
term-goes-on = Hra pokračuje; l ukáže, co bylo předtím.
term-round-over = Kolo skončilo
term-dealt = Trpaslíci a karty jsou rozdané. Začíná { $name }. r ukáže vašeho trpaslíka.
term-thoughts = Co si boti mysleli
term-next-round = Další kolo: stiskněte enter.
term-go-on = Enter pokračuje; ? ukáže nápovědu.
term-rank =
    { $gold ->
        [one] { $place }. { $name } ({ $level }): { $gold } valoun
        [few] { $place }. { $name } ({ $level }): { $gold } valouny
       *[other] { $place }. { $name } ({ $level }): { $gold } valounů
    }
term-win = Vyhráváte!
term-share-win = Dělíte se o vítězství!
term-leave = Enter končí; s SOUBOR uloží záznam pro `saboteur replay`.
term-your-turn = Jste na tahu: kolo { $round }, tah { $turn }
term-know = Víte: { $notes }
term-you-are = Jste { $role }.
term-type-one = Napište jedno z těchto: { $keys }. ? ukáže nápovědu.
term-hide = Enter ho zase skryje.
term-not-saved = Neuloženo: { $why }
term-record = Záznam je v { $file }. Přehrání: { $command }
term-saved = Uloženo. Soubor můžete číst jen vy. Jsou v něm všechny karty, všichni trpaslíci a tajné číslo míchání, proto se do něj nedívejte.
term-resume = Pokračování: { $command }
term-quit = Opustit hru? y ano, s uložit a odejít, enter ne:
term-nothing-saved = Konec před první kartou; nic se neuložilo.
term-no-choice = { $text } není na výběr ani to není akce v notaci. ? ukáže nápovědu.
term-which-card = Která karta?
term-places =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
term-not-now = teď ne
term-cannot-now = Teď to zahrát nejde: { $card }. { $does }
term-fits-nowhere = Teď se nikam nehodí.
term-discard-it = odhodit
term-where = Kam? { $card }
term-play-it = zahrát
term-pass = vzdát se tahu: odhodit
term-no-more = už žádnou
term-discard-which = Kterou kartu odhodíte?
term-discard-other = A kterou další?
term-discard-more = Odhodit ještě jednu? (enter: ne)
term-order = V jakém pořadí odhodíte ostatní?
term-whose-dwarf = Čí trpaslík?
term-pair = { $first } a { $last }
term-enter = { $text } (enter)
term-some-gold = nějaké zlato
term-piles = dobírací balíček { $pile }, odhazovací hromádka { $discards }
term-dwarfs = Trpaslíci v této hře: { $roles }.
term-seen-nothing = V tomto kole zatím nevíte nic tajného.
term-step = krok { $step } / { $last }
term-chooses = { $name } volí: { $text }
term-why = Proč boti v tomto kole dělali, co dělali:
term-why-one = krok { $step }, { $name } ({ $level }) – { $text }
term-no-cards = žádné karty
term-in-front = leží před hráčem: { $cards }
term-holds = { $name }, { $role }, zlato { $gold }: { $cards }
term-replay-keys = enter dál   b zpět   g na krok   q konec
term-go-to = Na krok:
term-modules = Moduly: jeden základ hry a vše, co k němu patří
term-options = Volby, nejdřív obvyklá hodnota
term-presets = Předvolby
term-module-failed = Modul { $module } nelze použít: { $why }
term-module = název
term-group = skupina
term-players = hráči
term-what = co to je
term-not-with = nejde s
term-option = volba
term-values = hodnoty
term-any = všechny
term-modules-column = moduly
cli-play = Zahrajte si celou hru proti botům v terminálu.
cli-replay = Projděte záznam krok za krokem. Nejdřív se ověří.
cli-rules = Vypíše moduly a jejich počty hráčů, co k sobě patří, jejich volby a předvolby.
cli-analyse = Posuďte dohranou hru: šance, rozhodující chvíle, cena tahů, lži.
cli-help = ukázat tuto nápovědu a skončit
cli-seats = počet míst (jinak 5)
cli-modules = moduly nebo předvolba, viz `saboteur rules` (jinak base)
cli-options = volba; lze zadat vícekrát
cli-language = jazyk všech textů (jinak jazyk systému podle LANG)
cli-seat = kde sedíte, počítáno od 1 (jinak 1)
cli-bots = kdo jsou ostatní: úrovně nebo postavy, jedna pro všechny nebo pro každého (jinak company: různé postavy)
cli-seed = stejné číslo, stejné rozdání (jinak náhodné)
cli-role = ukázat, nebo skrýt vašeho trpaslíka na obrazovce
cli-show-reasons = po každém kole, proč boti dělali, co dělali
cli-pace = pauza pro boty v sekundách (jinak 0.4 v terminálu)
cli-ascii = kreslit a psát jednoduchými znaky
cli-resume = pokračovat v uložené hře
cli-file = záznam, jaký ukládá `saboteur sim --record`
cli-replay-seat = vidět, co viděl tento hráč, počítáno od 1 (jinak divák)
cli-all = vidět všechna tajemství
cli-print = vypsat všechny kroky a skončit, bez kláves
cli-first = začít po akci N
cli-reasons = kolik se řekne o důvodech botů
cli-json = pro programy
cli-no-seat = místo { $seat } neexistuje; tato hra má místa 1 až { $last }
cli-no-level = úroveň { $text } neexistuje; jsou tu { $keys }
cli-levels = --bots chce jednu úroveň, nebo jednu pro každého z ostatních ({ $count }), ne { $step }
cli-resume-alone = --resume pokračuje ve hře, jak byla rozdána: vynechte { $keys }
cli-from = --from { $step }: hra má akce 0 až { $last }
