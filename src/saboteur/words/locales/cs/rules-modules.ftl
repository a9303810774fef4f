## Pravidla jako stránka

rules-all = Všechny karty, všichni trpaslíci a moduly
rules-found =
    { $count ->
        [0] Nic nenalezeno.
        [one] Jedna položka
        [few] { $count } položky
       *[other] { $count } položek
    }
rules-sort-path = Cesty
rules-sort-card = Akční karty
rules-sort-role = Trpaslíci
rules-sort-goal = Cíle
rules-sort-chest = Truhly
rules-sort-place = Na stole
rules-sort-module = Moduly
rules-sort-option = Volby při otevření stolu
two-1 = Jste trpaslíci v dole. Vlevo je start, vpravo – s místem na sedm karet mezi nimi – leží tři cíle lícem dolů. Jeden z nich je zlatý poklad.
two-2 = Každý dostane tajného trpaslíka. Většina jsou zlatokopové a chtějí se dostat k pokladu. Někteří jsou sabotéři a chtějí, aby tam nedošel nikdo.
two-3 = Když jste na tahu, udělejte přesně jednu věc: položte kartu cesty, zahrajte akční kartu, nebo odhoďte kartu a vzdejte se tahu. Pak si doberte kartu.
two-4 = Cesty na sebe musí navazovat: tunel na tunel, skála na skálu, a být spojené se startem. Karty smíte otočit vzhůru nohama, nikdy napříč.
two-5 = Akční karty rozbíjejí a opravují nástroje, odstraňují cesty a dovolí vám prohlédnout si cíl. Kdo má rozbitý nástroj, nesmí pokládat cesty.
two-6 = Vede-li tunel od startu k pokladu, kolo končí: zlatokopové se dělí o zlato a první si vybírá ten, kdo se k pokladu dostal.
two-7 = Dojdou-li dřív karty ve všech rukou, zlato dostanou sabotéři. Na konci každého kola se ukážou všichni trpaslíci.
two-8 = Po třech kolech vyhrává, kdo má nejvíc zlata. Mluvit, slibovat, obviňovat, lhát – vše je dovoleno, jen ukazovat karty ne.

## Moduly

rule-module-base = Pro tři až deset hráčů. Zlatokopové kopou k pokladu, sabotéři je zdržují. Do pěti hráčů má každý šest karet, v šesti nebo sedmi pět, jinak čtyři. Trpaslíků je vždy o jednoho víc než hráčů, takže nikdo přesně neví, kolik je sabotérů. Tři kola; vyhrává, kdo má nejvíc zlata.
rule-module-saboteur2 = Pro dva až dvanáct hráčů, každý šest karet. Dva týmy zlatokopů, modrý a zelený, s dveřmi, kterými projde jen jeden; k tomu šéf, spekulant, geologové a sabotéři. Krádeže, vězení, inspekce a výměny. Kdo se vzdá tahu, odhodí jednu až tři karty; nebo dvě, aby se zbavil jedné karty před sebou. Jediný vítěz dostane pět valounů, dva po čtyřech, pak tři, dva a jeden.
rule-module-greedy-dwarf = Jednoho zlatokopa nahradí chamtivý trpaslík, který vyhraje, jen když se k pokladu dostane právě on.
rule-module-toll = Každý začíná s jedním žetonem zlata. Jsou dva výběrčí, každý jednou za kolo: jako tah odhoďte kartu, žádnou si nedobírejte a postavte jednoho na otevřený konec cesty. Kdo tam chce položit kartu, musí vám zaplatit jeden valoun, nebo najít někoho, kdo zaplatí.
rule-module-wardrobe = V síti tunelů leží velká karta. Kdo ji první spojí se startem, musí vyměnit trpaslíka: za odloženého, nebo za vrchního z balíčku.
rule-module-tunnel-party = V síti tunelů leží velká karta. Kdo ji první spojí se startem, vybere trpaslíky všech, zamíchá je a rozdá znovu.
rule-module-new-goals = Pět cílů místo tří. Vedle pokladu a skal jsou tu pytle zlata, draci a obří pavouk, který ukončí kolo ve prospěch sabotérů. Více cílů dosažených najednou otáčíte po jednom v pořadí, jaké si zvolíte.
rule-module-chests = V síti leží čtyři truhly pod cestami lícem dolů. Kdo některou připojí, otevře ji: je jich deset druhů, dobrých i zlých. Mapou si je můžete prohlédnout, závalem odstranit.
rule-module-sabotaged-dwarf = Zlatokopové, kteří mají při dosažení pokladu před sebou rozbitý nástroj, nedostanou kartu zlata. O vše se dělí ostatní.
rule-module-tournament = Pro pět až devět hráčů. Jedna karta cesty už leží uprostřed. Žádný trpaslík nezbývá, ve hře jsou chamtiví trpaslíci a odměna v žetonech je pevná: tři pro zlatokopa, který se dostane k pokladu, dva pro ostatní zlatokopy; tři pro každého sabotéra, v pěti hráčích čtyři.

## Volby

rule-option-first-seat = Kdo začíná v prvním kole: určité místo, nebo vylosované.
rule-option-reached-goals = Když jedna cesta dosáhne více cílů: otočí se všechny, nebo jen jeden podle vašeho výběru.
rule-option-must-connect = Obvykle musí být cesta při položení spojená se startem. Pokud ne, stačí, že s nějakou kartou sousedí a navazuje.
rule-option-round-end = Kdy končí kolo bez pokladu: když jsou všechny ruce prázdné, nebo také když je balíček prázdný a všichni se po sobě vzdali tahu.
rule-option-next-starter = Další kolo začíná hráč vlevo od toho, kdo zahrál poslední kartu, měl poslední tah, nebo položil poslední cestu.
rule-option-self-sabotage = Zda smíte položit rozbitý nástroj před sebe.
rule-option-treasure-always-out = Zda je poklad vždy mezi pěti vyloženými cíli. Pokud ne, může v některém kole chybět.
rule-option-chest-layout = Kde na začátku leží čtyři truhly.
