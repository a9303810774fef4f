## Pravidla jako stránka

rules-all = Všechny karty, všichni trpaslíci a moduly
rules-found =
    { $count ->
        [0] Nic nenalezeno.
        [one] Jedna položka
        [few] { $count } položky
       *[other] { $count } položek
    }
lesson-about = Naučit se za minutu
rules-sort-path = Cesty
rules-sort-card = Akční karty
rules-sort-role = Trpaslíci
rules-sort-goal = Cíle
rules-sort-chest = Truhly
rules-sort-place = Na stole
rules-sort-module = Moduly
rules-sort-option = Volby pro nový stůl
two-1 = Jste trpaslíci v dole. Vlevo je start, vpravo – s místem na sedm karet mezi nimi – leží tři cíle lícem dolů. Jeden z nich je zlatý poklad.
two-2 = Každý dostane tajného trpaslíka. Většina jsou zlatokopové a chtějí se dostat k pokladu. Někteří jsou sabotéři a chtějí, aby tam nedošel nikdo.
two-3 = Když jste na tahu, udělejte přesně jednu věc: položte kartu cesty, zahrajte akční kartu, nebo odhoďte kartu a vzdejte se tahu. Pak si doberte kartu.
two-4 = Cesty na sebe musí navazovat: tunel na tunel, skála na skálu, a být spojené se startem. Karty smíte otočit vzhůru nohama, ale nikdy napříč.
two-5 = Akční karty rozbíjejí a opravují nástroje, odstraňují cesty a dovolí vám prohlédnout si cíl. Kdo má rozbitý nástroj, nesmí pokládat cesty.
two-6 = Vede-li tunel od startu k pokladu, kolo končí: zlatokopové se dělí o zlato a první si vybírá ten, kdo se k pokladu dostal.
two-7 = Dojdou-li dřív karty ve všech rukou, zlato dostanou sabotéři. Na konci každého kola se ukážou všichni trpaslíci.
two-8 = Po třech kolech vyhrává, kdo má nejvíc zlata. Mluvit, slibovat, obviňovat, lhát – vše je dovoleno, jen ukazovat karty ne.

## Volby

rule-option-first-seat = Kdo začíná v prvním kole: určité místo, nebo vylosované.
rule-option-rounds = Hra má tři kola, nebo jen jedno.
