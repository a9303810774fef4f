## Die Seite „Bekannte“ und was andere Seiten davon zeigen

people-hint = Alle, mit denen du ein Spiel zu Ende gespielt hast. Was du hier entscheidest, erfährt niemand. Tippe auf Namen, um mit ihnen einen Tisch zu eröffnen.
people-none = Noch niemand. Mit wem du ein Spiel zu Ende spielst, steht dann hier.
people-here = da
people-here-title = Jetzt da: Tippen eröffnet einen Tisch
people-played =
    { $count ->
        [one] ein gemeinsames Spiel, { DATETIME($date, dateStyle: "medium") }
       *[other] { $count } gemeinsame Spiele, zuletzt { DATETIME($date, dateStyle: "medium") }
    }
people-search = Nach einem Namen suchen
people-like = Spiele ich gern mit
people-block = Sperren
people-block-ask = Wirklich sperren
people-unblock = Sperre aufheben
people-blocked = Gesperrt ({ $count })
people-blocked-line = Ihr trefft euch nie bei „Tisch finden“, hört nichts voneinander, und Einladungen von ihnen kommen nicht an.
people-shown = Wer sieht, dass du da bist
people-shown-nobody = niemand
people-shown-liked = wen du magst
people-shown-known = alle, mit denen du gespielt hast
people-shown-line = Nur dass du da bist, nie wo oder mit wem.
people-together =
    { $count ->
        [one] Tisch für euch zwei eröffnen
       *[other] Tisch mit { $count } anderen eröffnen
    }
people-play-with = { $name }: gemeinsam einen Tisch eröffnen
people-invites = { $name } lädt dich an einen Tisch ein
people-rematch = { $name } möchte noch einmal spielen
people-drop = Nein, danke
people-invite = Bekannte einladen
people-invite-name = { $name } einladen
people-invited-name = { $name } ist eingeladen
people-all = Alle { $count }
people-met = Mit wem möchtest du wieder spielen? Die Herzen siehst nur du.
