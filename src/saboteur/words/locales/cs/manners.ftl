mute = Ztlumit
unmute = Zrušit ztlumení
muted-note = Už neuvidíte, co říká { $name }. Nikdo se o tom nedozví.
report = Nahlásit
report-why = Co provedl hráč { $name }? Vaše slova dostane provozovatel spolu se vším, co se u stolu řeklo a zahrálo.
report-send = Odeslat hlášení
report-sent = Děkujeme. Provozovatel má vaše hlášení.
