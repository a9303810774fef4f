### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-master-craftsman = Master craftsman

## What a module is, in one line below its name on "New table".

moduleline-master-craftsman = A repair for any tool.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-master-craftsman = Master craftsman

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-master-craftsman = Repairs any one tool.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C21
rule-master-craftsman = A repair for any of the three tools: it removes one broken tool, in front of anybody.

### bg

module-master-craftsman = Майстор занаятчия
moduleline-master-craftsman = Ремонт за всеки инструмент.
card-master-craftsman = Майстор занаятчия
does-master-craftsman = Ремонтира един инструмент по избор.
rule-master-craftsman = Ремонт за който и да е от трите инструмента: маха един счупен инструмент, пред когото и да лежи.

### cs

module-master-craftsman = Mistr řemeslník
moduleline-master-craftsman = Opraví jakýkoli nástroj.
card-master-craftsman = Mistr řemeslník
does-master-craftsman = Opraví kterýkoli jeden nástroj.
rule-master-craftsman = Oprava pro kterýkoli ze tří nástrojů: odstraní jeden rozbitý nástroj, ať leží před kýmkoli.

### de

module-master-craftsman = Meisterhandwerker
moduleline-master-craftsman = Repariert jedes Werkzeug.
card-master-craftsman = Meisterhandwerker
does-master-craftsman = Repariert ein beliebiges Werkzeug.
rule-master-craftsman = Eine Reparatur für jedes der drei Werkzeuge: Sie entfernt ein kaputtes Werkzeug, vor wem es auch liegt.

### fr

module-master-craftsman = Maître artisan
moduleline-master-craftsman = Répare n’importe quel outil.
card-master-craftsman = Maître artisan
does-master-craftsman = Répare n’importe quel outil.
rule-master-craftsman = Une réparation pour n’importe lequel des trois outils : elle retire un outil cassé, devant n’importe qui.

### uk

module-master-craftsman = Майстер на всі руки
moduleline-master-craftsman = Ремонт будь-якого інструмента.
card-master-craftsman = Майстер на всі руки
does-master-craftsman = Ремонтує один будь-який інструмент.
rule-master-craftsman = Ремонт для будь-якого з трьох інструментів: прибирає один зламаний інструмент, хоч би перед ким він лежав.
