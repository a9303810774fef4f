### en

### $first: a player's name: who sits next to the learner, clockwise

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-greedy-dwarf = Greedy dwarf

## What a module is, in one line below its name on "New table".

moduleline-greedy-dwarf = A dwarf who wins only by being the one who reaches the treasure.

## The rules: what a module changes.

# Rules: C16
rule-module-greedy-dwarf = One gold-digger is replaced by the greedy dwarf, who wins only by being the one who reaches the treasure.

## Names of the dwarfs as a title: on the card, above a text. docs/glossary.md has the terms.

role-greedy = Greedy dwarf

## The same dwarfs inside a sentence, after "is", "was" or "I am": "Anna was a saboteur".

said-role-greedy = a greedy dwarf

## What a player with this dwarf wants: below the dwarf’s name, to that player alone.

roleline-greedy = Reach the treasure yourself: then you alone win.

## The rules, and the sheet about one’s own dwarf: what the dwarf wants and gets. A key that ends in -tournament or
## -saboteur2 is for that game.

# Rules: C16, R-07
rule-role-greedy = You win only if you reach the treasure yourself. Then you get four gold, and nobody else gets any.

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-greedy-dwarf-1 = You are the greedy dwarf: you win only if you reach the treasure yourself. { $first } could be first: break a tool of theirs.
lesson-greedy-dwarf-2 = { $first } cannot lay paths now. Two are missing: lay one.
lesson-greedy-dwarf-3 = Still nobody gets ahead of you. Lay the last path!
lesson-greedy-dwarf-end = 4 gold, and nothing for anybody else. But if somebody else reaches the treasure, or nobody does, the greedy dwarf gets nothing.

### bg

module-greedy-dwarf = Алчно джудже
moduleline-greedy-dwarf = Джудже, което печели само ако само стигне до съкровището.
rule-module-greedy-dwarf = Един златотърсач се заменя с алчното джудже, което печели само ако лично стигне до съкровището.
role-greedy = Алчно джудже
said-role-greedy = алчно джудже
roleline-greedy = Стигнете лично до съкровището: тогава печелите само вие.
rule-role-greedy = Печелите само ако лично стигнете до съкровището. Тогава получавате четири златни къса, а никой друг – нищо.
lesson-greedy-dwarf-1 = Вие сте алчното джудже: печелите само ако вие стигнете съкровището. { $first } може да ви изпревари: счупете инструмент на този играч.
lesson-greedy-dwarf-2 = { $first } вече не може да поставя тунели. Липсват два: поставете един.
lesson-greedy-dwarf-3 = Още никой не ви изпреварва. Поставете последния тунел!
lesson-greedy-dwarf-end = 4 златни къса за вас и нищо за другите. Но ако друг стигне съкровището или никой не го стигне, алчното джудже не получава нищо.

### cs

module-greedy-dwarf = Chamtivý trpaslík
moduleline-greedy-dwarf = Trpaslík, který vyhraje, jen když se k pokladu dostane právě on.
rule-module-greedy-dwarf = Jednoho zlatokopa nahradí chamtivý trpaslík, který vyhraje, jen když se k pokladu dostane právě on.
role-greedy = Chamtivý trpaslík
said-role-greedy = chamtivý trpaslík
roleline-greedy = Poklad musíte najít právě vy: pak vyhrajete jen vy.
rule-role-greedy = Vyhrajete, jen když se k pokladu dostanete právě vy. Pak dostanete čtyři valouny a nikdo jiný nic.
lesson-greedy-dwarf-1 = Jste chamtivý trpaslík: vyhrajete, jen když k pokladu dojdete vy. Ať vás { $first } nepředběhne: rozbijte tomu hráči nástroj.
lesson-greedy-dwarf-2 = { $first } teď nemůže pokládat cesty. Dvě chybějí: jednu položte.
lesson-greedy-dwarf-3 = Pořád vás nikdo nepředběhne. Položte poslední cestu!
lesson-greedy-dwarf-end = 4 valouny, a ostatní nic. Když ale k pokladu dojde někdo jiný, nebo nikdo, chamtivý trpaslík nedostane nic.

### de

module-greedy-dwarf = Gieriger Zwerg
moduleline-greedy-dwarf = Ein Zwerg, der nur gewinnt, wenn er den Schatz selbst erreicht.
rule-module-greedy-dwarf = Ein Goldsucher wird durch den gierigen Zwerg ersetzt, der nur gewinnt, wenn er den Goldschatz selbst erreicht.
role-greedy = Gieriger Zwerg
said-role-greedy = gieriger Zwerg
roleline-greedy = Erreiche den Schatz selbst: Dann gewinnst nur du.
rule-role-greedy = Du gewinnst nur, wenn du den Goldschatz selbst erreichst. Dann bekommst du vier Gold und sonst niemand etwas.
lesson-greedy-dwarf-1 = Du bist der gierige Zwerg: Du gewinnst nur, wenn du den Goldschatz selbst erreichst. { $first } könnte schneller sein: Mach dort ein Werkzeug kaputt.
lesson-greedy-dwarf-2 = { $first } kann jetzt keine Wege legen. Zwei fehlen: Lege einen.
lesson-greedy-dwarf-3 = Noch immer kommt dir niemand zuvor. Lege den letzten Weg!
lesson-greedy-dwarf-end = 4 Gold, und nichts für die anderen. Erreicht aber jemand anderes den Goldschatz oder niemand, bekommt der gierige Zwerg nichts.

### fr

module-greedy-dwarf = Nain cupide
moduleline-greedy-dwarf = Un nain qui ne gagne que s’il atteint lui-même le trésor.
rule-module-greedy-dwarf = Un chercheur d’or est remplacé par le nain cupide, qui ne gagne que s’il atteint lui-même le trésor.
role-greedy = Nain cupide
said-role-greedy = nain cupide
roleline-greedy = Atteins toi-même le trésor : alors personne d’autre ne gagne.
rule-role-greedy = Tu ne gagnes que si tu atteins toi-même le trésor. Alors tu reçois quatre pépites, et les autres rien.
lesson-greedy-dwarf-1 = Tu es le nain cupide : tu ne gagnes que si tu atteins le trésor toi-même. { $first } pourrait te devancer : casse un de ses outils.
lesson-greedy-dwarf-2 = { $first } ne peut plus poser de chemin. Il en manque deux : poses-en un.
lesson-greedy-dwarf-3 = Personne ne te devance encore. Pose le dernier chemin !
lesson-greedy-dwarf-end = 4 pépites pour toi, rien pour les autres. Mais si un autre atteint le trésor, ou si personne ne l’atteint, le nain cupide n’a rien.

### uk

module-greedy-dwarf = Жадюга
moduleline-greedy-dwarf = Гном, який виграє, лише якщо сам дістанеться золота.
rule-module-greedy-dwarf = Одного золотошукача замінює жадюга, який виграє, лише якщо сам дістанеться золота.
role-greedy = Жадюга
said-role-greedy = жадюга
roleline-greedy = До золота маєте дійти саме ви: тоді виграєте лише ви.
rule-role-greedy = Ви виграєте, лише якщо золота дістанетеся саме ви. Тоді ви отримуєте чотири золоті, а всі інші – нічого.
lesson-greedy-dwarf-1 = Ви жадюга: ви виграєте, лише якщо дійдете до золота самі. { $first } може вас випередити: зламайте цьому гравцеві інструмент.
lesson-greedy-dwarf-2 = { $first } тепер не може викладати тунелі. Бракує двох: викладіть один.
lesson-greedy-dwarf-3 = Вас досі ніхто не випередить. Викладіть останній тунель!
lesson-greedy-dwarf-end = 4 золоті вам, іншим нічого. Але якщо до золота дійде хтось інший або не дійде ніхто, жадюга не отримає нічого.
