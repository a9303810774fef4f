## Log
log-round-started = Започва рунд { $round }
log-dwarf-dealt = получава джудже
log-card-drawn = тегли
log-card-vetoed = налага вето на { $victim } ({ $what })
log-path-laid = поставя тунел на { $cell } ({ $sides })
log-path-moved = мести последния тунел от { $from } на { $cell }
log-goal-turned = обръща целта на { $cell }: { $goal }
log-chest-opened = отваря ковчежето на { $cell }: { $chest }
log-large-reached = стига първи: { $place }
log-tool-broken = { $tool } → { $name }
log-tool-mended = { $tool } → { $name }
log-rock-fell = свлачище на { $cell }
log-map-read = гледа тайно { $cell }
log-passed = пасува, изчиства { $count ->
    [one] една карта
   *[other] { $count } карти
  }
log-front-dropped = изчиства две карти, маха: { $front }
log-front-laid = { $front } → { $name }
log-front-removed = маха: { $front } пред { $name }
log-dwarf-inspected = гледа джуджето на { $name }
log-dwarf-changed = има ново джудже
log-hands-swapped = разменя ръката си с { $name }
log-goals-handled = взема целите { $cell } и { $other }
log-swapped = разменени
log-not-swapped = оставени
log-card-kept = запазва една карта
log-way-turned = обръща реда на игра
log-toll-placed = поставя миньор, пази { $cell }
log-toll-asked = моли { $name } да плати за { $cell }
log-toll-agreed = приема да плати за { $cell }
log-toll-refused = отказва да плати за { $cell }
log-toll-paid = плаща таксата на { $name }
log-toll-gone = Миньорът при { $cell } си тръгва
log-gold-gained = получава злато: { $amount } ({ $why })
log-gold-lost = дава злато: { $amount } ({ $why })
log-gold-taken = взема карта със злато
log-gold-seen = получава карти със злато
log-purse = кесия
log-goal-moved = мести целта от { $from } на { $cell }
log-card-taken = взема карта от { $name }
log-pile-buried = заравя от тестето { $count ->
    [one] една карта
   *[other] { $count } карти
  }
log-discards-shuffled = разбърква изчистените карти
log-round-ended = Край на рунда: { $ending }
log-dwarf-shown = роля: { $role }
log-spare-shown = Отделено джудже: { $role }
log-goal-shown = Целта на { $cell }: { $goal }
log-robbed = краде един златен къс от { $name }
log-game-ended = Край на играта
log-purse-shown = има злато: { $gold }
why-trove = съкровищница
why-draw-three = ковчеже
why-dig-discards = ковчеже
why-hat-swap = смяна на шапките
why-wardrobe = отдел костюми
why-tunnel-party = тунелно парти
why-sack = чувалче със злато
why-dragon = дракон
why-chest = ковчеже
why-win = победа
why-crystals = кристали
why-toll = такса
why-start = начало
ending-treasure = съкровището е намерено
ending-hands-empty = всички ръце са празни
ending-all-passed = всички са пасували
ending-spider = гигантски паяк
news-seat-taken = { $name } сяда
news-seat-left = { $name } става
news-bot-took-over = отсъства: играе бот
news-seat-back = се върна
news-seat-nudged = няма повече време
news-seat-replaced = { $name } поема завинаги
news-host-changed = вече е домакин
news-paused = Играта е на пауза
news-goes-on = Играта продължава
news-server-restarted = Сървърът за малко го нямаше

## Talk
say-goal-is = Целта на { $cell } е: { $goal }
say-goal-is-not = Целта на { $cell } не е: { $goal }
say-chest-holds = В ковчежето на { $cell }: { $chest }
say-suspect = Подозирам { $name }: { $role }
say-trust = Вярвам на { $name }
say-i-am = Аз съм: { $role }
say-please-mend = Моля за ремонт на { $name }: { $tool }
say-please-free = Моля, освободете { $name }
say-please-break = Моля, счупете инструмент на { $name }
say-please-read = Моля, вижте { $cell }
say-please-dig = Моля, копайте при { $cell }
say-why-that = Защо така, { $name }?
feel-yes = Да
feel-no = Не
feel-thanks = Благодаря
feel-sorry = Извинете
feel-wait = Чакайте
feel-hello = Здравейте
feel-good-luck = Успех
feel-well-played = Добра игра
feel-laugh = Ха-ха!
feel-surprise = О!
feel-doubt = Хм …
feel-angry = Грр!
talk-about-seat = За някого
talk-about-goal = За цел
talk-short = Накратко
talk-text = Кажете нещо
send = Изпрати
mark-none = без знак
mark-trusted = доверие
mark-unsure = несигурно
mark-suspected = подозрение
suspicion = Вашите знаци
suspicion-hint = Само вие ги виждате.
notes = Бележки
note-goal = Цел { $cell }: { $goal }
note-chest = Ковчеже { $cell }: { $chest }
note-dwarf = { $name }: { $role }
note-swap = Цели { $cell } и { $other }: { $swapped }
note-turn = ход { $turn }
note-uncertain = може да се е променило
dwarfs-in-play = { $spare ->
    [0] Всички джуджета са раздадени.
    [one] Едно джудже лежи скрито настрана.
   *[other] { $spare } джуджета лежат скрити настрана.
  }
