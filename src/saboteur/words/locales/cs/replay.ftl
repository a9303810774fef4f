## Replay

replay-title = Záznam
replay-eyes = Čí pohled
eyes-public = divák
eyes-open = vše odkryté
replay-step = Krok { $step } / { $total }
play-on = Přehrát
stop = Zastavit
step-back = O krok zpět
step-on = O krok dál
speed = Rychlost
replay-share = Sdílet tento okamžik
replay-from = Hrát odtud dál
replay-from-hint = Nový stůl, jaký byl v této chvíli. Vy si vezmete jedno místo, ostatní boti. Do statistik se nepočítá.
replay-seat = Vaše místo
replay-from-go = Hrát
replay-picture = Uložit tuto chvíli jako obrázek
replay-deal = Rozdávají se karty.
replay-round = Kolo { $round }
round-back = Předchozí kolo
round-on = Další kolo
tab-log = Tahy
tab-hands = Karty v ruce
tab-charts = Grafy
tab-proof = Míchání
replay-keys = Klávesy: ← → krok, Page Up a Page Down kolo, Home a End, mezerník přehrává, E mění pohled, S sdílí.
hands-hidden = V tomto pohledu nejsou karty v ruce vidět.

## Charts

chart-loading = Grafy se kreslí…
chart-table = Jako tabulka
chart-step = Krok
chart-round = Kolo
chart-far = Cesta k pokladu
chart-far-hint = Kolik karet ještě chybělo mezi tunely a pokladem. Kopání čáru snižuje, závaly a slepé cesty ji zvedají.
chart-treasure = k pokladu
chart-nearest = k nejbližší zakryté cílové kartě
chart-no-way = –
chart-deeds = Kdo komu co udělal
chart-deeds-hint = Řádek: kdo to udělal. Sloupec: komu.
chart-nothing = Nic takového se nestalo.
deed-break = rozbití nástroje
deed-mend = oprava
deed-trap = uvěznění
deed-free = osvobození
deed-veto = veto
deed-rob = krádež
chart-suspicion = Podezření
chart-suspicion-hint = Jak moc by si byl pozorný divák jistý, že je hráč sabotér; číslo platí pro zobrazený krok. Šrafovaně: hráč byl opravdu sabotér.
chart-last = Na konci kola
chart-percent = { $percent } %
chart-was = role: { $role }
