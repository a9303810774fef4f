### en

### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $origin: a place in words: "3 right, 1 up"

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

### bg

module-detour = Отклонение
moduleline-detour = Преместете последния поставен тунел.
card-detour = Отклонение
does-detour = Мести последния поставен тунел.
rule-detour = Преместете последния поставен тунел на друго поле, където пасва; може да го завъртите. Може да се играе и със счупен инструмент. Каквото е отворил, остава отворено.
act-detour = Премести последния тунел → { $cell }
log-path-moved = мести последния тунел ({ $origin } → { $cell })

### cs

module-detour = Odklon cesty
moduleline-detour = Přesuňte naposledy položenou cestu.
card-detour = Odklon cesty
does-detour = Přesune naposledy položenou cestu.
rule-detour = Přesuňte naposledy položenou cestu na jiné pole, kam se hodí; smíte ji otočit. Smíte ji zahrát i s rozbitým nástrojem. Co otevřela, zůstává otevřené.
act-detour = Přesunout poslední cestu → { $cell }
log-path-moved = přesouvá poslední cestu ({ $origin } → { $cell })

### de

module-detour = Umleitung
moduleline-detour = Verschiebe den zuletzt gelegten Weg.
card-detour = Umleitung
does-detour = Verschiebt den zuletzt gelegten Weg.
rule-detour = Verschiebe den zuletzt gelegten Weg auf ein anderes Feld, auf das er passt; du darfst ihn drehen. Das geht auch mit kaputtem Werkzeug. Was er geöffnet hat, bleibt offen.
act-detour = Letzten Weg verschieben → { $cell }
log-path-moved = verschiebt den letzten Weg ({ $origin } → { $cell })

### fr

module-detour = Détour
moduleline-detour = Déplace le dernier chemin posé.
card-detour = Détour
does-detour = Déplace le dernier chemin posé.
rule-detour = Déplace le dernier chemin posé vers une autre case où il convient ; tu peux le faire pivoter. Tu peux la jouer même avec un outil cassé. Ce qu’il avait ouvert reste ouvert.
act-detour = Déplacer le dernier chemin → { $cell }
log-path-moved = déplace le dernier chemin ({ $origin } → { $cell })

### uk

module-detour = Диверсія
moduleline-detour = Перемістіть останній викладений тунель.
card-detour = Диверсія
does-detour = Переміщує останній викладений тунель.
rule-detour = Перемістіть останній викладений тунель на іншу клітинку, де він пасує; його можна повернути. Її можна грати й зі зламаним інструментом. Що він відкрив, лишається відкритим.
act-detour = Перемістити останній тунель → { $cell }
log-path-moved = переміщує останній тунель ({ $origin } → { $cell })
