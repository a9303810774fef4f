## Trpaslíci, cíle, truhly, místa

rule-start = Karta, u které začíná každý tunel. Je otevřená na všechny čtyři strany, platí jako žebřík a nelze ji odstranit.
rule-goal-back = Cíl lícem dolů. Jeho tunely platí, až když je otočený, a do té doby na něj nic nemusí navazovat. Otočí se, jakmile k němu vede tunel od startu.
rule-large-card = Velká karta v síti tunelů, otevřená na všechny strany. Kdo ji první připojí, spustí její efekt, jednou za kolo.
large-card = Velká karta (pohlednice)
