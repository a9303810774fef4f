### en

### $gold: an amount of gold

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-new-goals = New goals

## What a module is, in one line below its name on "New table".

moduleline-new-goals = Five goals with sacks, dragons and a spider.

## "New table", details: the name of an option; after it one of its values (value-…).

option-treasure-always-out = Treasure always among the goals

## The rules: what a module changes.

# Rules: M4, M5
rule-module-new-goals = Five goals instead of three. Besides the treasure and stones there are sacks of gold, dragons, and a giant spider that ends the round for the saboteurs. Several goals reached at once are turned one after the other, in the order you choose.

## The rules: what an option of "New table" means.

# Rules: M4, R-04
rule-option-treasure-always-out = Whether the treasure is always among the five goals that lie out. If not, a round may have none.

## What a goal can be, as a title. docs/glossary.md has the terms.

goal-sack = Sack of gold
goal-dragon = Dragon
goal-spider = Giant spider

## The same inside a sentence, after "is" or a colon: "Anna turns the top goal: the treasure".

said-goal-sack = a sack with { $gold } gold
said-goal-dragon = a dragon
said-goal-spider = the giant spider
# What a goal was, where nobody knows how much gold is in the sack.
said-goal-any-sack = a sack of gold

## The rules: what a goal does when it is turned.

# Rules: M4
rule-goal-sack = Whoever turns it takes the one or two gold shown on it. The round goes on.
# Rules: M4
rule-goal-dragon = Whoever turns it gives one gold back, if they have any. The round goes on.
# Rules: M4
rule-goal-spider = The round ends at once, and the saboteurs win.

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-sack = sack of gold
why-dragon = dragon

## How the round ended: a whole sentence, after "The round is over."

ending-spider = The giant spider is loose!

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-new-goals-1 = Now every goal does something to whoever turns it. Lay the path to the middle one.
lesson-new-goals-2 = A sack: 2 gold for you at once. One goal more is near: look at it first.
lesson-new-goals-3 = The giant spider! If you turned it, the saboteurs would win. Lay the path straight up, past it.
lesson-new-goals-end = Sack: gold for you. Dragon: you lose one gold. Giant spider: the saboteurs win. Stone: nothing happens. And one goal is the treasure.

### bg

module-new-goals = Нови цели
moduleline-new-goals = Пет цели с чувалчета, дракони и паяк.
option-treasure-always-out = Съкровището винаги е сред целите
rule-module-new-goals = Пет цели вместо три. Освен съкровището и скалите има чувалчета със злато, дракони и гигантски паяк, с който рундът отива при саботьорите. Няколко цели, достигнати наведнъж, обръщате една след друга в ред по ваш избор.
rule-option-treasure-always-out = Дали съкровището винаги е сред петте цели на масата. Ако не, в някой рунд може да го няма.
goal-sack = Чувалче със злато
goal-dragon = Дракон
goal-spider = Гигантски паяк
said-goal-sack =
    { $gold ->
        [one] чувалче с { $gold } златен къс
       *[other] чувалче с { $gold } златни къса
    }
said-goal-dragon = дракон
said-goal-spider = гигантският паяк
said-goal-any-sack = чувалче със злато
rule-goal-sack = Който го обърне, взема един или два златни къса, колкото са на картата. Рундът продължава.
rule-goal-dragon = Който го обърне, връща един златен къс, ако има. Рундът продължава.
rule-goal-spider = Рундът свършва веднага и печелят саботьорите.
why-sack = чувалче със злато
why-dragon = дракон
ending-spider = Гигантският паяк е на свобода!
lesson-new-goals-1 = Сега всяка цел прави нещо на този, който я обърне. Поставете тунела към средната.
lesson-new-goals-2 = Чувалче: веднага 2 златни къса за вас. Наблизо има още една цел: първо я вижте.
lesson-new-goals-3 = Гигантският паяк! Ако го обърнете, печелят саботьорите. Поставете тунела право нагоре, покрай него.
lesson-new-goals-end = Чувалче: злато за вас. Дракон: губите един златен къс. Гигантски паяк: печелят саботьорите. Скала: нищо. И една цел е съкровището.

### cs

module-new-goals = Nové cíle
moduleline-new-goals = Pět cílů s pytli, draky a pavoukem.
option-treasure-always-out = Poklad vždy mezi cíli
rule-module-new-goals = Pět cílů místo tří. Vedle pokladu a skal jsou tu pytle zlata, draci a obří pavouk, který ukončí kolo ve prospěch sabotérů. Více cílů dosažených najednou otáčíte po jednom v pořadí, jaké si zvolíte.
rule-option-treasure-always-out = Zda je poklad vždy mezi pěti vyloženými cíli. Pokud ne, může v některém kole chybět.
goal-sack = Pytel zlata
goal-dragon = Drak
goal-spider = Obří pavouk
said-goal-sack =
    { $gold ->
        [one] pytel zlata ({ $gold } valoun)
        [few] pytel zlata ({ $gold } valouny)
       *[other] pytel zlata ({ $gold } valounů)
    }
said-goal-dragon = drak
said-goal-spider = obří pavouk
said-goal-any-sack = pytel zlata
rule-goal-sack = Kdo ho otočí, vezme si jeden nebo dva valouny, které jsou na něm. Kolo pokračuje.
rule-goal-dragon = Kdo ho otočí, vrátí jeden valoun, pokud nějaký má. Kolo pokračuje.
rule-goal-spider = Kolo ihned končí a vyhrávají sabotéři.
why-sack = pytel zlata
why-dragon = drak
ending-spider = Obří pavouk je venku!
lesson-new-goals-1 = Teď každý cíl něco udělá tomu, kdo ho otočí. Položte cestu k prostřednímu.
lesson-new-goals-2 = Pytel zlata: hned máte 2 valouny. Blízko je ještě jeden cíl: nejdřív si ho prohlédněte.
lesson-new-goals-3 = Obří pavouk! Když ho otočíte, vyhrají sabotéři. Položte cestu rovně nahoru, kolem něj.
lesson-new-goals-end = Pytel: zlato pro vás. Drak: přijdete o valoun. Obří pavouk: vyhrávají sabotéři. Skála: nic se neděje. A jeden cíl je poklad.

### de

module-new-goals = Neue Ziele
moduleline-new-goals = Fünf Ziele mit Säcken, Drachen und einer Spinne.
option-treasure-always-out = Goldschatz immer unter den Zielen
rule-module-new-goals = Fünf Ziele statt drei. Neben dem Goldschatz und Steinen gibt es Goldsäcke, Drachen und eine Riesenspinne, mit der die Runde an die Saboteure geht. Mehrere zugleich erreichte Ziele deckst du nacheinander auf, in der Reihenfolge deiner Wahl.
rule-option-treasure-always-out = Ob der Goldschatz immer unter den fünf ausliegenden Zielen ist. Wenn nicht, kann er in einer Runde fehlen.
goal-sack = Goldsack
goal-dragon = Drache
goal-spider = Riesenspinne
said-goal-sack = ein Goldsack mit { $gold } Gold
said-goal-dragon = ein Drache
said-goal-spider = die Riesenspinne
said-goal-any-sack = ein Goldsack
rule-goal-sack = Wer ihn aufdeckt, nimmt sich ein oder zwei Gold, wie abgebildet. Die Runde geht weiter.
rule-goal-dragon = Wer ihn aufdeckt, gibt ein Gold ab, wenn er eines hat. Die Runde geht weiter.
rule-goal-spider = Die Runde endet sofort, und die Saboteure gewinnen.
why-sack = Goldsack
why-dragon = Drache
ending-spider = Die Riesenspinne ist los!
lesson-new-goals-1 = Jetzt macht jedes Ziel etwas mit dem, der es aufdeckt. Lege den Weg zum mittleren.
lesson-new-goals-2 = Ein Goldsack: sofort 2 Gold für dich. Noch ein Ziel ist nah: Sieh es dir erst an.
lesson-new-goals-3 = Die Riesenspinne! Deckst du sie auf, gewinnen die Saboteure. Lege den Weg gerade nach oben, an ihr vorbei.
lesson-new-goals-end = Goldsack: Gold für dich. Drache: Du verlierst ein Gold. Riesenspinne: Die Saboteure gewinnen. Stein: Nichts geschieht. Und ein Ziel ist der Goldschatz.

### fr

module-new-goals = Nouvelles arrivées
moduleline-new-goals = Cinq arrivées, avec des sacs, des dragons et une araignée.
option-treasure-always-out = Trésor toujours parmi les arrivées
rule-module-new-goals = Cinq arrivées au lieu de trois. À côté du trésor et des pierres, il y a des sacs d’or, des dragons et une araignée géante qui donne la manche aux saboteurs. Plusieurs arrivées atteintes à la fois sont retournées l’une après l’autre, dans l’ordre que tu choisis.
rule-option-treasure-always-out = Si le trésor est toujours parmi les cinq arrivées. Sinon, il peut manquer dans une manche.
goal-sack = Sac d’or
goal-dragon = Dragon
goal-spider = Araignée géante
said-goal-sack =
    { $gold ->
        [one] un sac avec { $gold } pépite
       *[other] un sac avec { $gold } pépites
    }
said-goal-dragon = un dragon
said-goal-spider = l’araignée géante
said-goal-any-sack = un sac d’or
rule-goal-sack = Qui le retourne prend une ou deux pépites, comme indiqué. La manche continue.
rule-goal-dragon = Qui le retourne rend une pépite, s’il en a. La manche continue.
rule-goal-spider = La manche se termine aussitôt, et les saboteurs gagnent.
why-sack = sac d’or
why-dragon = dragon
ending-spider = L’araignée géante est lâchée !
lesson-new-goals-1 = Chaque arrivée a maintenant un effet sur qui la retourne. Pose le chemin vers celle du milieu.
lesson-new-goals-2 = Un sac d’or : tout de suite 2 pépites pour toi. Une autre arrivée est proche : regarde-la d’abord.
lesson-new-goals-3 = L’araignée géante ! Si tu la retournais, les saboteurs gagneraient. Pose le chemin tout droit vers le haut, sans la toucher.
lesson-new-goals-end = Sac : de l’or pour toi. Dragon : tu perds une pépite. Araignée géante : les saboteurs gagnent. Pierre : rien. Et une arrivée est le trésor.

### uk

module-new-goals = Нові цілі
moduleline-new-goals = П’ять цілей з торбинками, драконами й павуком.
option-treasure-always-out = Золото завжди серед карт мети
rule-module-new-goals = П’ять цілей замість трьох. Крім золота й каменів є торбинки із золотом, дракони та павук-гігант, з яким раунд дістається саботерам. Кілька цілей, досягнутих одразу, ви відкриваєте по черзі у власному порядку.
rule-option-treasure-always-out = Чи золото завжди серед п’яти викладених цілей. Якщо ні, у якомусь раунді його може не бути.
goal-sack = Торбинка із золотом
goal-dragon = Дракон
goal-spider = Павук-гігант
said-goal-sack =
    { $gold ->
        [one] торбинка із золотом ({ $gold } золотий)
        [few] торбинка із золотом ({ $gold } золоті)
       *[other] торбинка із золотом ({ $gold } золотих)
    }
said-goal-dragon = дракон
said-goal-spider = павук-гігант
said-goal-any-sack = торбинка із золотом
rule-goal-sack = Хто її відкриє, бере один або два золоті, намальовані на ній. Раунд триває.
rule-goal-dragon = Хто його відкриє, віддає один золотий, якщо має. Раунд триває.
rule-goal-spider = Раунд одразу закінчується, і виграють саботери.
why-sack = торбинка із золотом
why-dragon = дракон
ending-spider = Павук-гігант вирвався!
lesson-new-goals-1 = Тепер кожна карта мети щось робить тому, хто її перевертає. Викладіть тунель до середньої.
lesson-new-goals-2 = Торбинка: одразу 2 золоті вам. Поруч ще одна карта мети: спершу подивіться на неї.
lesson-new-goals-3 = Павук-гігант! Якщо його перевернути, виграють саботери. Викладіть тунель прямо вгору, повз нього.
lesson-new-goals-end = Торбинка: золото вам. Дракон: ви втрачаєте один золотий. Павук-гігант: виграють саботери. Камінь: нічого. А одна карта мети – золото.
