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

### bg

module-wardrobe = Отдел костюми
moduleline-wardrobe = Който пръв го свърже, сменя джуджето си.
rule-module-wardrobe = В мрежата лежи голяма карта. Който пръв я свърже със старта, трябва да смени джуджето си: с отделената карта или с най-горната от тестето.
why-wardrobe = отдел костюми

### cs

module-wardrobe = Sklad kostýmů
moduleline-wardrobe = Kdo ho první spojí se startem, vymění si trpaslíka.
rule-module-wardrobe = V síti tunelů leží velká karta. Kdo ji první spojí se startem, musí vyměnit trpaslíka: za odloženého, nebo za vrchního z balíčku.
why-wardrobe = sklad kostýmů

### de

module-wardrobe = Kleiderkammer
moduleline-wardrobe = Wer sie zuerst anschließt, tauscht seinen Zwerg.
rule-module-wardrobe = Im Wegelabyrinth liegt eine große Karte. Wer sie zuerst mit dem Start verbindet, muss seinen Zwerg tauschen: gegen den nicht verteilten oder den obersten vom Stapel.
why-wardrobe = Kleiderkammer

### fr

module-wardrobe = Vestiaire
moduleline-wardrobe = Le premier qui le relie change de nain.
rule-module-wardrobe = Une grande carte est dans le réseau. Le premier qui la relie au départ doit changer de nain : avec celui qui reste, ou avec le premier de la pile.
why-wardrobe = vestiaire

### uk

module-wardrobe = Підземна шафа
moduleline-wardrobe = Хто перший її приєднає, міняє гнома.
rule-module-wardrobe = У лабіринті лежить велика карта. Хто перший з’єднає її з початком, мусить змінити гнома: на відкладеного або на верхнього з колоди ролей.
why-wardrobe = підземна шафа
