puzzle-move = Що б ви зробили?
puzzle-who = 
    { $count ->
        [one] Хто саботажник?
       *[other] Хто саботажники? Їх { $count }.
    }
puzzle-lie = Що з цього брехня?
puzzle-number = Номер (q: вийти):
puzzle-right = Правильно!
puzzle-wrong = Ні.
puzzle-best = Найкраще: { $text }
puzzle-behind = { $text }: на { $gold } золота менше
puzzle-answer = Відповідь: { $text }
puzzle-certain = З того, що ви бачили, це не може бути правдою.
puzzle-likely = З усього, що було сказано і зроблено, це навряд чи правда.
puzzle-telling = Найбільше сказало це:
