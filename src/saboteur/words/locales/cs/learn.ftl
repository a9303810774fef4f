## Lekce
lesson-title = Lekce, krok { $step } z { $steps }
lesson-opening = Lekce se připravuje …
lesson-tap-card = Klepněte na rozsvícenou kartu.
lesson-tap-place = Teď klepněte na zářící pole.
lesson-tap-seat = Teď klepněte na zářícího hráče.
lesson-tap-discard = Klepněte na „Odhodit“.
lesson-confirm = Vypadá to dobře. Potvrďte tlačítkem.
lesson-first = Nejdřív to, co říká lekce; všechno ostatní přijde později.
lesson-wait = Hrají ostatní. Sledujte, co dělají.
lesson-1 = Jste zlatokop. Tunel začíná vlevo; jeden ze tří cílů vpravo je poklad. Položte cestu.
lesson-2 = { $name } vám rozbíjí krumpáč! S rozbitým nástrojem nesmíte pokládat cesty. Opravte ho: karta patří vám.
lesson-3 = { $name } staví slepou cestu. Hm. Zjistěte, kam kopat: mapa ukáže jeden cíl, a jen vám.
lesson-4 = Poklad je uprostřed a víte to jen vy. { $name } nepomáhá: rozbijte tam nástroj.
lesson-5 = Kdo má rozbitý nástroj, nemůže kopat. Vaše slepá cesta by jen škodila vám: odhoďte ji a vzdejte se tahu.
lesson-6 = Chybí jedna cesta. Položte ji a poklad je váš.
lesson-7 = Jste u pokladu! Zlatokopové se dělí o karty zlata, vybíráte první. Nikdo nevidí kolik.
lesson-end = To bylo jedno kolo: umíte hrát. Hra má tři, každé s novými trpaslíky. Vyhrává nejvíc zlata.
lesson-play = Zahrát si hru
lesson-again = Ještě jednou
lesson-leave = Opustit lekci

## Rady v prvních hrách
hint-ok = Rozumím
hint-off = Už žádné rady
hint-turn = Cesty prodlužují štolu; jiné karty se hrají na hráče nebo na bludiště. I odhození je tah.
hint-role = Podržte trpaslíka vlevo a uvidíte, kdo jste. Nikdo jiný to nevidí.
hint-broken = Opravit to může kdokoli správnou kartou, i ty. Ostatní karty můžeš dál hrát.
hint-map = Máte mapu: tajně vám ukáže jeden cíl. Pak to můžete ostatním říct, pravdivě, nebo ne.
hint-veto = Pokaždé jsou tázáni všichni, ať veto mají, nebo ne. Nemáte-li ho, prostě povolte.
hint-pile = Dobírací balíček je prázdný. Až budou prázdné i všechny ruce, vyhrají kolo sabotéři.
hint-know = Někdo je podezřelý? Ve „Co víte“ si můžete hráče označit; vidíte to jen vy.
hint-round = Nové kolo: noví trpaslíci, nová síť tunelů. Zlato vám zůstává.
