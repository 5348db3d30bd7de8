# Ottelun sivu ”Reilu peli”: mistä sattuma tulee ja miten sen voi tarkistaa.
fair-play-heading = **Reilu peli** · ottelu #{ $match }
fair-play-people = Jos kirjoitat omat sanasi, kukaan ei voi yksin päättää korteista ja nopista: ei edes botin omistaja, ellei hän itse pelaa mukana.
fair-play-intro = Kaikki ottelun sekoitukset ja nopanheitot tulevat sen siemenluvusta. Siemenluku lasketaan botin salaisuudesta ja jokaisen pelaajan osuudesta. Botti arpoi salaisuutensa, kun aula avattiin. Sitoumus on salaisuuden SHA-256: sen avulla voit myöhemmin tarkistaa, ettei salaisuus muuttunut.
fair-play-commitment = Sitoumus: { $commitment }
fair-play-later = Salaisuus ja siemenluku näkyvät tässä, kun ottelu on päättynyt. Kopioi sitoumus nyt, niin voit verrata sitä silloin.
fair-play-secret = Salaisuus: { $secret }
fair-play-seed = Siemenluku: { $seed }
fair-play-check-secret = Tämä tulostaa sitoumuksen: { $command }
fair-play-check-record = Paina **Toisto**, sitten **Tallenne**, ja tallenna record.json. `snakepit verify record.json` tarkistaa kaiken. Ilman Snakepitiä tämä tulostaa sitoumuksen ja siemenluvun: { $command }
fair-play-parts = **Pelaajien osuudet**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: ei mitään
fair-play-own = Osuutesi on sen painalluksen tai komennon numero, jolla liityit. Voit kirjoittaa sen tilalle omat sanasi, kunnes ottelu alkaa.
fair-play-button-words = Kirjoita omat sanat
fair-play-form = Reilu peli
fair-play-form-label = Osuutesi tämän ottelun arvontaan
