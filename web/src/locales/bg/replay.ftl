## Replay
replay-title = Повторение
replay-eyes = През чии очи
eyes-public = зрител
eyes-open = всички ръце открити
replay-step = Стъпка { $step } от { $total }
play-on = Пусни
stop = Спри
step-back = Стъпка назад
step-on = Стъпка напред
speed = Скорост
