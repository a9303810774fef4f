## Co každá karta dělá, celé

rule-path = Položte ji na prázdné pole vedle sítě tunelů. Kde sousedí s kartami lícem nahoru, musí tunel navazovat na tunel a skála na skálu a aspoň jeden její tunel musí vést zpět ke startu. Smíte ji otočit vzhůru nohama, nikdy napříč. Pak si doberte kartu.
rule-dead-end = Pokládá se jako každá cesta, ale její tunely končí uvnitř karty a nikam nevedou. Hodí se, když chcete ostatní zdržet.
rule-bridge = Dva tunely se kříží nad sebou a nepotkají se. Při položení musí jeden z nich vést zpět ke startu, druhý lze napojit později.
rule-double-curve = Dvě zatáčky na jedné kartě, které se nepotkají. Při položení musí jedna z nich vést zpět ke startu.
rule-ladder = Je spojená se startem a s každým dalším žebříkem, ať leží kdekoli. Musí jen sousedit se startem nebo s cestou lícem nahoru, všemi stranami navazovat a nikdy neležet přímo vedle cíle.
rule-door = Dveře nikomu nebrání kopat. Rozhodují, až je poklad dosažen: modří zlatokopové neprojdou zelenými dveřmi a zelení modrými.
rule-crystal = Cesta jako každá jiná. Na konci kola dostanou geologové jeden valoun za každý krystal v síti tunelů.
rule-break = Položte ji před jiného hráče. Dokud před ním leží nějaký rozbitý nástroj, nesmí pokládat karty cest. Nikdo před sebou nemá dva stejné.
rule-fix = Odstraní jeden takový rozbitý nástroj před kýmkoli, i před vámi. Obě karty jdou na odhazovací hromádku.
rule-fix-two = Ukazuje dva nástroje: odstraní jeden rozbitý nástroj kteréhokoli z obou druhů před kýmkoli, nikdy však dva najednou.
rule-rockfall = Vezměte jednu kartu cesty ze sítě tunelů, nikdy však start ani cíl. Co je odříznuté, zůstává ležet a platí znovu, jakmile je opět spojené. Odstranit lze i zakrytou cestu nad truhlou.
rule-map = Tajně si prohlédněte jeden cíl ležící lícem dolů; hrajete-li s truhlami, můžete si místo toho prohlédnout zakrytou truhlu. Co o tom řeknete, je na vás.
rule-theft = Položte ji před sebe. Po rozdělení zlata na konci kola ukradnete jeden valoun hráči, kterého si vyberete – pokud nejste ve vězení. Dvě krádeže před sebou mít nemůžete.
rule-hands-off = Odstraní jednu krádež před kýmkoli.
rule-trapped = Položte ji před jiného hráče. Dokud tam leží, nesmí pokládat cesty; leží-li tam i na konci kola, nedostane zlato a nic neukradne.
rule-freed = Odstraní jedno vězení před kýmkoli, i před vámi.
rule-inspection = Tajně si prohlédněte trpaslíka jiného hráče.
rule-hat-swap = Hráč, kterého si vyberete, třeba i vy, vloží svého trpaslíka pod balíček a vezme si vrchního. Od té chvíle platí nový trpaslík.
rule-hand-swap = Vyměňte si všechny karty s jiným hráčem. Na konci tohoto tahu si druhý hráč dobere jednu kartu, vy žádnou.
rule-goal-swap = Vezměte dva cíle ležící lícem dolů, nedívejte se a vraťte je prohozené, nebo jak byly. Které dva to byly, vidí všichni; zda si vyměnily místo, víte jen vy.
rule-trove = Místo dobírání si prohlédněte horních pět karet odhazovací hromádky, jednu si nechte a ostatní vraťte.
rule-veto = Zahrajte ji, když nejste na tahu, proti kartě cesty nebo akční kartě, kterou někdo právě zahrál, dřív než začne platit. Obě karty se odhodí, onen hráč si dobere jednu kartu a jeho tah končí; pak si jednu doberete vy. Ve svém tahu ji můžete jen odhodit.
rule-turnabout = Od teď se hraje opačným směrem, do konce kola nebo do další změny směru.
rule-master-craftsman = Oprava všech tří nástrojů: odstraní jeden rozbitý nástroj kteréhokoli druhu před kýmkoli.
rule-path-specialist = V tomto tahu položte dvě karty cest, jednu po druhé. Na konci si doberte tolik karet, kolik cest leží nově.
rule-detour = Přesuňte naposledy položenou cestu na jiné pole, kam se hodí; smíte ji otočit. Smíte ji zahrát i s rozbitým nástrojem. Co otevřela, zůstává otevřené.
