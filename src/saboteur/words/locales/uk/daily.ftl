daily-plan-base = Сама шахта
daily-plan-specialists = Фахівці
daily-plan-treasures = Скарби й скрині
daily-plan-teams = Дві команди
daily-plan-greed = Жадібність і мито
daily-plan-veto = Вето й обходи
daily-plan-everything = Усе разом
daily-about = Однакові карти, те саме місце й ті самі супутники для всіх. Один раунд, одна спроба, без годинника, без розмов: близько п’яти хвилин.
daily-play = Грати шахту дня
daily-go-on = Грати далі
daily-when = День тут починається для всіх о { $time }.
daily-blank = За цей день немає що показати.
daily-word = Нагадувати мені щодня о
daily-word-refused = Цей браузер цього не дозволяє.
daily-judging = Суддя розглядає кожен ваш вибір. Це забере трохи часу.
daily-won = Ваша сторона свого досягла
daily-lost = Свого досягли інші
daily-late = Завершено, коли день уже було відкрито: рахується для серії, а не для таблиці.
daily-signs = Ваша гра в п’яти частинах: самоцвіт, нічого не втрачено; монета, трохи; камінь, багато
daily-share = Поділитися
daily-picture = Як картинку
daily-share-text = Saboteur { $day } { $signs } { $score }/100
daily-table = Таблиця дня
daily-forks = Де все вирішилося
daily-fork-stood =
    { $count ->
        [one] Тут { $count } гравець
        [few] Тут було { $count } гравці
       *[other] Тут було { $count } гравців
    }
daily-share-of = { $percent } %
daily-cost =
    { $points ->
        [0] нічого не коштувало
        [one] коштувало { $points } бал
        [few] коштувало { $points } бали
       *[other] коштувало { $points } балів
    }
daily-line = Ваші рішення
daily-better = Краще: { $action }
daily-best = Як зіграв би суддя: бали { $points }, золото { $gold }
daily-tomorrow = Завтра: { $plan }
daily-past = Попередні дні
daily-past-hint = Для вправи: вони не рахуються.
daily-practise = Зіграти цей день ще раз
daily-proof = Карти було визначено наперед
daily-proof-text = Цю контрольну суму оприлюднено напередодні. Значення, що її відкриває, показують за годину після кінця дня; з ним можна перевірити кожне тасування.
