### en

### $first: a player's name: who sits next to the learner, clockwise

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-sabotaged-dwarf = Sabotaged dwarf

## What a module is, in one line below its name on "New table".

moduleline-sabotaged-dwarf = A broken tool costs you your gold card.

## The rules: what a module changes.

# Rules: V1
rule-module-sabotaged-dwarf = Gold-diggers who have a broken tool in front of them when the treasure is reached get no gold card. The others share all of it.

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-sabotaged-dwarf-1 = Here a broken tool costs you your gold: whoever has one when the treasure is reached gets none. Repair your lantern.
lesson-sabotaged-dwarf-2 = Now { $first } has a broken cart. One path is missing: lay it.
lesson-sabotaged-dwarf-3 = { $first } gets nothing, so every gold card is yours.
lesson-sabotaged-dwarf-end = Repair your own tools before the treasure is reached. And whose tool you break gets less, which leaves more for you.

### bg

module-sabotaged-dwarf = Саботирано джудже
moduleline-sabotaged-dwarf = Счупен инструмент ви струва картата със злато.
rule-module-sabotaged-dwarf = Златотърсачите, пред които има счупен инструмент, когато съкровището бъде достигнато, не получават карта със злато. Останалите си делят всичко.
lesson-sabotaged-dwarf-1 = Тук счупеният инструмент струва злато: който има такъв, когато се стигне съкровището, не получава нищо. Поправете фенера си.
lesson-sabotaged-dwarf-2 = Сега { $first } има счупена количка. Липсва един тунел: поставете го.
lesson-sabotaged-dwarf-3 = { $first } не получава нищо, затова всички карти със злато са ваши.
lesson-sabotaged-dwarf-end = Поправете инструментите си, преди да се стигне съкровището. А комуто счупите инструмент, получава по-малко: за вас остава повече.

### cs

module-sabotaged-dwarf = Sabotovaný trpaslík
moduleline-sabotaged-dwarf = Rozbitý nástroj vás připraví o kartu zlata.
rule-module-sabotaged-dwarf = Zlatokopové, kteří mají při dosažení pokladu před sebou rozbitý nástroj, nedostanou kartu zlata. O vše se dělí ostatní.
lesson-sabotaged-dwarf-1 = Tady vás rozbitý nástroj stojí zlato: kdo ho má, když se najde poklad, nedostane nic. Opravte si lucernu.
lesson-sabotaged-dwarf-2 = Teď má rozbitý vozík { $first }. Chybí jedna cesta: položte ji.
lesson-sabotaged-dwarf-3 = { $first } nedostane nic, takže všechny karty zlata jsou vaše.
lesson-sabotaged-dwarf-end = Opravte si nástroje, než se poklad najde. A komu nástroj rozbijete, ten dostane méně: víc zbude pro vás.

### de

module-sabotaged-dwarf = Sabotierter Zwerg
moduleline-sabotaged-dwarf = Ein kaputtes Werkzeug kostet dich die Goldkarte.
rule-module-sabotaged-dwarf = Goldsucher, vor denen kaputtes Werkzeug liegt, wenn der Goldschatz erreicht wird, bekommen keine Goldkarte. Die anderen teilen alles.
lesson-sabotaged-dwarf-1 = Hier kostet kaputtes Werkzeug Gold: Wer welches hat, wenn der Goldschatz erreicht wird, bekommt nichts. Repariere deine Lampe.
lesson-sabotaged-dwarf-2 = Jetzt hat { $first } eine kaputte Lore. Ein Weg fehlt: Lege ihn.
lesson-sabotaged-dwarf-3 = { $first } bekommt nichts, also gehören alle Goldkarten dir.
lesson-sabotaged-dwarf-end = Repariere dein Werkzeug, bevor der Goldschatz erreicht ist. Und wem du eines kaputt machst, der bekommt weniger: Dir bleibt mehr.

### fr

module-sabotaged-dwarf = Nain saboté
moduleline-sabotaged-dwarf = Un outil cassé te coûte ta carte Or.
rule-module-sabotaged-dwarf = Les chercheurs d’or qui ont un outil cassé devant eux quand le trésor est atteint ne reçoivent pas de carte Or. Les autres se partagent tout.
lesson-sabotaged-dwarf-1 = Ici, un outil cassé coûte de l’or : qui en a un quand le trésor est atteint ne reçoit rien. Répare ta lampe.
lesson-sabotaged-dwarf-2 = Maintenant { $first } a un chariot cassé. Il manque un chemin : pose-le.
lesson-sabotaged-dwarf-3 = { $first } ne reçoit rien : toutes les cartes Or sont à toi.
lesson-sabotaged-dwarf-end = Répare tes outils avant que le trésor soit atteint. Et si tu casses ceux des autres, ils reçoivent moins : il t’en reste plus.

### uk

module-sabotaged-dwarf = Жертва саботажу
moduleline-sabotaged-dwarf = Зламаний інструмент коштує вам карти скарбів.
rule-module-sabotaged-dwarf = Золотошукачі, перед якими лежить зламаний інструмент, коли золото досягнуте, не отримують карти скарбів. Решта ділить усе.
lesson-sabotaged-dwarf-1 = Тут зламаний інструмент коштує золота: хто його має, коли знайдено золото, не отримує нічого. Відремонтуйте ліхтар.
lesson-sabotaged-dwarf-2 = Тепер зламану вагонетку має { $first }. Бракує одного тунелю: викладіть його.
lesson-sabotaged-dwarf-3 = { $first } не отримує нічого, тож усі карти скарбів ваші.
lesson-sabotaged-dwarf-end = Відремонтуйте свої інструменти, перш ніж знайдуть золото. А кому ви зламаєте інструмент, той отримає менше: вам лишиться більше.
