## Stránka „Známí“ a co z ní ukazují jiné stránky

people-hint = Všichni, s nimiž máte dohranou hru. Co tu rozhodnete, se nikdo nedozví. Klepnutím na jména s nimi otevřete stůl.
people-none = Zatím nikdo. S kým dohrajete hru do konce, ten tu bude.
people-here = je tu
people-here-title = Teď tu jsou: klepnutím otevřete stůl
people-played =
    { $count ->
        [one] jedna společná hra, { DATETIME($date, dateStyle: "medium") }
        [few] { $count } společné hry, naposledy { DATETIME($date, dateStyle: "medium") }
       *[other] { $count } společných her, naposledy { DATETIME($date, dateStyle: "medium") }
    }
people-search = Hledat jméno
people-like = Chci hrát i příště
people-block = Zablokovat
people-block-ask = Opravdu zablokovat
people-unblock = Odblokovat
people-blocked = Zablokovaní ({ $count })
people-blocked-line = V „Najít stůl“ se nikdy nepotkáte, nic od sebe neuslyšíte a jejich pozvánky nepřijdou.
people-shown = Kdo vidí, že jste tu
people-shown-nobody = nikdo
people-shown-liked = lidé, které máte rádi
people-shown-known = všichni vaši spoluhráči
people-shown-line = Jen to, že jste tu, nikdy kde ani s kým.
people-together =
    { $count ->
        [one] Otevřít stůl pro dva
        [few] Otevřít stůl s { $count } dalšími
       *[other] Otevřít stůl s { $count } dalšími
    }
people-play-with = { $name }: otevřít společný stůl
people-invites = { $name } vás zve ke stolu
people-rematch = { $name } chce hrát znovu
people-drop = Ne, díky
people-invite = Pozvat známé
people-invite-name = Pozvat: { $name }
people-invited-name = { $name }: pozvánka odeslána
people-all = Všichni ({ $count })
people-met = S kým chcete hrát znovu? Srdíčka vidíte jen vy.
