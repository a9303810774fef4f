### en

### $cell: a place in words: "the top goal", "the chest (3 right)" or "3 right, 1 up"
### $cell_goal: a goal that something is done to: "the top goal"
### $other: like $cell or $module, the second one
### $other_goal: like $cell_goal, the second one
### $swapped: "swapped" or "not swapped"
### $first: a player's name: who sits next to the learner, clockwise

## Names of modules as in the rulebook: on "New table", in the rules, in the log. docs/glossary.md has the terms.

module-goal-swap = Goal swap

## What a module is, in one line below its name on "New table".

moduleline-goal-swap = Take two goals and swap them – or not.

## Names of action cards as in the rulebook: on the card, in lists, in the log. docs/glossary.md has the terms.

card-goal-swap = Goal swap

## What a card does, in one short line below its name: when a player holds the card or asks about it.

does-goal-swap = Take two face-down goals; swap them or not.

## The rules, and the sheet about a card that was pressed long: everything the card does. The numbers of the rules
## stand above each text; docs/rules has them.

# Rules: C17, R-34
rule-goal-swap = Take two face-down goals without looking, and put them back, swapped or as they were. Everybody sees which two, but only you know whether they changed places.

## The line above the hand: whose turn it is, and what to do next.

choose-second = Now choose the second goal.

## What a player is asked, as a title: above the buttons, in the terminal, and in "Answer this first: …".

q-swap-goals = Swap the goals?

## One sentence below that question: what the answer means.

qline-swap-goals = You hold { $cell } and { $other }. Only you will know.

## What can be done: on buttons, in menus of the terminal, and read out. One form throughout: imperative or
## infinitive.

act-goal-swap = Take { $cell } and { $other }
act-swap = Swap
act-leave = Do not swap

## The log and the lines above the board: what happened, for everybody at the table. The name of whoever did it stands
## in front, outside of the sentence, so it begins with the verb and has no capital; lines with a capital have no name
## in front. What only the reader knows comes after a colon.

log-goals-handled = takes { $cell_goal } and { $other_goal } and puts them back
log-swapped = swapped
log-not-swapped = not swapped

## The tab "What you know" and the terminal: what the reader was shown in secret, and when.

note-swap = { $cell } and { $other }: { $swapped }

## The chief ground of a bot, after the name of its dwarf and a colon, before a full stop: the bot speaks of itself as
## "I".

ground-goals-otherwise = the goals are better swapped
ground-goals-well = the goals are fine as they are

## The terminal: questions and choices when it is the reader’s turn; choices are short and have no capital.

term-two-goals = Which two goals?

## The lesson at a real table: below the board, what the learner is led to do, step by step, and what to remember.

lesson-goal-swap-1 = Your tunnel leads to the middle. Is the treasure there? Look at the bottom goal.
lesson-goal-swap-2 = The treasure is at the bottom, far from your tunnel. Play the goal swap on the middle and the bottom goal.
lesson-goal-swap-3 = Only you will know whether you swap them. Swap!
lesson-goal-swap-4 = Now the treasure is in the middle, and { $first } has dug on. Lay the last path.
lesson-goal-swap-end = Nobody sees whether goals were swapped: what a map showed earlier is no longer certain. That is why saboteurs like this card, too.

### bg

module-goal-swap = Размяна на карта с цел
moduleline-goal-swap = Вземете две цели и ги разменете – или не.
card-goal-swap = Размяна на карта с цел
does-goal-swap = Вземете две закрити цели; разменете ги или не.
rule-goal-swap = Вземете две цели с лицето надолу, без да гледате, и ги върнете разменени или както бяха. Всички виждат кои две; дали са разменени, знаете само вие.
choose-second = Сега изберете втората цел.
q-swap-goals = Да се разменят ли целите?
qline-swap-goals = Държите { $cell } и { $other }. Само вие ще знаете.
act-goal-swap = Вземи { $cell } и { $other }
act-swap = Размени
act-leave = Не разменяй
log-goals-handled = взема { $cell_goal } и { $other_goal } и ги връща
log-swapped = разменени
log-not-swapped = неразменени
note-swap = { $cell } и { $other }: { $swapped }
ground-goals-otherwise = целите са по-добре разменени
ground-goals-well = целите са добре, както са
term-two-goals = Кои две цели?
lesson-goal-swap-1 = Тунелът ви води към средата. Там ли е съкровището? Вижте долната цел.
lesson-goal-swap-2 = Съкровището е долу, далече от тунела. Изиграйте размяната върху средната и долната цел.
lesson-goal-swap-3 = Само вие ще знаете дали ги разменяте. Разменете ги!
lesson-goal-swap-4 = Сега съкровището е в средата, а { $first } копа нататък. Поставете последния тунел.
lesson-goal-swap-end = Никой не вижда дали целите са разменени: показаното по-рано от схема вече не е сигурно. Затова и саботьорите обичат тази карта.

### cs

module-goal-swap = Prohození cílových karet
moduleline-goal-swap = Vezměte dva cíle a prohoďte je – nebo ne.
card-goal-swap = Prohození cílových karet
does-goal-swap = Vezměte dva skryté cíle; prohoďte je, nebo ne.
rule-goal-swap = Vezměte dva cíle ležící lícem dolů, nedívejte se a vraťte je prohozené, nebo jak byly. Které dva to byly, vidí všichni; zda si vyměnily místo, víte jen vy.
choose-second = Teď vyberte druhý cíl.
q-swap-goals = Prohodit cíle?
qline-swap-goals = Držíte { $cell } a { $other }. Budete to vědět jen vy.
act-goal-swap = Vzít { $cell } a { $other }
act-swap = Prohodit
act-leave = Neprohazovat
log-goals-handled = bere { $cell_goal } a { $other_goal } a vrací je na místo
log-swapped = prohozeny
log-not-swapped = neprohozeny
note-swap = { $cell } a { $other }: { $swapped }
ground-goals-otherwise = cíle jsou lepší prohozené
ground-goals-well = cíle jsou dobré tak, jak jsou
term-two-goals = Které dva cíle?
lesson-goal-swap-1 = Váš tunel vede doprostřed. Je tam poklad? Prohlédněte si dolní cíl.
lesson-goal-swap-2 = Poklad je dole, daleko od tunelu. Zahrajte prohození cílových karet na prostřední a dolní cíl.
lesson-goal-swap-3 = Jen vy budete vědět, zda je prohodíte. Prohoďte je!
lesson-goal-swap-4 = Teď je poklad uprostřed a { $first } kope dál. Položte poslední cestu.
lesson-goal-swap-end = Nikdo nevidí, zda se cíle prohodily: co dřív ukázala mapa, už není jisté. Proto mají tuhle kartu rádi i sabotéři.

### de

module-goal-swap = Zielkarten-Tausch
moduleline-goal-swap = Nimm zwei Ziele und tausche sie – oder auch nicht.
card-goal-swap = Zielkarten-Tausch
does-goal-swap = Nimm zwei verdeckte Ziele; tausche sie oder nicht.
rule-goal-swap = Nimm zwei verdeckte Ziele, ohne hinzusehen, und lege sie zurück, getauscht oder wie zuvor. Welche zwei, sehen alle; ob sie getauscht sind, weißt nur du.
choose-second = Wähle jetzt die zweite Zielkarte.
q-swap-goals = Zielkarten tauschen?
qline-swap-goals = Du hast { $cell } und { $other } in der Hand. Nur du wirst es wissen.
act-goal-swap = Nehmen: { $cell } und { $other }
act-swap = Tauschen
act-leave = Nicht tauschen
log-goals-handled = nimmt { $cell_goal } und { $other_goal } und legt sie zurück
log-swapped = getauscht
log-not-swapped = nicht getauscht
note-swap = { $cell } und { $other }: { $swapped }
ground-goals-otherwise = getauscht liegen die Zielkarten besser
ground-goals-well = die Zielkarten liegen gut, wie sie sind
term-two-goals = Welche zwei Zielkarten?
lesson-goal-swap-1 = Euer Weg führt zur Mitte. Liegt dort der Goldschatz? Sieh dir das untere Ziel an.
lesson-goal-swap-2 = Der Goldschatz liegt unten, weit weg von eurem Weg. Spiel den Zielkarten-Tausch auf das mittlere und das untere Ziel.
lesson-goal-swap-3 = Nur du weißt, ob du sie tauschst. Tausche!
lesson-goal-swap-4 = Jetzt liegt der Goldschatz in der Mitte, und { $first } hat weitergegraben. Lege den letzten Weg.
lesson-goal-swap-end = Niemand sieht, ob Ziele getauscht wurden: Was eine Schatzkarte vorher zeigte, ist nicht mehr sicher. Darum mögen auch Saboteure diese Karte.

### fr

module-goal-swap = Échange d’arrivées
moduleline-goal-swap = Prends deux arrivées et échange-les – ou pas.
card-goal-swap = Échange d’arrivées
does-goal-swap = Prends deux arrivées face cachée ; échange-les ou non.
rule-goal-swap = Prends deux arrivées face cachée sans les regarder, et repose-les, échangées ou comme avant. Tout le monde voit lesquelles, mais personne d’autre que toi ne sait si elles ont changé de place.
choose-second = Choisis maintenant la deuxième arrivée.
q-swap-goals = Échanger les arrivées ?
qline-swap-goals = Tu tiens { $cell } et { $other }. Personne d’autre ne le saura.
act-goal-swap = Prendre { $cell } et { $other }
act-swap = Échanger
act-leave = Ne pas échanger
log-goals-handled = prend { $cell_goal } et { $other_goal }, puis les repose
log-swapped = échangées
log-not-swapped = non échangées
note-swap = { $cell } et { $other } : { $swapped }
ground-goals-otherwise = les arrivées sont mieux échangées
ground-goals-well = les arrivées sont bien comme elles sont
term-two-goals = Quelles deux arrivées ?
lesson-goal-swap-1 = Le tunnel mène au milieu. Le trésor y est-il ? Regarde l’arrivée du bas.
lesson-goal-swap-2 = Le trésor est en bas, loin du tunnel. Joue l’échange d’arrivées sur celle du milieu et celle du bas.
lesson-goal-swap-3 = Personne d’autre ne saura si tu les échanges. Échange-les !
lesson-goal-swap-4 = Le trésor est maintenant au milieu, et { $first } a continué à creuser. Pose le dernier chemin.
lesson-goal-swap-end = Personne ne voit si les arrivées ont été échangées : ce qu’un plan secret a montré avant n’est plus sûr. Les saboteurs aiment donc aussi cette carte.

### uk

module-goal-swap = Туди-сюди
moduleline-goal-swap = Візьміть дві карти мети й поміняйте їх – або ні.
card-goal-swap = Туди-сюди
does-goal-swap = Візьміть дві закриті карти мети; поміняйте їх або ні.
rule-goal-swap = Візьміть дві карти мети долілиць, не дивлячись, і поверніть їх поміняними або як були. Усі бачать, які дві; чи ви їх поміняли, знаєте лише ви.
choose-second = Тепер виберіть другу карту мети.
q-swap-goals = Поміняти карти мети?
qline-swap-goals = Ви тримаєте { $cell } й { $other }. Знатимете лише ви.
act-goal-swap = Узяти { $cell } й { $other }
act-swap = Поміняти
act-leave = Не міняти
log-goals-handled = бере { $cell_goal } й { $other_goal } і кладе назад
log-swapped = поміняно місцями
log-not-swapped = не поміняно
note-swap = { $cell } і { $other }: { $swapped }
ground-goals-otherwise = карти мети краще поміняти
ground-goals-well = карти мети добре лежать і так
term-two-goals = Які дві карти мети?
lesson-goal-swap-1 = Ваш тунель веде до середини. Чи там золото? Подивіться на нижню карту мети.
lesson-goal-swap-2 = Золото внизу, далеко від тунелю. Зіграйте «Туди-сюди» на середню й нижню карти мети.
lesson-goal-swap-3 = Лише ви знатимете, чи поміняли їх. Поміняйте!
lesson-goal-swap-4 = Тепер золото посередині, а { $first } копає далі. Викладіть останній тунель.
lesson-goal-swap-end = Ніхто не бачить, чи карти мети поміняли: що розвідка показала раніше, вже непевне. Тому цю карту люблять і саботери.
