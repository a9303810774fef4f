mute = Ztlumit
unmute = Zrušit ztlumení
muted-note = Nevidíte nic z toho, co říká { $name }. Nikdo se o tom nedozví.
report = Nahlásit
report-why = Co provedl hráč { $name }? Provozovatel to dostane spolu se vším, co se tu řeklo a zahrálo.
report-send = Odeslat hlášení
report-sent = Provozovatel má vaše hlášení.
