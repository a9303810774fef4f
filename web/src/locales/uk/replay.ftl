## Replay
replay-title = Запис
replay-eyes = Чиїми очима
eyes-public = глядач
eyes-open = усі руки відкриті
replay-step = Крок { $step } з { $total }
play-on = Відтворити
stop = Зупинити
step-back = Крок назад
step-on = Крок уперед
speed = Швидкість
