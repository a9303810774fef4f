puzzle-move = Какво би направил(а)?
puzzle-who = 
    { $count ->
        [one] Кой е саботьорът?
       *[other] Кои са саботьорите? Те са { $count }.
    }
puzzle-lie = Кое от тези е лъжа?
puzzle-number = Номер (q: изход):
puzzle-right = Вярно!
puzzle-wrong = Не.
puzzle-best = Най-добре: { $text }
puzzle-behind = { $text }: { $gold } злато по-малко
puzzle-answer = Отговорът: { $text }
puzzle-certain = Според това, което знаеш, това не може да е вярно.
puzzle-likely = Според всичко казано и направено това едва ли е вярно.
puzzle-telling = Това издаде най-много:
