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

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-tunnel-party-1 = You are the saboteur, and they are close to the treasure. Join the tunnel party below: then all dwarfs are shuffled and dealt again.
lesson-tunnel-party-2 = You are a gold-digger now, and somebody else is the saboteur. Lay the last path!
lesson-tunnel-party-end = Everybody sees only their own new dwarf. What you knew about the others no longer counts.

### bg

module-tunnel-party = Тунелно парти
moduleline-tunnel-party = Щом някой го свърже, всички джуджета се раздават наново.
rule-module-tunnel-party = В мрежата лежи голяма карта. Който пръв я свърже със старта, събира джуджетата на всички, разбърква ги и ги раздава отново.
why-tunnel-party = тунелно парти
lesson-tunnel-party-1 = Вие сте саботьорът, а те са близо до съкровището. Свържете тунелното парти долу: тогава всички джуджета се разбъркват и раздават наново.
lesson-tunnel-party-2 = Сега сте златотърсач, а саботьор е някой друг. Поставете последния тунел!
lesson-tunnel-party-end = Всеки вижда само своето ново джудже. Това, което знаехте за другите, вече не важи.

### cs

module-tunnel-party = Tunelová párty
moduleline-tunnel-party = Jakmile ji někdo spojí se startem, všichni trpaslíci se rozdají znovu.
rule-module-tunnel-party = V síti tunelů leží velká karta. Kdo ji první spojí se startem, vybere trpaslíky všech, zamíchá je a rozdá znovu.
why-tunnel-party = tunelová párty
lesson-tunnel-party-1 = Jste sabotér a ostatní jsou blízko pokladu. Připojte tunelovou párty dole: všichni trpaslíci se zamíchají a rozdají znovu.
lesson-tunnel-party-2 = Teď jste zlatokop a sabotér je někdo jiný. Položte poslední cestu!
lesson-tunnel-party-end = Každý vidí jen svého nového trpaslíka. Co víte o ostatních, už neplatí.

### de

module-tunnel-party = Stollenfest
moduleline-tunnel-party = Sobald es jemand anschließt, werden alle Zwerge neu verteilt.
rule-module-tunnel-party = Im Wegelabyrinth liegt eine große Karte. Wer sie zuerst mit dem Start verbindet, sammelt die Zwerge aller ein, mischt sie und verteilt sie neu.
why-tunnel-party = Stollenfest
lesson-tunnel-party-1 = Du bist der Saboteur, und sie sind nah am Goldschatz. Erreiche das Stollenfest unten: Dann werden alle Zwerge gemischt und neu ausgeteilt.
lesson-tunnel-party-2 = Jetzt bist du Goldsucher, und jemand anderes ist Saboteur. Lege den letzten Weg!
lesson-tunnel-party-end = Alle sehen nur ihren eigenen neuen Zwerg. Was du über die anderen wusstest, gilt nicht mehr.

### fr

module-tunnel-party = Fête sous terre
moduleline-tunnel-party = Quand quelqu’un la relie, tous les nains sont redistribués.
rule-module-tunnel-party = Une grande carte est dans le réseau. Le premier qui la relie au départ ramasse les nains de tout le monde, les mélange et les redistribue.
why-tunnel-party = fête sous terre
lesson-tunnel-party-1 = Tu es le saboteur, et ils sont près du trésor. Relie la fête sous terre en bas : tous les nains sont alors mélangés et redistribués.
lesson-tunnel-party-2 = Te voilà chercheur d’or, et quelqu’un d’autre est saboteur. Pose le dernier chemin !
lesson-tunnel-party-end = Chacun ne voit que son propre nouveau nain. Ce que tu savais des autres ne vaut plus.

### uk

module-tunnel-party = Підземна вечірка
moduleline-tunnel-party = Щойно хтось її приєднає, усіх гномів роздають наново.
rule-module-tunnel-party = У лабіринті лежить велика карта. Хто перший з’єднає її з початком, збирає гномів усіх, тасує і роздає знову.
why-tunnel-party = підземна вечірка
lesson-tunnel-party-1 = Ви саботер, а вони близько до золота. Приєднайте підземну вечірку внизу: тоді всіх гномів перемішають і роздадуть знову.
lesson-tunnel-party-2 = Тепер ви золотошукач, а саботер – хтось інший. Викладіть останній тунель!
lesson-tunnel-party-end = Кожен бачить лише свого нового гнома. Що ви знали про інших, більше не діє.
