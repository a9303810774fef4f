## Lekce

lesson-title = { $name }: krok { $step } / { $steps }
lesson-opening = Lekce se připravuje…
lesson-tap-card =
    { $pointer ->
        [mouse] Klikněte na zářící kartu.
       *[touch] Klepněte na zářící kartu.
    }
lesson-tap-place =
    { $pointer ->
        [mouse] Teď klikněte na zářící pole.
       *[touch] Teď klepněte na zářící pole.
    }
lesson-tap-seat =
    { $pointer ->
        [mouse] Teď klikněte na zářícího hráče.
       *[touch] Teď klepněte na zářícího hráče.
    }
lesson-tap-discard =
    { $pointer ->
        [mouse] Klikněte na „Odhodit“.
       *[touch] Klepněte na „Odhodit“.
    }
lesson-confirm =
    { $pointer ->
        [mouse] Vypadá to dobře. Klikněte na zlaté tlačítko.
       *[touch] Vypadá to dobře. Klepněte na zlaté tlačítko.
    }
lesson-wait = Hrají ostatní. Sledujte, co dělají.
lesson-tap-toll =
    { $pointer ->
        [mouse] Klikněte na „Výběrčí“.
       *[touch] Klepněte na „Výběrčí“.
    }
lesson-say = Vyberte, co řeknete: u každého stolu je to pod bublinou.
lesson-gold = Zlatokopové se dělí o karty zlata. Vezměte si nejlepší: nikdo nevidí, kolik to je.
lesson-next = Dál: { $name }
lesson-all = Všechny lekce
lesson-path = Od základní hry ke všemu, po minutě.
lesson-learned-count = umíte { $count } / { $all }
lesson-begun = rozehráno
lesson-learned = umíte
lesson-continue = dál
lesson-start = začněte tady
lesson-play = Zahrát si hru
lesson-leave = Opustit lekci

## Rady v prvních hrách

hint-ok = Rozumím
hint-off = Už žádné rady
hint-turn = Karty cest prodlužují tunel; ostatní karty se hrají na hráče nebo na síť tunelů. I odhození je tah.
hint-role = Podržte trpaslíka vlevo a uvidíte, kdo jste. Nikdo jiný to nevidí.
hint-broken = Odstranit to může kdokoli správnou kartou, i vy. Ostatní karty můžete hrát dál.
hint-map = Máte mapu: tajně vám ukáže jeden cíl. Pak o něm můžete ostatním říct – pravdu, nebo lež.
hint-veto = Tuto kartu můžete zastavit vetem. Nemáte-li ho nebo nechcete, povolte ji: nikdo se nedozví, jestli ho máte.
hint-pile = Dobírací balíček je prázdný. Až budou prázdné i všechny ruce, vyhrají kolo sabotéři.
hint-know = Někdo je podezřelý? V záložce „Co víte“ si můžete hráče označit; vidíte to jen vy.
hint-round = Nové kolo: noví trpaslíci, nová síť tunelů. Zlato vám zůstává.
learn-1 = Kopejte od startu vlevo k cílům vpravo. Jedna z cílových karet ležících lícem dolů je zlatý poklad.
learn-2 = Každý má tajného trpaslíka. Zlatokopové chtějí poklad; sabotéři vyhrají, když k němu nikdo nedojde.
learn-3 =
    { $pointer ->
        [mouse] Ve svém tahu klikněte na kartu a pak na pole. Nebo kartu odhoďte a vzdejte se tahu.
       *[touch] Ve svém tahu klepněte na kartu a pak na pole. Nebo kartu odhoďte a vzdejte se tahu.
    }
learn-4 = Komu nevěříte, tomu rozbijte nástroj: s rozbitým nástrojem nikdo nemůže pokládat cesty.
learn-5 = Po třech kolech vyhrává, kdo má nejvíc zlata. Nevěřte nikomu – snad jen těm, kdo kopou doprava.
