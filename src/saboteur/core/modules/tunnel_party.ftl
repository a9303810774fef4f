### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-tunnel-party = Tunnel party

## What a module is, in one line below its name on "New table".

moduleline-tunnel-party = When somebody connects it, all dwarfs are dealt again.

## The rules: what a module changes.

# Rules: M3
rule-module-tunnel-party = A large card lies in the maze. Whoever connects it to the start first collects everybody’s dwarfs, shuffles them and deals them again.

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-tunnel-party = tunnel party

### bg

module-tunnel-party = Тунелно парти
moduleline-tunnel-party = Щом някой го свърже, всички джуджета се раздават наново.
rule-module-tunnel-party = В мрежата лежи голяма карта. Който пръв я свърже със старта, събира джуджетата на всички, разбърква ги и ги раздава отново.
why-tunnel-party = тунелно парти

### cs

module-tunnel-party = Tunelová párty
moduleline-tunnel-party = Jakmile ji někdo spojí se startem, všichni trpaslíci se rozdají znovu.
rule-module-tunnel-party = V síti tunelů leží velká karta. Kdo ji první spojí se startem, vybere trpaslíky všech, zamíchá je a rozdá znovu.
why-tunnel-party = tunelová párty

### de

module-tunnel-party = Stollenfest
moduleline-tunnel-party = Sobald es jemand anschließt, werden alle Zwerge neu verteilt.
rule-module-tunnel-party = Im Wegelabyrinth liegt eine große Karte. Wer sie zuerst mit dem Start verbindet, sammelt die Zwerge aller ein, mischt sie und verteilt sie neu.
why-tunnel-party = Stollenfest

### fr

module-tunnel-party = Fête sous terre
moduleline-tunnel-party = Quand quelqu’un la relie, tous les nains sont redistribués.
rule-module-tunnel-party = Une grande carte est dans le réseau. Le premier qui la relie au départ ramasse les nains de tout le monde, les mélange et les redistribue.
why-tunnel-party = fête sous terre

### uk

module-tunnel-party = Підземна вечірка
moduleline-tunnel-party = Щойно хтось її приєднає, усіх гномів роздають наново.
rule-module-tunnel-party = У лабіринті лежить велика карта. Хто перший з’єднає її з початком, збирає гномів усіх, тасує і роздає знову.
why-tunnel-party = підземна вечірка
