## Stránka „Vy“: co vás vrátí na jiném zařízení

keys = Zůstaňte sami sebou
keys-only-here = Zná vás jen tento prohlížeč. Pokud vás zapomene, přijdete o hry, jméno i hodnocení.
keys-safe = Můžete se vrátit na kterémkoli zařízení.
keys-passkey = Vytvořit přístupový klíč
keys-passkey-hint = Pamatuje si ho tento telefon nebo počítač. Žádné heslo.
keys-no-passkey = Přístupové klíče fungují jen přes https. Zde použijte obnovovací frázi.
keys-phrase = Vytvořit obnovovací frázi
keys-phrase-again = Vytvořit novou obnovovací frázi
keys-phrase-hint = Deset slov, která vás vrátí. Kdo je má, je vámi.
keys-phrase-sure = Stará fráze přestane platit. Vytvořit novou?
keys-phrase-made = Obnovovací fráze z { DATETIME($date, dateStyle: "medium") }
keys-phrase-drop = Odstranit frázi
keys-words = Opište si těchto deset slov. Ukážou se jen teď.
keys-copy = Kopírovat
keys-copied = Zkopírováno
keys-written = Mám je opsaná
keys-passkey-line = Přístupový klíč { $label } z { DATETIME($date, dateStyle: "medium") }
keys-remove = Odstranit
keys-devices =
    { $count ->
        [one] Jste známi jen na tomto zařízení.
        [few] Jste známi na { $count } zařízeních.
       *[other] Jste známi na { $count } zařízeních.
    }
keys-others = Odhlásit všechna ostatní
keys-others-done = Všechna ostatní zařízení jsou odhlášena.
comeback = Už jsem tu hrál(a)
comeback-hint = Vraťte se s přístupovým klíčem nebo obnovovací frází.
comeback-passkey = Použít přístupový klíč
comeback-phrase = Mých deset slov
comeback-go = Vrátit se
comeback-done = Vítejte zpět, { $name }!
comeback-cancelled = Žádný přístupový klíč nebyl použit.
comeback-here =
    { $count ->
        [one] Na tomto zařízení je jedna hra pod jménem { $name }. Co s ní?
        [few] Na tomto zařízení jsou { $count } hry pod jménem { $name }. Co s nimi?
       *[other] Na tomto zařízení je { $count } her pod jménem { $name }. Co s nimi?
    }
comeback-bring = Přidat k mým hrám
comeback-delete = Opustit a smazat
