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

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-master-craftsman-1 = Your cart is broken, and your repair is only for picks. The master craftsman repairs any tool: play it on yourself.
lesson-master-craftsman-2 = Now it is your pick. Good that you kept the other repair: play it.
lesson-master-craftsman-3 = All tools are whole again. Lay the last path.
lesson-master-craftsman-end = The master craftsman repairs one tool, whichever it is. Like every repair it can be played on anybody.

### bg

module-master-craftsman = Майстор занаятчия
moduleline-master-craftsman = Ремонт за всеки инструмент.
card-master-craftsman = Майстор занаятчия
does-master-craftsman = Ремонтира един инструмент по избор.
rule-master-craftsman = Ремонт за който и да е от трите инструмента: маха един счупен инструмент, пред когото и да лежи.
lesson-master-craftsman-1 = Количката ви е счупена, а ремонтът ви е само за кирка. Майсторът занаятчия поправя всеки инструмент: изиграйте го върху себе си.
lesson-master-craftsman-2 = Сега е кирката. Добре, че запазихте другия ремонт: изиграйте го.
lesson-master-craftsman-3 = Всичко пак е здраво. Поставете последния тунел.
lesson-master-craftsman-end = Майсторът занаятчия поправя един инструмент, който и да е. Като всеки ремонт може да се играе върху всеки.

### cs

module-master-craftsman = Mistr řemeslník
moduleline-master-craftsman = Opraví jakýkoli nástroj.
card-master-craftsman = Mistr řemeslník
does-master-craftsman = Opraví kterýkoli jeden nástroj.
rule-master-craftsman = Oprava pro kterýkoli ze tří nástrojů: odstraní jeden rozbitý nástroj, ať leží před kýmkoli.
lesson-master-craftsman-1 = Máte rozbitý vozík a oprava je jen na krumpáč. Mistr řemeslník opraví kterýkoli nástroj: zahrajte ho na sebe.
lesson-master-craftsman-2 = Teď je to krumpáč. Ještě že máte tu druhou opravu: zahrajte ji.
lesson-master-craftsman-3 = Všechno je zase celé. Položte poslední cestu.
lesson-master-craftsman-end = Mistr řemeslník opraví jeden nástroj, ať je to kterýkoli. Jako každou opravu ho můžete zahrát na kohokoli.

### de

module-master-craftsman = Meisterhandwerker
moduleline-master-craftsman = Repariert jedes Werkzeug.
card-master-craftsman = Meisterhandwerker
does-master-craftsman = Repariert ein beliebiges Werkzeug.
rule-master-craftsman = Eine Reparatur für jedes der drei Werkzeuge: Sie entfernt ein kaputtes Werkzeug, vor wem es auch liegt.
lesson-master-craftsman-1 = Deine Lore ist kaputt, und deine Reparatur gilt nur für Spitzhacken. Der Meisterhandwerker repariert jedes Werkzeug: Spiel ihn auf dich selbst.
lesson-master-craftsman-2 = Jetzt ist es deine Spitzhacke. Gut, dass du die andere Reparatur noch hast: Spiel sie.
lesson-master-craftsman-3 = Alles ist wieder heil. Lege den letzten Weg.
lesson-master-craftsman-end = Der Meisterhandwerker repariert ein Werkzeug, egal welches. Wie jede Reparatur darfst du ihn auf alle spielen.

### fr

module-master-craftsman = Maître artisan
moduleline-master-craftsman = Répare n’importe quel outil.
card-master-craftsman = Maître artisan
does-master-craftsman = Répare n’importe quel outil.
rule-master-craftsman = Une réparation pour n’importe lequel des trois outils : elle retire un outil cassé, devant n’importe qui.
lesson-master-craftsman-1 = Ton chariot est cassé, et ta réparation ne vaut que pour les pioches. Le maître artisan répare n’importe quel outil : joue-le sur toi-même.
lesson-master-craftsman-2 = Maintenant c’est la pioche. Heureusement, tu as gardé l’autre réparation : joue-la.
lesson-master-craftsman-3 = Tout est réparé. Pose le dernier chemin.
lesson-master-craftsman-end = Le maître artisan répare un outil, n’importe lequel. Comme toute réparation, il se joue sur n’importe qui.

### uk

module-master-craftsman = Майстер на всі руки
moduleline-master-craftsman = Ремонт будь-якого інструмента.
card-master-craftsman = Майстер на всі руки
does-master-craftsman = Ремонтує один будь-який інструмент.
rule-master-craftsman = Ремонт для будь-якого з трьох інструментів: прибирає один зламаний інструмент, хоч би перед ким він лежав.
lesson-master-craftsman-1 = Вагонетка зламана, а ваш ремонт лише для кирки. Майстер на всі руки ремонтує будь-який інструмент: зіграйте його на себе.
lesson-master-craftsman-2 = Тепер кирка. Добре, що інший ремонт лишився: зіграйте його.
lesson-master-craftsman-3 = Усе знову ціле. Викладіть останній тунель.
lesson-master-craftsman-end = Майстер на всі руки ремонтує один інструмент, який завгодно. Як і кожен ремонт, його можна зіграти на будь-кого.
