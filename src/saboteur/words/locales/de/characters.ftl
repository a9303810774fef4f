## Wer die Bots sind: eine Zeile zu jedem, unter Name und Stärke
character-pim = Neu in der Mine und erzählt es gern allen.
character-odo = Gräbt langsam, sagt fast nichts und versteckt sich gut für einen Anfänger.
character-hild = Glaubt, was man ihr sagt, repariert, was kaputt ist, und hat für alle ein Wort.
character-korr = Vergisst kein zerbrochenes Werkzeug, auch nicht in der nächsten Runde.
character-tilda = Sieht sich erst jedes Ziel an und zerbricht nur, wenn sie sicher ist.
character-vika = Zerbricht zuerst, fragt später und redet die ganze Zeit.
character-bruno = Traut allen, bis jemand sein Werkzeug zerbricht. Dann hält ihn nichts mehr.
character-mott = Schaut zu, wartet und sagt kaum je, was er denkt.
character-gerda = Plant voraus, sagt ihre Meinung und zahlt heim.
character-nyx = Denkt im Dunkeln und behält es für sich.
character-moldo = Hat alles schon gesehen und denkt trotzdem gut von den Leuten.
character-rasmus = Wagt viel, versteckt sich gut und vergisst nie.
