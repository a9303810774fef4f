### en

### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $count: a number
### $guards: a place in words: "3 right, 1 up"
### $name: a player's name, or the name of a card or module
### $place: a place in words: "3 right, 1 up"
### $pointer: mouse or touch, what the reader points with
### $seat: a player's name
### $first: a player's name: who sits next to the learner, clockwise
### $second: a player's name: who sits next but one

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-toll = Toll

## What a module is, in one line below its name on "New table".

moduleline-toll = Dwarfs at tunnel ends collect gold.

## The rules: what a module changes.

# Rules: M1, R-19
rule-module-toll = Everybody starts with one coin. There are two toll dwarfs, each for use once a round: as your turn, discard a card, draw none, and set one on an open end of a tunnel. Whoever wants to lay a card there has to pay you one gold, or find somebody who pays.

## The rules: what else lies on the table.

# Rules: M1, R-19
rule-toll-dwarf = Guards the cell that an open tunnel points to. Whoever wants to lay a card there pays one gold to the one who set the dwarf; then the dwarf is gone.

## The line above the hand: whose turn it is, and what to do next.

choose-toll-card =
    { $pointer ->
        [mouse] Click the card you give for the toll dwarf.
       *[touch] Tap the card you give for the toll dwarf.
    }

## The table: buttons below the hand and on the sheet of one’s own dwarf.

toll-dwarf = Toll dwarf
ask-payer = Ask for the toll

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-pay-toll = Will you pay the toll?

## One sentence below that question: what the answer means.

qline-pay-toll = { $name } asks you. It costs you one gold.
qline-pay-toll-own = { $name } asks you. It is your toll dwarf: saying yes lets the card pass and costs nothing.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-payer = { $name } pays
act-toll = Set a toll dwarf ({ $cell })
act-ask = Ask { $name } to pay the toll ({ $cell })
act-pay = Pay
act-refuse = Refuse

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-toll-placed = sets a toll dwarf to guard a cell ({ $guards })
log-toll-asked = asks { $name } for the toll ({ $cell })
log-toll-asked-you = asks you for the toll ({ $cell })
log-toll-answered-agreed = says yes to the toll ({ $cell })
log-toll-answered = says no to the toll ({ $cell })
log-toll-paid = pays { $name } the toll ({ $cell })
log-toll-paid-you = pays you the toll ({ $cell })
log-toll-paid-own = lets the card pass without paying ({ $cell })
log-toll-gone = The toll dwarf leaves ({ $cell })

## Why somebody got or lost something, in brackets at the end of a line of the log.

why-toll = toll

## Why something cannot be done: a short message above the board, to the player who tried.

refusal-toll-unpaid = A toll dwarf is on guard there: somebody has to pay ({ $cell }).
refusal-no-toll = There is no toll to pay there ({ $cell }).
refusal-no-dwarf-free = Both toll dwarfs have been used in this round.
refusal-side-closed = There is no open tunnel on that side ({ $cell }).
refusal-refused-already = { $seat } has refused to pay in this turn.
refusal-promised-already = { $seat } has agreed to pay already.
refusal-nothing-to-lay = You have no path that you could lay there.

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-toll-earns = somebody will have to pay here
ground-way-guarded = the way is guarded
ground-no-coin = it is not worth a gold to me
ground-digs-for-me = whoever asks digs for me too

## The terminal: questions and choices when it is the reader’s turn; choices are short and have no capital.

term-set-toll = set a toll dwarf
term-ask-toll = ask somebody to pay a toll
term-toll-card = Which card do you discard for it?
term-toll-cell = Which guarded cell?
term-toll-whom = Whom do you ask to pay?
term-toll-guard = Which cell shall it guard?
term-toll-who = Who pays the toll?
term-toll-nobody = nobody has to pay
term-toll-you = you pay
term-toll-agreed = { $name } pays, as agreed

## The terminal: what is written beside the board.

term-toll-of = { $name }’s toll dwarf is on guard ({ $place })
term-toll-left =
    { $count ->
        [one] { $count } toll dwarf can be set
       *[other] { $count } toll dwarfs can be set
    }

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-toll-1 = The next path must be laid at the end of the tunnel. Set a toll dwarf there; it costs you a card.
lesson-toll-2 = { $first } paid you one gold. But { $second } has set the other dwarf, and now you pay. Lay the last path.
lesson-toll-end = Each toll dwarf works once a round. You can also ask others to pay for you; past your own dwarf you lay for nothing.

### bg

module-toll = Тунелна такса
moduleline-toll = Миньори в края на тунелите събират злато.
rule-module-toll = Всеки започва с един чип злато. Има двама миньори, всеки веднъж на рунд: като ход изчистете карта, без да теглите, и поставете един на незавършен тунел. Който иска да постави карта там, трябва да ви плати един златен къс или да намери кой да плати.
rule-toll-dwarf = Пази полето, към което сочи незавършен тунел. Който иска да постави карта там, плаща един златен къс на този, който е поставил миньора; после миньорът си отива.
choose-toll-card =
    { $pointer ->
        [mouse] Щракнете върху картата, която давате за миньора.
       *[touch] Докоснете картата, която давате за миньора.
    }
toll-dwarf = Миньор
ask-payer = Помоли за таксата
q-pay-toll = Ще платите ли таксата?
qline-pay-toll = { $name } ви пита. Ще ви струва един златен къс.
qline-pay-toll-own = { $name } ви пита. Миньорът е ваш: ако кажете „да“, картата минава и не струва нищо.
act-payer = плаща { $name }
act-toll = Постави миньор ({ $cell })
act-ask = Помоли { $name } да плати таксата ({ $cell })
act-pay = Плати
act-refuse = Откажи
log-toll-placed = поставя миньор да пази поле ({ $guards })
log-toll-asked = иска такса от { $name } ({ $cell })
log-toll-asked-you = иска такса от вас ({ $cell })
log-toll-answered-agreed = казва „да“ за таксата ({ $cell })
log-toll-answered = казва „не“ за таксата ({ $cell })
log-toll-paid = плаща таксата на { $name } ({ $cell })
log-toll-paid-you = ви плаща таксата ({ $cell })
log-toll-paid-own = пуска картата без такса ({ $cell })
log-toll-gone = Миньорът си тръгва ({ $cell })
why-toll = такса
refusal-toll-unpaid = Там пази миньор: някой трябва да плати ({ $cell }).
refusal-no-toll = Там няма такса за плащане ({ $cell }).
refusal-no-dwarf-free = И двамата миньори вече са използвани в този рунд.
refusal-side-closed = От тази страна няма отворен тунел ({ $cell }).
refusal-refused-already = { $seat } отказа да плати в този ход.
refusal-promised-already = { $seat } вече се съгласи да плати.
refusal-nothing-to-lay = Нямате тунел, който може да поставите там.
ground-toll-earns = тук някой ще трябва да плати
ground-way-guarded = пътят се пази
ground-no-coin = за мен не струва един златен къс
ground-digs-for-me = който моли, копае и за мен
term-set-toll = постави миньор
term-ask-toll = помоли някого за таксата
term-toll-card = Коя карта изчиствате за него?
term-toll-cell = Кое пазено поле?
term-toll-whom = Кого ще помолите да плати?
term-toll-guard = Кое поле да пази?
term-toll-who = Кой плаща таксата?
term-toll-nobody = никой не трябва да плаща
term-toll-you = плащате вие
term-toll-agreed = плаща { $name }, както обеща
term-toll-of = миньорът на { $name } пази поле ({ $place })
term-toll-left =
    { $count ->
        [one] може да се постави { $count } миньор
       *[other] може да се поставят { $count } миньори
    }
lesson-toll-1 = Следващият тунел трябва да дойде в края. Поставете там миньор; той ви струва една карта.
lesson-toll-2 = { $first } ви плати един златен къс. Но { $second } постави другия миньор и сега плащате вие. Поставете последния тунел.
lesson-toll-end = Всеки миньор действа веднъж на рунд. Може и да помолите друг да плати за вас; покрай своя миньор поставяте безплатно.

### cs

module-toll = Mýto v tunelech
moduleline-toll = Výběrčí na koncích tunelů vybírají zlato.
rule-module-toll = Každý začíná s jedním žetonem zlata. Jsou dva výběrčí, každý jednou za kolo: jako tah odhoďte kartu, žádnou si nedobírejte a postavte jednoho na otevřený konec cesty. Kdo tam chce položit kartu, musí vám zaplatit jeden valoun, nebo najít někoho, kdo zaplatí.
rule-toll-dwarf = Hlídá pole, na které ukazuje otevřený konec cesty. Kdo tam chce položit kartu, zaplatí jeden valoun tomu, kdo výběrčího postavil; pak výběrčí odchází.
choose-toll-card =
    { $pointer ->
        [mouse] Klikněte na kartu, kterou dáte za výběrčího.
       *[touch] Klepněte na kartu, kterou dáte za výběrčího.
    }
toll-dwarf = Výběrčí
ask-payer = Požádat o mýto
q-pay-toll = Zaplatíte mýto?
qline-pay-toll = { $name } vás žádá. Bude vás to stát jeden valoun.
qline-pay-toll-own = { $name } vás žádá. Je to váš výběrčí: když řeknete ano, karta projde a nic to nestojí.
act-payer = platí { $name }
act-toll = Postavit výběrčího ({ $cell })
act-ask = Požádat hráče { $name } o mýto ({ $cell })
act-pay = Zaplatit
act-refuse = Odmítnout
log-toll-placed = staví výběrčího, aby hlídal pole ({ $guards })
log-toll-asked = žádá hráče { $name } o mýto ({ $cell })
log-toll-asked-you = vás žádá o mýto ({ $cell })
log-toll-answered-agreed = říká na mýto ano ({ $cell })
log-toll-answered = říká na mýto ne ({ $cell })
log-toll-paid = platí mýto hráči { $name } ({ $cell })
log-toll-paid-you = vám platí mýto ({ $cell })
log-toll-paid-own = nechává kartu projít bez mýta ({ $cell })
log-toll-gone = Výběrčí odchází ({ $cell })
why-toll = mýto
refusal-toll-unpaid = Hlídá tam výběrčí: někdo musí zaplatit ({ $cell }).
refusal-no-toll = Tam se mýto neplatí ({ $cell }).
refusal-no-dwarf-free = Oba výběrčí už byli v tomto kole použiti.
refusal-side-closed = Na té straně není otevřený tunel ({ $cell }).
refusal-refused-already = { $seat } v tomto tahu platit odmítá.
refusal-promised-already = { $seat } už souhlasí, že zaplatí.
refusal-nothing-to-lay = Nemáte cestu, která by tam šla položit.
ground-toll-earns = tady bude muset někdo zaplatit
ground-way-guarded = cesta je hlídaná
ground-no-coin = za valoun mi to nestojí
ground-digs-for-me = kdo prosí, kope i pro mě
term-set-toll = postavit výběrčího
term-ask-toll = požádat někoho o mýto
term-toll-card = Kterou kartu za něj odhodíte?
term-toll-cell = Které hlídané pole?
term-toll-whom = Koho požádáte, aby zaplatil?
term-toll-guard = Které pole má hlídat?
term-toll-who = Kdo zaplatí mýto?
term-toll-nobody = nikdo platit nemusí
term-toll-you = platíte vy
term-toll-agreed = platí { $name }, podle dohody
term-toll-of = výběrčí hráče { $name } hlídá pole ({ $place })
term-toll-left =
    { $count ->
        [one] zbývá { $count } výběrčí
        [few] zbývají { $count } výběrčí
       *[other] zbývá { $count } výběrčích
    }
lesson-toll-1 = Další cesta musí na konec tunelu. Postavte tam výběrčího; stojí vás jednu kartu.
lesson-toll-2 = { $first } vám platí jeden valoun. Ale { $second } staví druhého výběrčího a teď platíte vy. Položte poslední cestu.
lesson-toll-end = Každý výběrčí platí jednou za kolo. Můžete také požádat jiné, ať zaplatí za vás; kolem svého výběrčího pokládáte zadarmo.

### de

module-toll = Wegezoll
moduleline-toll = Zwerge an freien Wegenden kassieren Gold.
rule-module-toll = Alle beginnen mit einem Goldstück. Es gibt zwei Zollzwerge, jeder einmal je Runde: Lege als Zug eine Karte ab, ohne nachzuziehen, und setze einen auf ein freies Ende eines Weges. Wer dort eine Karte legen will, muss dir ein Gold zahlen oder jemanden finden, der zahlt.
rule-toll-dwarf = Bewacht das Feld, auf das ein freies Ende eines Weges zeigt. Wer dort eine Karte legen will, zahlt dem, der den Zwerg gesetzt hat, ein Gold; dann ist der Zwerg fort.
choose-toll-card =
    { $pointer ->
        [mouse] Klicke auf die Karte, die du für den Zollzwerg gibst.
       *[touch] Tippe auf die Karte, die du für den Zollzwerg gibst.
    }
toll-dwarf = Zollzwerg
ask-payer = Um Zoll bitten
q-pay-toll = Zahlst du den Zoll?
qline-pay-toll = { $name } fragt dich. Es kostet dich ein Gold.
qline-pay-toll-own = { $name } fragt dich. Es ist dein Zollzwerg: Sagst du Ja, darf die Karte durch, und es kostet nichts.
act-payer = { $name } zahlt
act-toll = Zollzwerg setzen ({ $cell })
act-ask = { $name } um den Zoll bitten ({ $cell })
act-pay = Zahlen
act-refuse = Ablehnen
log-toll-placed = setzt einen Zollzwerg, der ein Feld bewacht ({ $guards })
log-toll-asked = bittet { $name } um den Zoll ({ $cell })
log-toll-asked-you = bittet dich um den Zoll ({ $cell })
log-toll-answered-agreed = sagt Ja zum Zoll ({ $cell })
log-toll-answered = sagt Nein zum Zoll ({ $cell })
log-toll-paid = zahlt { $name } den Zoll ({ $cell })
log-toll-paid-you = zahlt dir den Zoll ({ $cell })
log-toll-paid-own = lässt die Karte ohne Zoll durch ({ $cell })
log-toll-gone = Der Zollzwerg geht ({ $cell })
why-toll = Wegezoll
refusal-toll-unpaid = Dort wacht ein Zollzwerg: Jemand muss zahlen ({ $cell }).
refusal-no-toll = Dort ist kein Zoll zu zahlen ({ $cell }).
refusal-no-dwarf-free = Beide Zollzwerge wurden in dieser Runde schon gesetzt.
refusal-side-closed = Auf dieser Seite ist kein Weg offen ({ $cell }).
refusal-refused-already = { $seat } will in diesem Zug nicht zahlen.
refusal-promised-already = { $seat } hat schon zugesagt zu zahlen.
refusal-nothing-to-lay = Du hast keinen Weg, den du dort legen könntest.
ground-toll-earns = hier wird jemand zahlen müssen
ground-way-guarded = der Weg ist bewacht
ground-no-coin = das ist mir kein Gold wert
ground-digs-for-me = wer fragt, gräbt auch für mich
term-set-toll = einen Zollzwerg setzen
term-ask-toll = jemanden um den Zoll bitten
term-toll-card = Welche Karte legst du dafür ab?
term-toll-cell = Welches bewachte Feld?
term-toll-whom = Wen bittest du zu zahlen?
term-toll-guard = Welches Feld soll er bewachen?
term-toll-who = Wer zahlt den Zoll?
term-toll-nobody = niemand muss zahlen
term-toll-you = du zahlst
term-toll-agreed = { $name } zahlt, wie zugesagt
term-toll-of = Zollzwerg von { $name } bewacht ein Feld ({ $place })
term-toll-left =
    { $count ->
        [one] { $count } Zollzwerg ist noch frei
       *[other] { $count } Zollzwerge sind noch frei
    }
lesson-toll-1 = Der nächste Weg muss an das freie Ende. Setz dort einen Zollzwerg; er kostet dich eine Karte.
lesson-toll-2 = { $first } hat dir ein Gold gezahlt. Aber { $second } hat den anderen Zollzwerg gesetzt, und jetzt zahlst du. Lege den letzten Weg.
lesson-toll-end = Jeder Zollzwerg wirkt einmal je Runde. Du kannst auch andere bitten, für dich zu zahlen; an deinem eigenen Zwerg legst du umsonst.

### fr

module-toll = Péage
moduleline-toll = Des nains au bout des tunnels font payer le passage.
rule-module-toll = Chacun commence avec une pièce. Il y a deux nains de péage, chacun une fois par manche : pendant ton tour, défausse une carte, n’en pioche pas, et place un nain à un bout de tunnel ouvert. Qui veut poser une carte là doit te payer une pépite, ou trouver quelqu’un qui paie.
rule-toll-dwarf = Garde la case vers laquelle pointe un bout de tunnel ouvert. Qui veut poser une carte là paie une pépite à celui qui a placé le nain ; puis le nain s’en va.
choose-toll-card =
    { $pointer ->
        [mouse] Clique sur la carte que tu donnes pour le nain de péage.
       *[touch] Touche la carte que tu donnes pour le nain de péage.
    }
toll-dwarf = Nain de péage
ask-payer = Demander le péage
q-pay-toll = Veux-tu payer le péage ?
qline-pay-toll = { $name } te le demande. Cela te coûtera une pépite.
qline-pay-toll-own = { $name } te le demande. C’est ton nain de péage : si tu dis oui, la carte passe et cela ne te coûte rien.
act-payer = { $name } paie
act-toll = Placer un nain de péage ({ $cell })
act-ask = Demander à { $name } de payer le péage ({ $cell })
act-pay = Payer
act-refuse = Refuser
log-toll-placed = place un nain de péage pour garder une case ({ $guards })
log-toll-asked = demande à { $name } de payer le péage ({ $cell })
log-toll-asked-you = te demande de payer le péage ({ $cell })
log-toll-answered-agreed = dit oui au péage ({ $cell })
log-toll-answered = dit non au péage ({ $cell })
log-toll-paid = paie le péage à { $name } ({ $cell })
log-toll-paid-you = te paie le péage ({ $cell })
log-toll-paid-own = laisse passer la carte sans péage ({ $cell })
log-toll-gone = Le nain de péage s’en va ({ $cell })
why-toll = péage
refusal-toll-unpaid = Un nain de péage garde cette case : quelqu’un doit payer ({ $cell }).
refusal-no-toll = Il n’y a pas de péage à payer là ({ $cell }).
refusal-no-dwarf-free = Les deux nains de péage ont déjà servi dans cette manche.
refusal-side-closed = Il n’y a pas de tunnel ouvert de ce côté ({ $cell }).
refusal-refused-already = { $seat } a refusé de payer pendant ce tour.
refusal-promised-already = { $seat } a déjà accepté de payer.
refusal-nothing-to-lay = Tu n’as pas de chemin à poser là.
ground-toll-earns = quelqu’un devra payer ici
ground-way-guarded = le passage est gardé
ground-no-coin = cela ne vaut pas une pépite pour moi
ground-digs-for-me = celui qui demande creuse aussi pour moi
term-set-toll = placer un nain de péage
term-ask-toll = demander à quelqu’un de payer un péage
term-toll-card = Quelle carte défausses-tu pour lui ?
term-toll-cell = Quelle case gardée ?
term-toll-whom = À qui demandes-tu de payer ?
term-toll-guard = Quelle case doit-il garder ?
term-toll-who = Qui paie le péage ?
term-toll-nobody = personne n’a à payer
term-toll-you = tu paies
term-toll-agreed = { $name } paie, comme convenu
term-toll-of = le nain de péage de { $name } garde une case ({ $place })
term-toll-left =
    { $count ->
        [one] { $count } nain de péage peut être placé
       *[other] { $count } nains de péage peuvent être placés
    }
lesson-toll-1 = Le prochain chemin doit être posé au bout du tunnel. Places-y un nain de péage ; il te coûte une carte.
lesson-toll-2 = { $first } t’a payé une pépite. Mais { $second } a placé l’autre nain, et maintenant c’est toi qui paies. Pose le dernier chemin.
lesson-toll-end = Chaque nain de péage sert une fois par manche. Tu peux aussi demander à d’autres de payer pour toi ; devant ton propre nain, c’est gratuit.

### uk

module-toll = Платні тунелі
moduleline-toll = Гноми на кінцях тунелів збирають золото.
rule-module-toll = Кожен починає з одним золотим. Є два гноми-митники, кожного можна поставити раз на раунд: як хід скиньте карту, нічого не добираючи, й поставте одного на незавершений тунель. Хто хоче викласти там карту, має заплатити вам один золотий або знайти того, хто заплатить.
rule-toll-dwarf = Охороняє клітинку, на яку вказує незавершений тунель. Хто хоче покласти там карту, платить один золотий тому, хто поставив гнома; потім гном іде.
choose-toll-card =
    { $pointer ->
        [mouse] Натисніть на карту, яку даєте за гнома-митника.
       *[touch] Торкніться карти, яку даєте за гнома-митника.
    }
toll-dwarf = Гном-митник
ask-payer = Попросити заплатити
q-pay-toll = Заплатите мито?
qline-pay-toll = { $name } питає вас. Це коштуватиме вам один золотий.
qline-pay-toll-own = { $name } питає вас. Це ваш гном-митник: якщо скажете «так», карта пройде, і це нічого не коштуватиме.
act-payer = платить { $name }
act-toll = Поставити гнома-митника ({ $cell })
act-ask = Попросити гравця { $name } заплатити мито ({ $cell })
act-pay = Заплатити
act-refuse = Відмовитися
log-toll-placed = ставить гнома-митника стерегти клітинку ({ $guards })
log-toll-asked = просить гравця { $name } сплатити мито ({ $cell })
log-toll-asked-you = просить вас сплатити мито ({ $cell })
log-toll-answered-agreed = каже «так» щодо мита ({ $cell })
log-toll-answered = каже «ні» щодо мита ({ $cell })
log-toll-paid = платить мито гравцеві { $name } ({ $cell })
log-toll-paid-you = платить вам мито ({ $cell })
log-toll-paid-own = пропускає карту без мита ({ $cell })
log-toll-gone = Гном-митник іде геть ({ $cell })
why-toll = мито
refusal-toll-unpaid = Там стереже гном-митник: хтось має заплатити ({ $cell }).
refusal-no-toll = Там мита немає ({ $cell }).
refusal-no-dwarf-free = Обох гномів-митників уже використано в цьому раунді.
refusal-side-closed = З того боку немає відкритого тунелю ({ $cell }).
refusal-refused-already = { $seat } у цьому ході відмовляється платити.
refusal-promised-already = { $seat } вже погоджується заплатити.
refusal-nothing-to-lay = У вас немає тунелю, який можна там викласти.
ground-toll-earns = тут комусь доведеться платити
ground-way-guarded = шлях під охороною
ground-no-coin = як на мене, золотого це не варте
ground-digs-for-me = хто просить, копає й для мене
term-set-toll = поставити гнома-митника
term-ask-toll = попросити когось заплатити мито
term-toll-card = Яку карту скинете за нього?
term-toll-cell = Яка клітинка під охороною?
term-toll-whom = Кого попросите заплатити?
term-toll-guard = Яку клітинку стерегти?
term-toll-who = Хто платить мито?
term-toll-nobody = ніхто не мусить платити
term-toll-you = платите ви
term-toll-agreed = платить { $name }, як домовлено
term-toll-of = гном-митник гравця { $name } стереже клітинку ({ $place })
term-toll-left =
    { $count ->
        [one] можна поставити { $count } гнома-митника
        [few] можна поставити { $count } гномів-митників
       *[other] можна поставити { $count } гномів-митників
    }
lesson-toll-1 = Наступний тунель має лягти в кінці. Поставте там гнома-митника; він коштує вам однієї карти.
lesson-toll-2 = { $first } платить вам один золотий. Але { $second } ставить другого гнома, і тепер платите ви. Викладіть останній тунель.
lesson-toll-end = Кожен гном діє раз за раунд. Можна й попросити інших заплатити за вас; повз свого гнома викладають безкоштовно.
