### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-sabotaged-dwarf = Sabotaged dwarf

## What a module is, in one line below its name on "New table".

moduleline-sabotaged-dwarf = A broken tool costs you your gold card.

## The rules: what a module changes.

# Rules: V1
rule-module-sabotaged-dwarf = Gold-diggers who have a broken tool in front of them when the treasure is reached get no gold card. The others share all of it.

### bg

module-sabotaged-dwarf = Саботирано джудже
moduleline-sabotaged-dwarf = Счупен инструмент ви струва картата със злато.
rule-module-sabotaged-dwarf = Златотърсачите, пред които има счупен инструмент, когато съкровището бъде достигнато, не получават карта със злато. Останалите си делят всичко.

### cs

module-sabotaged-dwarf = Sabotovaný trpaslík
moduleline-sabotaged-dwarf = Rozbitý nástroj vás připraví o kartu zlata.
rule-module-sabotaged-dwarf = Zlatokopové, kteří mají při dosažení pokladu před sebou rozbitý nástroj, nedostanou kartu zlata. O vše se dělí ostatní.

### de

module-sabotaged-dwarf = Sabotierter Zwerg
moduleline-sabotaged-dwarf = Ein kaputtes Werkzeug kostet dich die Goldkarte.
rule-module-sabotaged-dwarf = Goldsucher, vor denen kaputtes Werkzeug liegt, wenn der Goldschatz erreicht wird, bekommen keine Goldkarte. Die anderen teilen alles.

### fr

module-sabotaged-dwarf = Nain saboté
moduleline-sabotaged-dwarf = Un outil cassé te coûte ta carte Or.
rule-module-sabotaged-dwarf = Les chercheurs d’or qui ont un outil cassé devant eux quand le trésor est atteint ne reçoivent pas de carte Or. Les autres se partagent tout.

### uk

module-sabotaged-dwarf = Жертва саботажу
moduleline-sabotaged-dwarf = Зламаний інструмент коштує вам карти скарбів.
rule-module-sabotaged-dwarf = Золотошукачі, перед якими лежить зламаний інструмент, коли золото досягнуте, не отримують карти скарбів. Решта ділить усе.
