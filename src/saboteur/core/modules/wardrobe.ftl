### en

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-wardrobe = Wardrobe

## What a module is, in one line below its name on "New table".

moduleline-wardrobe = Whoever connects it first swaps their dwarf.

## The rules: what a module changes.

# Rules: M2
rule-module-wardrobe = A large card lies in the maze. Whoever connects it to the start first must swap dwarfs: with the spare one, or with the top of the stack.

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-wardrobe = wardrobe

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-wardrobe-1 = You are the saboteur, and they are close to the treasure. Up there is the wardrobe: join it with a path, and you exchange your dwarf.
lesson-wardrobe-2 = You are a gold-digger now, and nobody else knows! Lay the last path.
lesson-wardrobe-end = Whoever joins the wardrobe first must exchange their dwarf, like it or not. A gold-digger had better leave that to others.

### bg

module-wardrobe = Отдел костюми
moduleline-wardrobe = Който пръв го свърже, сменя джуджето си.
rule-module-wardrobe = В мрежата лежи голяма карта. Който пръв я свърже със старта, трябва да смени джуджето си: с отделената карта или с най-горната от тестето.
why-wardrobe = отдел костюми
lesson-wardrobe-1 = Вие сте саботьорът, а те са близо до съкровището. Горе е отдел костюми: свържете го с тунел и сменяте джуджето си.
lesson-wardrobe-2 = Сега сте златотърсач и никой друг не знае! Поставете последния тунел.
lesson-wardrobe-end = Който пръв свърже отдел костюми, трябва да смени джуджето си, иска или не. Златотърсачът по-добре да остави това на другите.

### cs

module-wardrobe = Sklad kostýmů
moduleline-wardrobe = Kdo ho první spojí se startem, vymění si trpaslíka.
rule-module-wardrobe = V síti tunelů leží velká karta. Kdo ji první spojí se startem, musí vyměnit trpaslíka: za odloženého, nebo za vrchního z balíčku.
why-wardrobe = sklad kostýmů
lesson-wardrobe-1 = Jste sabotér a ostatní jsou blízko pokladu. Nahoře je sklad kostýmů: připojte ho cestou a vyměníte si trpaslíka.
lesson-wardrobe-2 = Teď jste zlatokop a nikdo jiný to neví! Položte poslední cestu.
lesson-wardrobe-end = Kdo sklad kostýmů připojí první, musí svého trpaslíka vyměnit, ať chce, nebo ne. Zlatokop to raději nechá jiným.

### de

module-wardrobe = Kleiderkammer
moduleline-wardrobe = Wer sie zuerst anschließt, tauscht seinen Zwerg.
rule-module-wardrobe = Im Wegelabyrinth liegt eine große Karte. Wer sie zuerst mit dem Start verbindet, muss seinen Zwerg tauschen: gegen den nicht verteilten oder den obersten vom Stapel.
why-wardrobe = Kleiderkammer
lesson-wardrobe-1 = Du bist der Saboteur, und sie sind nah am Goldschatz. Oben liegt die Kleiderkammer: Verbinde sie mit einem Weg, und du tauschst deinen Zwerg.
lesson-wardrobe-2 = Jetzt bist du Goldsucher, und niemand sonst weiß es! Lege den letzten Weg.
lesson-wardrobe-end = Wer die Kleiderkammer als Erstes erreicht, muss den eigenen Zwerg tauschen, ob gern oder nicht. Als Goldsucher überlässt du das besser anderen.

### fr

module-wardrobe = Vestiaire
moduleline-wardrobe = Le premier qui le relie change de nain.
rule-module-wardrobe = Une grande carte est dans le réseau. Le premier qui la relie au départ doit changer de nain : avec celui qui reste, ou avec le premier de la pile.
why-wardrobe = vestiaire
lesson-wardrobe-1 = Tu es le saboteur, et ils sont près du trésor. En haut se trouve le vestiaire : relie-le par un chemin, et tu échanges ton nain.
lesson-wardrobe-2 = Te voilà chercheur d’or, et personne d’autre ne le sait ! Pose le dernier chemin.
lesson-wardrobe-end = Le premier qui relie le vestiaire doit échanger son nain, qu’il le veuille ou non. Un chercheur d’or laisse plutôt cela aux autres.

### uk

module-wardrobe = Підземна шафа
moduleline-wardrobe = Хто перший її приєднає, міняє гнома.
rule-module-wardrobe = У лабіринті лежить велика карта. Хто перший з’єднає її з початком, мусить змінити гнома: на відкладеного або на верхнього з колоди ролей.
why-wardrobe = підземна шафа
lesson-wardrobe-1 = Ви саботер, а вони близько до золота. Угорі підземна шафа: приєднайте її тунелем, і ви зміните свого гнома.
lesson-wardrobe-2 = Тепер ви золотошукач, і більше ніхто не знає! Викладіть останній тунель.
lesson-wardrobe-end = Хто першим приєднає підземну шафу, мусить змінити свого гнома, хоче чи ні. Золотошукачеві краще лишити це іншим.
