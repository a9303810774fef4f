hand-on = Jak to dopadlo
hand-on-link = Sdílet odkaz
hand-on-picture = Jako obrázek
hand-on-clip = Jako klip
hand-on-filming = Klip se připravuje: devět sekund…
hand-on-picture-alt = Obrázek hry: plán při rozhodujícím tahu a kdo čím byl
hand-on-private = Tento stůl je soukromý: odkaz na něj neukáže po vložení žádný obrázek.
clip-title = Co rozhodlo
