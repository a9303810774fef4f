### en

### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $origin: a place in words: "3 right, 1 up"
### $first: a player's name: who sits next to the learner, clockwise
### $second: a player's name: who sits next but one

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-detour = Detour

## What a module is, in one line below its name on "New table".

moduleline-detour = Move the path that was laid last.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-detour = Detour

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-detour = Moves the path that was laid last.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C23, R-14
rule-detour = Move the path that was laid last to another cell where it fits; you may turn it. You may play it even with a broken tool. What it had opened stays open.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-detour = Move the last path → { $cell }

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-path-moved = moves the last path ({ $origin } → { $cell })

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-detour-1 = Three paths are missing: lay one.
lesson-detour-2 = { $second } laid a dead end in your way. The detour moves the path that was laid last: play it, and put the dead end aside.
lesson-detour-3 = The way is free, and { $first } has dug on. Lay the last path.
lesson-detour-end = The detour moves only the path laid last, and it must fit in its new place. Saboteurs move good paths away with it.

### bg

module-detour = Отклонение
moduleline-detour = Преместете последния поставен тунел.
card-detour = Отклонение
does-detour = Мести последния поставен тунел.
rule-detour = Преместете последния поставен тунел на друго поле, където пасва; може да го завъртите. Може да се играе и със счупен инструмент. Каквото е отворил, остава отворено.
act-detour = Премести последния тунел → { $cell }
log-path-moved = мести последния тунел ({ $origin } → { $cell })
lesson-detour-1 = Липсват три тунела: поставете един.
lesson-detour-2 = { $second } ви препречи пътя със задънен тунел. Отклонението мести последния поставен тунел: изиграйте го и махнете задънения настрана.
lesson-detour-3 = Мястото е свободно и { $first } копа нататък. Поставете последния тунел.
lesson-detour-end = Отклонението мести само последния поставен тунел и на новото място той трябва да пасва. Саботьорите местят с него добри тунели.

### cs

module-detour = Odklon cesty
moduleline-detour = Přesuňte naposledy položenou cestu.
card-detour = Odklon cesty
does-detour = Přesune naposledy položenou cestu.
rule-detour = Přesuňte naposledy položenou cestu na jiné pole, kam se hodí; smíte ji otočit. Smíte ji zahrát i s rozbitým nástrojem. Co otevřela, zůstává otevřené.
act-detour = Přesunout poslední cestu → { $cell }
log-path-moved = přesouvá poslední cestu ({ $origin } → { $cell })
lesson-detour-1 = Chybějí tři cesty: jednu položte.
lesson-detour-2 = { $second } vám dává do cesty slepou cestu. Odklon přesune naposledy položenou cestu: zahrajte ho a slepou cestu odkliďte.
lesson-detour-3 = Místo je volné a { $first } kope dál. Položte poslední cestu.
lesson-detour-end = Odklon přesune jen naposledy položenou cestu a na novém místě musí sedět. Sabotéři jím odklízejí dobré cesty.

### de

module-detour = Umleitung
moduleline-detour = Verschiebe den zuletzt gelegten Weg.
card-detour = Umleitung
does-detour = Verschiebt den zuletzt gelegten Weg.
rule-detour = Verschiebe den zuletzt gelegten Weg auf ein anderes Feld, auf das er passt; du darfst ihn drehen. Das geht auch mit kaputtem Werkzeug. Was er geöffnet hat, bleibt offen.
act-detour = Letzten Weg verschieben → { $cell }
log-path-moved = verschiebt den letzten Weg ({ $origin } → { $cell })
lesson-detour-1 = Drei Wege fehlen: Lege einen.
lesson-detour-2 = { $second } hat dir eine Sackgasse in den Weg gelegt. Die Umleitung verschiebt den zuletzt gelegten Weg: Spiel sie, und schaff die Sackgasse beiseite.
lesson-detour-3 = Das Feld ist frei geworden, und { $first } hat weitergegraben. Lege den letzten Weg.
lesson-detour-end = Die Umleitung verschiebt nur den zuletzt gelegten Weg, und am neuen Platz muss er passen. Saboteure schaffen damit gute Wege fort.

### fr

module-detour = Détour
moduleline-detour = Déplace le dernier chemin posé.
card-detour = Détour
does-detour = Déplace le dernier chemin posé.
rule-detour = Déplace le dernier chemin posé vers une autre case où il convient ; tu peux le faire pivoter. Tu peux la jouer même avec un outil cassé. Ce qu’il avait ouvert reste ouvert.
act-detour = Déplacer le dernier chemin → { $cell }
log-path-moved = déplace le dernier chemin ({ $origin } → { $cell })
lesson-detour-1 = Il manque trois chemins : poses-en un.
lesson-detour-2 = { $second } a posé une impasse devant toi. Le détour déplace le dernier chemin posé : joue-le, et mets l’impasse de côté.
lesson-detour-3 = La place est libre, et { $first } a continué à creuser. Pose le dernier chemin.
lesson-detour-end = Le détour ne déplace que le dernier chemin posé, et il doit convenir à sa nouvelle place. Les saboteurs éloignent ainsi de bons chemins.

### uk

module-detour = Диверсія
moduleline-detour = Перемістіть останній викладений тунель.
card-detour = Диверсія
does-detour = Переміщує останній викладений тунель.
rule-detour = Перемістіть останній викладений тунель на іншу клітинку, де він пасує; його можна повернути. Її можна грати й зі зламаним інструментом. Що він відкрив, лишається відкритим.
act-detour = Перемістити останній тунель → { $cell }
log-path-moved = переміщує останній тунель ({ $origin } → { $cell })
lesson-detour-1 = Бракує трьох тунелів: викладіть один.
lesson-detour-2 = { $second } перегороджує дорогу глухим тунелем. Диверсія переміщує останній викладений тунель: зіграйте її й приберіть глухий тунель убік.
lesson-detour-3 = Місце вільне, і { $first } копає далі. Викладіть останній тунель.
lesson-detour-end = Диверсія переміщує лише останній викладений тунель, і на новому місці він має пасувати. Саботери прибирають нею добрі тунелі.
