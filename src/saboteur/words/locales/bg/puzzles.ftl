puzzle-move = Какво бихте направили?
puzzle-who = 
    { $count ->
        [one] Кой е саботьорът?
       *[other] Кои са саботьорите? Те са { $count }.
    }
puzzle-lie = Точно едно от тези твърдения е лъжа. Кое?
puzzle-number = Номер (q: изход):
puzzle-right = Вярно!
puzzle-wrong = Не.
puzzle-best = Най-добре: { $text }
puzzle-behind = { $text }: { $gold } злато по-малко
puzzle-answer = Отговорът: { $text }
puzzle-certain = Според това, което знаете, това не може да е вярно.
puzzle-likely = Според всичко казано и направено това едва ли е вярно.
puzzle-alone = Ако това беше вярно, други трябваше да са лъжи.
puzzle-telling = Това издаде най-много:
puzzle-choose = Какво да се пита
puzzle-kind = Какво
puzzle-kind-any = Всичко
puzzle-kind-move = Ходът
puzzle-kind-who = Кой е?
puzzle-kind-lie = Лъжата
puzzle-theme = За какво
puzzle-theme-any = За каквото и да е
puzzle-theme-dig = Златотърсачи
puzzle-theme-bluff = Саботьори
puzzle-theme-last-cards = Последните карти
puzzle-hardness = Колко трудно
puzzle-hardness-any = Според силите ми
puzzle-hardness-easy = Лесно
puzzle-hardness-middling = Средно
puzzle-hardness-hard = Трудно
puzzle-left = Остават { $left } от { $count }
puzzle-forget = Отначало
puzzle-none = От това не остана нищо. Изберете друго или започнете отначало.
puzzle-tab-question = Въпрос
puzzle-tab-story = Какво стана дотук
puzzle-now = Обратно към въпроса
puzzle-hint = Подсказка
puzzle-answer-this = Това е
puzzle-next = Следваща загадка
puzzle-play-on = Играй оттук нататък
puzzle-is-best = Най-доброто
puzzle-less = { $gold } злато по-малко
puzzle-times = × { $times }: толкова по-вероятно, ако саботьорът е { $name }
puzzle-when = Кога беше казано
puzzle-rating = Рейтинг { $rating }
puzzle-yours = вашият { $rating }
puzzle-people =
    { $count ->
        [one] опитал е един човек, решили са { $percent } %
       *[other] опитали са { $count } души, решили са { $percent } %
    }
