list-and = { $first } и { $last }
term-you = { $seat } (вие)
term-secret = { $text }: { $secret } (само вие)
term-keys = ? помощ  b мрежата  k какво знам  r моето джудже  l дневник  s запис  q край
term-help =
    Пишете това, което е в [скоби]: първо картата, после къде или срещу кого: „3“, после „2“, или и двете на един ред:
    „3 2“. Вместо номер може да напишете поле по числата отстрани: „3 4,-1“ е колона 4, ред -1. С t картата се
    завърта: „3 4,-1 t“. x връща към картите. Нищо не се играе преди последния ви избор.
    
    b  мрежата и играчите           k  какво знаете                   r  вашето джудже (иначе скрито)
    l  всичко досега                s  запис (s ФАЙЛ: къде)           q  напускане   u  защо няма връщане
    say  кажи нещо (само: как)
    
    В мрежата: S старт, ? закрита цел, T съкровище, O скала, D дракон, X гигантски паяк, 1 и 2 чувалчета със злато,
    C ковчеже, $3 поле, което пази миньорът на играч 3, W отдел костюми, P тунелно парти, H стълба, B и G врати (синя и
    зелена), * кристал. Тунел, който свършва преди средата на картата, е задънен. Знакът > показва кой е на ход.
    
    За програми: навсякъде може да се напише действие в нотация, например „lay NES@3,-1 turned“ или „break pick 2“.
    Там страните са N E S W, а играчите се броят от 0. `saboteur rules` изброява всичко, което може да се играе.
term-no-undo = Връщане няма: изиграната карта вече е казала нещо на другите, а видяното е видяно. Докато избирате, x връща назад.
term-say-how = Говори се така: say suspect 3 (подозирам играч 3) · say trust 2 (вярвам) · say why 4 (защо това?) · say break 3 (счупете му нещо) · say goal 1 is или not (тази цел е съкровището или не; брои се отгоре) · say repair pick (моля, поправете) · say wait (чакайте)
term-goes-on = Играта продължава; l показва какво беше досега.
term-round-over = Рундът свърши
term-dealt = Джуджетата и картите са раздадени. Започва { $name }. r показва вашето джудже.
term-thoughts = Какво мислеха ботовете
term-next-round = Натиснете Enter за следващия рунд.
term-go-on = Enter продължава; ? показва помощта.
term-rank =
    { $gold ->
        [one] { $place }. { $name } ({ $level }): { $gold } златен къс
       *[other] { $place }. { $name } ({ $level }): { $gold } златни къса
    }
term-win = Печелите!
term-share-win = Делите победата!
term-leave = Enter – край; s ФАЙЛ пази записа за `saboteur replay`.
term-your-turn = Вие сте на ход: рунд { $round }, ход { $turn }
term-know = Знаете: { $notes }
term-you-are = Вие сте { $role }.
term-type-one = Напишете едно от тези: { $keys }. ? показва помощта.
term-hide = Enter го скрива.
term-not-saved = Не е записано: { $why }
term-record = Записът е в { $file }. За гледане: { $command }
term-saved = Записано. Само вие може да четете файла. В него са всички карти, всички джуджета и тайното число на разбъркването, затова не гледайте вътре.
term-resume = За продължение: { $command }
term-quit = Напускате ли играта? y да, s запис и край, Enter не:
term-nothing-saved = Напуснахте преди първата си карта; нищо не е записано.
term-no-choice = { $text } не е сред изборите и не е действие в нотация. ? показва помощта.
term-which-card = Коя карта?
term-places =
    { $count ->
        [one] { $count } поле
       *[other] { $count } полета
    }
term-not-now = сега не
term-cannot-now = Това сега не може да се изиграе: { $card }. { $does }
term-discard-it = изчисти я
term-where = Къде? { $card }
term-play-it = изиграй я
term-pass = пасувай: изчисти
term-drop = изчисти две и се отърви от карта пред себе си
term-set-toll = постави миньор
term-ask-toll = помоли някого за таксата
term-end-turn = край на хода
term-toll-card = Коя карта изчиствате за него?
term-toll-cell = Кое пазено поле?
term-toll-whom = Кого ще помолите да плати?
term-toll-guard = Кое поле да пази?
term-toll-who = Кой плаща таксата?
term-toll-nobody = никой не трябва да плаща
term-toll-you = плащате вие
term-toll-agreed = плаща { $name }, както обеща
term-drop-which = От коя карта пред вас искате да се отървете?
term-no-more = без повече
term-discard-which = Коя карта изчиствате?
term-discard-other = И коя друга?
term-discard-more = Да изчистите ли още една? (Enter: не)
term-order = В какъв ред изчиствате останалите?
term-whose-tool = Чий инструмент?
term-which-tool = Кой инструмент?
term-which-falls = Коя карта се маха?
term-look-at = Какво ще погледнете?
term-whose-theft = Чия кражба се маха?
term-who-trapped = Кой отива в капан?
term-who-freed = Кого освобождавате?
term-whose-dwarf = Чие джудже?
term-who-hat = Кой сменя джуджето си?
term-who-hands = С кого разменяте картите?
term-two-goals = Кои две цели?
term-pair = { $first } и { $last }
term-enter = { $text } (Enter)
term-some-gold = малко злато
term-piles = тесте за теглене { $pile }, изчистени карти { $discards }
term-toll-of = миньорът на { $name } пази поле ({ $place })
term-toll-left =
    { $count ->
        [one] може да се постави { $count } миньор
       *[other] може да се поставят { $count } миньори
    }
term-veto-played = ветото вече е изиграно
term-dwarfs = Джуджетата в тази игра: { $roles }.
term-seen-nothing = В този рунд не сте видели нищо тайно.
term-step = стъпка { $step } от { $last }
term-chooses = { $name } избира: { $text }
term-why = Защо ботовете направиха това в този рунд:
term-why-one = стъпка { $step }, { $name } ({ $level }) – { $text }
term-no-cards = без карти
term-in-front = отпред: { $cards }
term-holds = { $name }, { $role }, злато { $gold }: { $cards }
term-replay-keys = Enter напред   b назад   g към стъпка   q край
term-go-to = Към стъпка:
term-modules = Модули: една основна игра и всичко, което върви с нея
term-options = Избори, обичайният е първи
term-presets = Готови набори
term-module-failed = Модулът { $module } не може да се използва: { $why }
term-module = име
term-group = група
term-players = играчи
term-what = какво е
term-not-with = не върви с
term-option = избор
term-values = стойности
term-any = всички
term-modules-column = модули

cli-play = Изиграйте цяла игра срещу ботове в терминала.
cli-replay = Разгледайте запис стъпка по стъпка. Първо той се проверява.
cli-rules = Изброява модулите с броя на играчите, какво върви заедно, изборите им и готовите набори.
cli-help = показва тази помощ и приключва
cli-seats = брой места (иначе 5)
cli-modules = модули или готов набор, виж `saboteur rules` (иначе base)
cli-options = избор; може да се даде няколко пъти
cli-language = език на всичко на екрана (иначе езикът на системата според LANG)
cli-seat = къде седите, броено от 1 (иначе 1)
cli-bots = ниво на другите или по едно за всеки (иначе steady)
cli-seed = същото число, същото раздаване (иначе което и да е)
cli-role = вижда ли се джуджето ви на екрана?
cli-show-reasons = след всеки рунд защо ботовете са направили това
cli-pace = пауза за ботовете в секунди (иначе 0.4 в терминал)
cli-ascii = рисува и пише с прости знаци
cli-resume = продължава записана игра
cli-file = запис, какъвто пази `saboteur sim --record`
cli-replay-seat = показва какво е виждал този играч, броено от 1 (иначе зрител)
cli-all = показва всички тайни
cli-print = отпечатва всички стъпки и приключва, без клавиши
cli-first = започва след действие N
cli-reasons = колко се казва за причините на ботовете
cli-json = за програми
cli-no-seat = няма място { $seat }; тази игра има места от 1 до { $last }
cli-no-level = няма ниво { $text }; нивата са { $keys }
cli-levels = --bots иска едно ниво или по едно за всеки от другите ({ $count }), не { $step }
cli-resume-alone = --resume продължава играта, както е раздадена: махнете { $keys }
cli-from = --from { $step }: играта има действия от 0 до { $last }
