### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-trove = Trove

## What a module is, in one line below its name on "New table".

moduleline-trove = Keep one of the top five cards of the discard pile.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-trove = Trove

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-trove = Keep one of the top five discards.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C18, R-15
rule-trove = Instead of drawing from the pile, look at the top five cards of the discard pile, keep one and put the rest back.

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-trove = trove

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-in-discards = there is something good in the discard pile

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-trove-1 = Your cart is broken, and you hold no repair. Perhaps somebody discarded one: play the trove.
lesson-trove-2 = These five cards were discarded last. You keep one instead of drawing: take the repair.
lesson-trove-3 = Now repair your cart: play the card on yourself.
lesson-trove-4 = You can dig again. Lay the last path.
lesson-trove-end = The trove gives you one of the top five discards. Nobody sees which; the others go back.

### bg

module-trove = Съкровищница
moduleline-trove = Запазете една от горните пет изчистени карти.
card-trove = Съкровищница
does-trove = Запазете една от горните пет изчистени карти.
rule-trove = Вместо да теглите, погледнете горните пет изчистени карти, запазете една и върнете останалите.
why-trove = съкровищница
ground-in-discards = има нещо добро в изчистените карти
lesson-trove-1 = Количката ви е счупена и нямате ремонт. Може някой да е изчистил такъв: изиграйте съкровищницата.
lesson-trove-2 = Тези пет карти бяха изчистени последни. Запазвате една, вместо да теглите: вземете ремонта.
lesson-trove-3 = Сега поправете количката: изиграйте картата върху себе си.
lesson-trove-4 = Пак може да копаете. Поставете последния тунел.
lesson-trove-end = Съкровищницата ви дава една от горните пет изчистени карти. Никой не вижда коя; другите се връщат.

### cs

module-trove = Pokladnice
moduleline-trove = Nechte si jednu z horních pěti karet odhazovací hromádky.
card-trove = Pokladnice
does-trove = Nechte si jednu z horních pěti odhozených karet.
rule-trove = Místo dobírání si prohlédněte horních pět karet odhazovací hromádky, jednu si nechte a ostatní vraťte.
why-trove = pokladnice
ground-in-discards = v odhozených kartách je něco dobrého
lesson-trove-1 = Máte rozbitý vozík a žádnou opravu. Třeba ji někdo odhodil: zahrajte pokladnici.
lesson-trove-2 = Těchto pět karet bylo odhozeno naposledy. Jednu si necháte místo dobírání: vezměte si opravu.
lesson-trove-3 = Teď vozík opravte: zahrajte kartu na sebe.
lesson-trove-4 = Zase můžete kopat. Položte poslední cestu.
lesson-trove-end = Pokladnice vám dá jednu z horních pěti odhozených karet. Nikdo nevidí kterou; ostatní se vrátí.

### de

module-trove = Fundgrube
moduleline-trove = Behalte eine der obersten fünf Karten des Ablagestapels.
card-trove = Fundgrube
does-trove = Behalte eine der obersten fünf abgelegten Karten.
rule-trove = Statt vom Nachziehstapel zu ziehen, sieh dir die obersten fünf Karten des Ablagestapels an, behalte eine und lege die übrigen zurück.
why-trove = Fundgrube
ground-in-discards = im Ablagestapel liegt etwas Gutes
lesson-trove-1 = Deine Lore ist kaputt, und du hast keine Reparatur. Vielleicht hat jemand eine abgelegt: Spiel die Fundgrube.
lesson-trove-2 = Diese fünf Karten wurden zuletzt abgelegt. Du behältst eine, statt zu ziehen: Nimm die Reparatur.
lesson-trove-3 = Repariere jetzt deine Lore: Spiel die Karte auf dich selbst.
lesson-trove-4 = Du kannst wieder graben. Lege den letzten Weg.
lesson-trove-end = Die Fundgrube gibt dir eine der obersten fünf abgelegten Karten. Niemand sieht, welche; die anderen kommen zurück.

### fr

module-trove = Trouvaille
moduleline-trove = Garde une des cinq premières cartes de la défausse.
card-trove = Trouvaille
does-trove = Garde une des cinq premières cartes de la défausse.
rule-trove = Au lieu de piocher, regarde les cinq premières cartes de la défausse, gardes-en une et repose les autres.
why-trove = trouvaille
ground-in-discards = il y a quelque chose de bon dans la défausse
lesson-trove-1 = Ton chariot est cassé, et tu n’as pas de réparation. Quelqu’un en a peut-être défaussé une : joue la trouvaille.
lesson-trove-2 = Ces cinq cartes sont les dernières de la défausse. Tu en gardes une au lieu de piocher : prends la réparation.
lesson-trove-3 = Répare maintenant ton chariot : joue la carte sur toi-même.
lesson-trove-4 = Tu peux creuser de nouveau. Pose le dernier chemin.
lesson-trove-end = La trouvaille te donne une des cinq premières cartes de la défausse. Personne ne voit laquelle ; les autres y retournent.

### uk

module-trove = Сховище
moduleline-trove = Залиште собі одну з п’яти верхніх карт скиду.
card-trove = Сховище
does-trove = Залиште одну з п’яти верхніх карт скиду.
rule-trove = Замість добирати, подивіться на п’ять верхніх карт скиду, одну залиште собі, решту поверніть.
why-trove = сховище
ground-in-discards = у скиді є щось добре
lesson-trove-1 = Вагонетка зламана, а ремонту у вас немає. Може, хтось його скинув: зіграйте сховище.
lesson-trove-2 = Ці п’ять карт скинули останніми. Одну ви залишаєте замість добору: візьміть ремонт.
lesson-trove-3 = Тепер відремонтуйте вагонетку: зіграйте карту на себе.
lesson-trove-4 = Ви знову можете копати. Викладіть останній тунель.
lesson-trove-end = Сховище дає вам одну з п’яти верхніх карт скиду. Ніхто не бачить яку; решта повертається.
