## Kdo jsou boti: řádek o každém, pod jménem a úrovní
character-pim = Je v dole nový a rád to každému vypráví.
character-odo = Kope pomalu, skoro nic neříká a na začátečníka se dobře skrývá.
character-hild = Věří tomu, co slyší, opravuje, co je rozbité, a pro každého má slovo.
character-korr = Nezapomene na žádný rozbitý nástroj, ani v dalším kole.
character-tilda = Nejdřív si prohlédne každý cíl a nástroj rozbije, jen když má jistotu.
character-vika = Nejdřív rozbíjí, ptá se později a celou dobu mluví.
character-bruno = Věří každému, dokud mu někdo nerozbije nástroj. Pak ho nic nezastaví.
character-mott = Dívá se, čeká a skoro nikdy neřekne, co si myslí.
character-gerda = Plánuje dopředu, říká, co si myslí, a vrací i s úroky.
character-nyx = Přemýšlí potmě a nechává si to pro sebe.
character-moldo = Všechno už viděl, a přesto si o lidech myslí to dobré.
character-rasmus = Hodně se odváží, dobře se skrývá a nikdy nezapomíná.
