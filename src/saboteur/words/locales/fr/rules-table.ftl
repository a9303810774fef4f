### Not yet read by a native speaker.
rule-start = La carte d’où part chaque tunnel. Ouverte sur les quatre côtés, elle compte comme une échelle et ne peut pas être retirée.
rule-goal-back = Une arrivée face cachée. Ses tunnels ne comptent qu’une fois retournée ; jusque-là, aucune carte n’a besoin d’y correspondre. Elle est retournée dès qu’un tunnel du départ y mène.
rule-large-card = Une grande carte dans le réseau, ouverte de tous les côtés. Le premier qui la relie déclenche son effet, une fois par manche.
large-card = Grande carte
