daily-plan-base = Самата мина
daily-plan-specialists = Специалисти
daily-plan-treasures = Съкровища и сандъци
daily-plan-teams = Два отбора
daily-plan-greed = Алчност и такси
daily-plan-veto = Вета и обходи
daily-plan-everything = Всичко наведнъж
daily-about = Едни и същи карти, едно и също място и едни и същи съиграчи за всички. Един рунд, един опит, без часовник, без разговори: около пет минути.
daily-play = Играй мината днес
daily-go-on = Продължи
daily-when = Денят тук започва за всички в { $time }.
daily-blank = За този ден няма какво да се покаже.
daily-word = Напомняйте ми всеки ден в
daily-word-refused = Този браузър не го позволява.
daily-judging = Съдията преценява всеки ваш избор. Това отнема малко време.
daily-won = Вашата страна успя
daily-lost = Успяха другите
daily-late = Завършено, когато денят вече е бил отворен: брои се за поредицата, не за таблицата.
daily-signs = Играта ви в пет части: скъпоценен камък, нищо изпуснато; монета, малко; скала, много
daily-share = Сподели
daily-picture = Като картинка
daily-share-text = Saboteur { $day } { $signs } { $score }/100
daily-table = Таблицата на деня
daily-forks = Къде се реши
daily-fork-stood =
    { $count ->
        [one] Тук бяхте само вие
       *[other] Тук бяха { $count } играчи
    }
daily-share-of = { $percent } %
daily-cost =
    { $points ->
        [0] не струваше нищо
        [one] струваше { $points } точка
       *[other] струваше { $points } точки
    }
daily-line = Вашите избори
daily-better = По-добре: { $action }
daily-best = Как би играл съдията: точки { $points }, злато { $gold }
daily-tomorrow = Утре: { $plan }
daily-past = Предишни дни
daily-past-hint = За упражнение: не се броят.
daily-practise = Изиграй този ден отново
daily-proof = Картите бяха определени предварително
daily-proof-text = Тази контролна сума е публикувана предния ден. Стойността, която я отваря, се показва един час след края на деня; с нея може да се провери всяко разбъркване.
