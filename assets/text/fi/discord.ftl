# Komennot, aulat, tulokset ja muut viestit Discordissa. Valinnan nimi on yksi pienellä kirjoitettu sana.

## Komennot, enintään 100 merkkiä kukin
command-learn = Opettele peli harjoitusottelussa helppoa tietokonetta vastaan
command-rules = Lue tämän pelin säännöt
command-scores = Tämän pelin tulokset tällä kanavalla
command-challenge-name = Haasta
command-daily = Pulma joka päivälle
command-daily-play = Ratkaise päivän pulma; vain sinä näet sen
command-daily-results = Päivän pulman täällä ratkaisseet pelaajat ja viimeksi päättyneen pulman ratkaisu
command-tournament = Tämän palvelimen turnaukset
command-tournament-start = Avaa ilmoittautuminen turnaukseen
command-tournament-show = Näytä tämän kanavan turnaus uudelleen
command-duplicate = Samat kortit ja nopat monessa pöydässä
command-duplicate-start = Avaa ilmoittautuminen vertailuturnaukseen: joka pöydässä pelataan samat jaot
command-duplicate-show = Näytä tämän kanavan vertailuturnaus uudelleen
command-leaderboard = Näytä parhaat pelaajat
command-stats = Näytä, mitä pelaaja on pelannut ja voittanut
command-game = Tämän kanavan ottelu
command-mine = Näytä avoimet ja tauolla olevat ottelusi kaikkialta ja se, kenen vuoro niissä on
command-history = Luettele viimeisimmät päättyneet ottelusi tällä palvelimella ja katso jokin uudelleen
command-board = Lähetä ottelu uudelleen kanavan loppuun
command-time = Näytä, kauanko tämän kanavan ottelu on kestänyt tauot mukaan lukien
command-pause = Laita tämän kanavan ottelu tauolle, kun kaikki suostuvat
command-continue = Jatka tauolla olevaa ottelua tällä kanavalla
command-resign = Luovuta ottelusi tällä kanavalla
command-replay = Näytä täällä viimeksi päättynyt ottelu animaationa
command-avatar = Näytä tai piilota avatarisi ottelujen kuvissa
command-notices = Valitse, missä saat ilmoitukset ja kutsut ja kuka saa kutsua sinut
command-away = Kerro, mihin asti olet poissa: hitaat ottelusi odottavat, etkä saa ilmoituksia
command-stop = Lopeta ottelu ilman voittajaa
command-invite = Kutsu pelaaja aulaasi
command-remove = Poista pelaaja aulastasi
command-host = Tee toisesta pelaajasta aulasi järjestäjä
command-privacy = Mitä tietoja säilytän sinusta
command-privacy-show = Katso, mitä tietoja säilytän sinusta ja miksi
command-privacy-export = Hae tiedostona kaikki, mitä säilytän sinusta
command-privacy-forget = Poista kaikki, mitä säilytän sinusta
command-settings = Säädä, miten pelit toimivat tällä palvelimella
command-help = Katso, mitä pelejä on ja miten ne aloitetaan

# Names of commands: lower case, no spaces, at most 32 characters.
name-game = ottelu
name-daily = päivän-pulma
name-play = pelaa
name-results = tulokset
name-tournament = turnaus
name-duplicate = vertailu
name-leaderboard = tulostaulu
name-stats = tilastot
name-help = ohje
name-settings = asetukset
name-privacy = tietosuoja
name-show = näytä
name-export = vie
name-forget = poista
name-start = aloita
name-learn = opettele
name-rules = säännöt
name-scores = tulokset
name-board = näytä
name-time = kesto
name-mine = omat
name-history = historia
name-pause = tauko
name-continue = jatka
name-resign = luovuta
name-replay = toisto
name-avatar = avatar
name-notices = ilmoitukset
name-away = poissa
name-stop = lopeta
name-invite = kutsu
name-remove = poista
name-host = järjestäjä

param-computers = Montako tietokonetta liittyy heti mukaan
param-computers-name = tietokoneet
param-level = Miten hyvin tietokoneet pelaavat
param-level-name = taso
param-pace = Paljonko aikaa kullakin pelaajalla on vuoroa kohden
param-pace-name = tahti
param-thread = Pelaa uudessa ketjussa
param-thread-name = ketju
param-with = Kutsuttava pelaaja, jolle varataan paikka
param-with-name = kutsu
param-with-2-name = kutsu-2
param-with-3-name = kutsu-3
param-with-4-name = kutsu-4
param-with-5-name = kutsu-5
param-with-6-name = kutsu-6
param-with-7-name = kutsu-7
param-game = Mikä peli
param-game-name = peli
param-format = Miten pelaajat kohtaavat toisensa
param-format-name = muoto
param-rounds = Montako kierrosta sveitsiläisessä turnauksessa on
param-rounds-name = kierrokset
param-tables = Enintään näin monta pöytää; niitä on niin monta kuin täyttyy
param-tables-name = pöydät
param-deals = Montako jakoa peräkkäin
param-deals-name = jaot
param-begins-in = Alkaa itsestään näin monen minuutin kuluttua ja näkyy tapahtumana
param-begins-in-name = minuuttia-alkuun
param-begins = Milloin se alkaa, esimerkiksi ”lauantai 20:00”; perään voi lisätä aikavyöhykkeen
param-begins-name = alkaa
param-title = Oma nimi
param-title-name = nimi
param-description = Mitä pelaajien on hyvä tietää
param-description-name = kuvaus
param-limit = Kuinka monta pelaajaa enintään
param-limit-name = raja
param-third-place = Pudotusturnauksessa välierien häviäjät pelaavat kolmannesta sijasta
param-third-place-name = kolmas-sija
param-where = Tällä palvelimella vai kaikkialla
param-where-name = missä
param-player = Pelaaja; sinä, jos et valitse ketään
param-player-name = pelaaja
param-removed-player = Poistettava pelaaja, joka ei voi liittyä tähän aulaan uudelleen
param-host-player = Uusi järjestäjä, joka on jo liittynyt
param-show = Näkyykö avatarisi kuvissa
param-show-name = näytä
param-day = Aiemman pulman päivä, esimerkiksi 5.11.2026
param-day-name = päivä
param-until = Päivien määrä tai viimeinen päivä, esimerkiksi 3.12.2026
param-until-name = asti

discord-level-easy = helppo
discord-level-normal = normaali
discord-level-hard = vaikea
discord-pace-live = 1 minuutti vuoroa kohden
discord-pace-relaxed = 10 minuuttia vuoroa kohden
discord-pace-slow = 1 päivä vuoroa kohden
discord-pace-auto = kunkin pelin oma
discord-where-server = tällä palvelimella
discord-where-everywhere = kaikkialla
discord-language-auto = palvelimen kieli
discord-private-language = Yksityisten vastaustesi kieli
discord-language-own = kuten Discordissa

## Aula
discord-former-player = Entinen pelaaja
discord-computer-easy = Pip
discord-computer-normal = Basil
discord-computer-hard = Hydra
discord-computer-level = { $computer } (tietokone, { $level })
discord-option = { $option }: { $value }
discord-option-alone = { $option } (kun mukana on vain yksi ihminen)
discord-option-each = { $option } (pelaajamäärän mukaan)
discord-lobby-pace = { $pace }
discord-lobby-seats = Pelaajat ({ $count }/{ $seats }):
discord-lobby-picture = Aula, peli: { $game }. Pelaajia: { $taken }{ $computers ->
    [0] {""}
   *[other] , joista tietokoneita { $computers }
}. Vapaita paikkoja: { $free }.{ $reserved ->
    [0] {""}
   *[other] {" "}Varattuja paikkoja: { $reserved }.
}
discord-lobby-reserved = ✉️ { $player } · kutsuttu
discord-lobby-host = järjestäjä
discord-lobby-is-youngest = nuorin
discord-lobby-youngest = Nuorin pelaaja aloittaa: oletko se sinä? Paina ”Olen nuorin”. Jos kukaan ei paina, aloittaja arvotaan.
discord-lobby-closes = -# Ottelu #{ $match }. Jos kukaan ei aloita, aula sulkeutuu: { $when }
discord-lobby-number = -# Ottelu #{ $match }.
discord-lobby-waits = Voit aloittaa heti, kun joku liittyy tai lisäät tietokoneen.
discord-lobby-alone = Kukaan ei ole vielä liittynyt. Aloitetaanko nyt yksin, vastassa { $computer }?
discord-match-unreadable = { $game }: tätä ottelua ei voi jatkaa, joten se lopetettiin. Sitä ei lasketa.
discord-match-older-rules = { $game }: tämä ottelu alkoi vanhemmilla säännöillä, joita ei enää tueta, joten se lopetettiin. Sitä ei lasketa.
discord-lobby-cancelled = { $game }: peruttu.
discord-add-computer = { $computer } ({ $level }): { $words }
discord-select-computer = Lisää tietokone …
discord-select-invited = Kutsu joku
discord-button-join = Liity
discord-button-leave = Poistu
discord-button-youngest = Olen nuorin
discord-button-rules = Säännöt
discord-button-start = Aloita
discord-button-remove = Poista tietokone
discord-button-cancel = Peru
discord-button-rematch = Uusintaottelu
discord-button-next-level = Seuraavaksi { $computer }?
discord-button-deal = Pelaa tämä jako
discord-button-resume = Jatka
discord-button-auto-draw = Nosta puolestani
discord-button-draw-myself = Nostan itse
discord-button-describe = Kuvaile
discord-button-more = Muuta
discord-button-pause = Pidä tauko
discord-button-board = Lähetä uudelleen
discord-button-stop = Lopeta ottelu
discord-button-so-far = Toisto tähän asti
discord-button-learn = Opettele
discord-button-alone = Yksin
discord-button-learn-game = Opettele: { $game }
discord-button-alone-game = Yksin: { $game }
discord-button-end-open = Lopeta se ottelu
discord-button-play-game = ▶ Pelaa: { $game }
discord-button-help-games = ◀ Pelit
discord-button-help-commands = Kaikki komennot ▶
discord-button-help-rest = Lisää komentoja ▶
discord-button-replay = Toisto
discord-button-from-end = ◀ Lopusta
discord-button-step = Vaihe vaiheelta ▶
discord-button-record = Tallenne
discord-button-first = ◀◀ Alku
discord-button-last = Loppu ▶▶
discord-button-fair-play = Reilu peli
discord-button-back = ◀ Takaisin
discord-button-on = Seuraava ▶
discord-button-show = Näytä kanavalla
discord-button-season = Koko tulostaulu
discord-button-milestones = Omat saavutukset

## Pöytä
discord-away = poissa, tietokone pelaa
discord-away-until = poissa { date-until }
discord-gave-up = luovutti
discord-deadline = ⏳ Aika loppuu: { $when }
discord-archiving = 💤 Kaikki ovat poissa. Ottelu arkistoidaan: { $when }
discord-archived = 💤 Arkistoitu: kukaan ei ole pelannut päivään. Kuka tahansa pelaajista voi jatkaa ottelua, täällä tai komennolla /{ name-game } { name-continue }.
discord-paused = ⏸️ Tauolla. Kuka tahansa pelaajista voi jatkaa ottelua, täällä tai komennolla /{ name-game } { name-continue }.
discord-channel-hidden = ⚠️ En näe tätä kanavaa: täällä toimivat vain napit, ja pöytä muuttuu vain, kun joku painaa nappia. Tarvitsen oikeuden ”{ permission-view-channel }”.
discord-reactions-forbidden = ⚠️ En voi lisätä reaktioita täällä. Tarvitsen oikeudet ”Lisää reaktioita” ja ”Lue viestihistoria”. Käytä siihen asti alla olevia nappeja tai lisää emoji itse.
discord-reactions-taken-off = ⚠️ Reaktioni poistettiin tästä viestistä. Käytä alla olevia nappeja tai lisää emoji itse.
discord-reactions-again = Ota emojisi pois ennen kuin reagoit uudelleen.
discord-moved = Tämä ottelu ({ $game }) jatkuu täällä: { $address }
discord-moved-away = Tämä ottelu ({ $game }) jatkuu uudemmassa viestissä.

discord-words-news = **Näin kävi äsken:**
discord-words-until = Pysyy ajan tasalla { $when } asti
discord-words-ended = Paina uudelleen ”{ discord-button-describe }”, niin saat tuoreimman tilanteen.

## Opettelu
discord-practice = harjoitusottelu
discord-practice-result = Vain harjoitusta: mitään ei lasketa.
discord-practice-over = Se oli harjoitusottelusi. **Valmis tositoimiin?** Paina **Uusintaottelu** tai käytä komentoa `/{ $command } { name-start }`: se ottelu lasketaan.
discord-button-stop-guidance = Lopeta selitykset
discord-practice-already = Sinulla on jo harjoitusottelu ({ $game }): { $address }
discord-end-open-over = Se ottelu ei ole enää käynnissä.

## Jaot
discord-deal-open = Tämä jako on pelattu ennenkin: mitään ei lasketa.
discord-deal-free = Liity, niin saat tietokoneen paikan. Jos kukaan ei tule, tietokoneet pelaavat.
discord-deal-own = Sama jako, sama paikka. { $player }: { $score }, vertailupisteitä { $points }/{ $most }
discord-deal-other = { $rank }. { $player }: { $score }, { $points }
discord-deal-won = voitto
discord-deal-drawn = tasapeli
discord-deal-lost = tappio
discord-deal-left = lähti kesken

## Tulos
discord-verdict-won = { $player } voittaa!
discord-verdict-shared = { $players } jakavat voiton!
discord-verdict-draw = Tasapeli!
discord-verdict-none = Kukaan ei voita.
discord-verdict-away = Tietokone pelasi lopussa pelaajan puolesta, mikä lasketaan luovutukseksi: { $players }.
discord-why-resign = Luovutti: { $resigned }.
discord-why-nobody = Kaikki luovuttivat tai olivat lopussa poissa, joten kukaan ei voita. Muuten voiton olisi saanut: { $players }.
discord-lost = Loppuun asti pelaaminen ansaitsee kunnioitusta, { $players }. Uusintaottelussa kaikki aloittavat taas nollasta.
discord-why-turn-limit = Viimeinen vuoro on pelattu.
discord-why-agreed = Ottelu päätettiin kesken: voittaa se, jolla on eniten kortteja.
discord-list = { $label }: { $values }
# Sekä otsikot että arvot: Kortit (pisin käärme): 12 (7).
discord-list-more = { $main } ({ $more })
discord-button-all = Näytä kaikki
discord-and-more = … ja { $count ->
    [one] { $count } muu
   *[other] { $count } muuta
}
discord-list-cards = Kortit
discord-list-longest = pisin käärme
discord-ratings = Vahvuusluvut: { $list }
discord-rating-later = näkyy { $needed } ottelun jälkeen (nyt { $matches })
discord-unrated-too-few-moved = Ei vaikuta vahvuuslukuihin: vähintään kahden täytyy tehdä siirto.
discord-unrated-daily-limit = Ei vaikuta vahvuuslukuihin: samojen kahden pelaajan otteluista lasketaan vain { $matches } päivässä.
discord-unrated-resignations = Ei vaikuta vahvuuslukuihin: kun liian moni kahden pelaajan ottelu on päättynyt luovutukseen, heidän ottelujaan ei lasketa loppupäivänä.
discord-left-out-not-moved = { $players }: ei vaikuta vahvuuslukuun, koska omaa siirtoa ei ole.
discord-left-out-daily-limit = { $players }: ei vaikuta vahvuuslukuun, koska tänään on jo laskettu { $matches } ottelua muita vastaan.
discord-left-out-resignations = { $players }: ei vaikuta vahvuuslukuun, koska liian moni tämän päivän ottelu muita vastaan päättyi luovutukseen.

## Kieltäytymiset
discord-broken = Minulla meni jokin vikaan. Mitään ei kadonnut: yritä hetken päästä uudelleen.
discord-slow = Tämä kestää tavallista kauemmin. Katso pöytää hetken päästä ja yritä uudelleen, jos mikään ei ole muuttunut.
discord-unknown-button = Tämä nappi ei ole minun, tai se on liian vanha. Mitään ei muutettu.
discord-unknown-command = Tätä komentoa ei enää ole. Lataa Discord uudelleen ja yritä sitten.
discord-unknown-game = Sellaista peliä ei ole.
discord-no-page = Sellaista sivua ei ole.
discord-only-in-servers = Tämä toimii vain palvelimella.
discord-nobody-sees = Tällä palvelimella muut eivät näe viestejäni, joten kukaan ei voisi liittyä aulaasi ({ $game }). Voit pelata tässä yksin tai pyytää palvelimen ylläpitäjää kutsumaan minut.
discord-real-time-needs-bot = { $game } on peli, jota pelataan reaktioilla, ja ne tavoittavat minut vain palvelimella, jolle olen liittynyt. Pyydä palvelimesi ylläpitäjää kutsumaan minut tai valitse toinen peli: muita voi pelata täälläkin.
discord-start-elsewhere = Pelataan muualla. Tällä palvelimella ottelut aloitetaan täällä: { $channels }
discord-only-managers = Tarvitset oikeuden ”Hallitse palvelinta”.
discord-server-language = Tämän palvelimen viestien kieli: { $language }. Palvelimen hallitsijat voivat vaihtaa sen komennolla `/settings`.
discord-lacks-permission = Tarvitsen oikeuden ”{ $permission }” täällä: { $channel }. Palvelimen ylläpitäjä voi antaa sen minulle.
discord-you-lack-permission = Siihen tarvitset oikeuden ”{ $permission }” täällä: { $channel }.
discord-thread-announced = { $player } avaa ottelun ({ $game }) alla olevassa ketjussa.
discord-thread-failed = En voinut luoda ketjua tänne, joten aulaa ei avattu. Yritä uudelleen ilman ketjua tai toisella kanavalla.
discord-resign-question =
    Luovutatko varmasti tämän ottelun? Sitä ei voi perua. { $counts ->
        [true] Se lasketaan tappioksi.
       *[false] Sitä ei lasketa tappioksi.
    }
    { $match }
discord-button-confirm-resign = Kyllä, luovuta
discord-button-play-on = Ei, jatka peliä
discord-plays-on = Hyvä: mikään ei muutu.
discord-stop-question =
    Lopetatko varmasti tämän ottelun kaikilta? Kukaan ei voita, eikä ottelua lasketa.
    { $match }
discord-stop-question-alone =
    Lopetatko varmasti tämän ottelun? Sitä ei lasketa.
    { $match }
discord-end-question =
    Päätätkö ottelun varmasti nyt? Silloin voittaa se, jolla on eniten kortteja.
    { $match }
discord-stop-question-last =
    Olet viimeinen pelaaja: lopettaminen lasketaan luovuttamiseksi, ja muut pitävät tuloksensa. Luovutatko varmasti?
    { $match }
discord-cancel-question =
    Perutko varmasti tämän aulan?
    { $match }
discord-button-confirm-stop = Kyllä, lopeta
discord-button-confirm-end = Kyllä, päätä
discord-button-confirm-cancel = Kyllä, peru
discord-button-keep-lobby = Ei, jätä auki

discord-mine-heading = **Ottelusi**
discord-mine-none = Et ole mukana missään avoimessa ottelussa. Avaa uusi komennolla `/{ name-help }`.
discord-mine-lobby = { $match }: ei vielä alkanut
discord-mine-own-turn = { $match }: **sinun vuorosi** · ⏳ { $deadline }
discord-mine-turn = { $match }: vuorossa { $players } · ⏳ { $deadline }
discord-mine-paused = { $match }: tauolla
discord-mine-channel-gone = { $match }: tauolla, koska sen kanava poistettiin. Jatka sitä palvelimen toisella kanavalla komennolla /{ name-game } { name-continue }.
discord-history-heading = **Viimeisimmät ottelusi täällä** · enintään { $most } laskettua
discord-history-none = Sinulla ei ole täällä yhtään päättynyttä laskettua ottelua. Avaa uusi komennolla `/{ name-help }`.
discord-history-select = Katso jokin uudelleen …
discord-history-won = 🏆 voitto
discord-history-drawn = tasapeli
discord-history-rank = sija { $rank }/{ $seats }
discord-notice-turn = { $players }, { $count ->
    [one] nyt on sinun vuorosi pelissä **{ $game }**
   *[other] nyt on teidän vuoronne pelissä **{ $game }**
}, ja muut odottavat. [Siirry pöytään]({ $address }) · ⏳ { $deadline }
discord-notice-reminder = { $players }, { $count ->
    [one] vuorosi
   *[other] vuoronne
} (**{ $game }**) päättyy pian. [Siirry pöytään]({ $address }) · ⏳ { $deadline }
discord-notice-begin = { $players }, **{ $game }** on alkanut. [Siirry pöytään]({ $address })
discord-notice-next = { $players }, { $count ->
    [one] seuraava vuoro pelissä **{ $game }** on sinun
   *[other] seuraava vuoro pelissä **{ $game }** on teidän
}. [Siirry pöytään]({ $address })
discord-notice-played = Viimeksi aikasi loppui ja tietokone pelasi puolestasi:
discord-notice-invitation = { $players }, { $host } { $count ->
    [one] kutsuu sinut peliin **{ $game }** ja varaa sinulle paikan
   *[other] kutsuu teidät peliin **{ $game }** ja varaa teille paikat
}. [Siirry pöytään]({ $address })
discord-notice-place = -# Palvelimella { $server } · { $channel }
discord-role-mention = { $role }, { $host } etsii pelaajia peliin **{ $game }**. [Siirry pöytään]({ $address })
discord-button-decline = Ei nyt
discord-accepted = Olet mukana! [Siirry pöytään]({ $address })
discord-button-block = Estä
discord-blocked = { $host } ei voi enää kutsua sinua. Voit perua eston komennolla /{ name-game } { name-notices }.
discord-button-notices = 🔔 Ilmoitustapa
discord-button-notices-channel = Kanavalla
discord-button-notices-direct = Yksityisviestillä
discord-button-notices-nowhere = Ei mitenkään
discord-button-notices-time = Valitse aika …
discord-notices-turns = Kun muut odottavat vuoroasi
discord-notices-next = Kun olet seuraavana vuorossa hitaassa ottelussa, jossa on vähintään kolme pelaajaa
discord-notices-puzzle = Kun uusi päivän pulma on täällä, yksityisviestillä
discord-puzzle-time-title = Kun uusi pulma on täällä
discord-puzzle-time-label = Aika ja aikavyöhyke: 8:30 Europe/Helsinki
discord-no-time = Kirjoita kellonaika ja aikavyöhyke, esimerkiksi 8:30 Europe/Helsinki.
discord-no-zone = Aikavyöhykettä ”{ $zone }” ei ole. Ehkä jokin näistä: { $zones }
discord-notices-invitations = Kun joku kutsuu sinut
discord-notices-invited-by = Kuka saa kutsua sinut
discord-notices-unblock = Salli estetyn järjestäjän kutsut taas …
discord-away-now = **Olet poissa.** Viimeinen päivä: { date } (UTC).
discord-away-not = **Et ole poissa.**
discord-away-help = Kun olet poissa, vuorosi hitaissa otteluissa odottavat, eikä sinulle ilmoiteta. Muut näkevät, mihin asti olet poissa. Nopeammissa otteluissa tietokone pelaa puolestasi, kun aikasi loppuu.
discord-away-left = { $left ->
    [0] Olet käyttänyt kaikki tämän kauden { $most } poissaolopäivää.
    [one] Voit olla tällä kaudella poissa vielä yhden päivän kauden { $most } poissaolopäivästä.
   *[other] Voit olla tällä kaudella poissa vielä { $left } päivää kauden { $most } poissaolopäivästä.
}
discord-away-option = { date } ({ $duration })
discord-away-choose = Mihin asti?
discord-button-returned = Palasin
discord-away-too-long = { $left ->
    [0] Olet käyttänyt kaikki tämän kauden { $most } poissaolopäivää.
    [one] Voit olla tällä kaudella poissa enää yhden päivän. Joka kaudella poissaolopäiviä on { $most }.
   *[other] Voit olla tällä kaudella poissa vielä enintään { $left } päivää. Joka kaudella poissaolopäiviä on { $most }.
}
discord-away-unclear = En ymmärrä, mihin asti. Kirjoita päivien määrä, esimerkiksi 7, tai viimeinen päivä, esimerkiksi 3.12.2026.
discord-away-pause = Muutit tätä juuri äsken. Voit muuttaa sitä uudelleen { $seconds ->
    [one] { $seconds } sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
discord-button-invited-by-everybody = Kaikki
discord-button-invited-by-played = Kanssani pelanneet
discord-button-invited-by-nobody = Ei kukaan
discord-avatar-shown = Ottelujesi kuvissa näkyy nyt avatarisi.
discord-avatar-hidden = Kuvissa ei enää näy avatarisi, vain nimesi.
discord-privacy =
    {"**"}Mitä tietoja säilytän sinusta ja miksi**
    - Discord-tunnuksesi (ID) ja nimesi: pöytäpaikkaasi ja tulostauluja varten.
    - Ottelusi siirtoineen ja tuloksineen sekä se, missä pelasit ja miten nopeasti napsautit: toistoja, tilastoja ja vahvuuslukuja varten.
    - Yrityksesi päivän pulmissa ja ilmoituksesi niistä: putkeasi, palvelimesi tuloksia ja korjauksia varten.
    - Mitkä saavutukset olet nähnyt: jotta kukin on uusi vain kerran.
    - Omat valintasi: ilmoitukset, avatar ja poissaolopäivät.
    - Viimeisen vuorokauden kutsut ja estämäsi järjestäjät: jotta kukaan ei häiritse sinua.
    - Reaktiot, jotka vaikuttavat liian nopeilta ihmisen tekemiksi: palvelimen ylläpitäjiä varten.
    En koskaan tallenna avatariasi enkä viestejäsi. Lähettämäni kuvat ja tulokset jäävät kanavilleen.
    { $export } lähettää sinulle kaiken tiedostona. { $forget } poistaa sen.
discord-privacy-listed = Päivän pulman ratkaisijoiden luettelot näyttävät nimesi.
discord-privacy-unlisted = Päivän pulman ratkaisijoiden luettelot eivät näytä nimeäsi.
discord-privacy-policy = Tietosuojakäytäntö: { $address }
discord-terms-of-service = Käyttöehdot: { $address }
discord-export = Tässä on kaikki, mitä säilytän sinusta.
discord-export-cut = Tässä on, mitä säilytän sinusta. Kaikki ottelusi eivät mahdu yhteen tiedostoon Discordissa: mukana ovat uusimmat ({ $matches }), pois jäivät vanhemmat ({ $older }). Tämän botin ylläpitäjä voi lähettää sinulle loput.
discord-export-pause = Sait juuri tietosi. Voit pyytää niitä uudelleen { $seconds ->
    [one] { $seconds } sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
discord-forget-question =
    Haluatko varmasti, että poistan kaikki tietosi? Sitä ei voi perua.
    Vahvuuslukusi, tilastosi ja valintasi katoavat. Ottelut muiden pelaajien kanssa säilyvät, mutta niissä olet vain ”entinen pelaaja”. Jos pelaat uudelleen, aloitat alusta.
discord-button-forget = Kyllä, poista kaikki
discord-button-keep-data = Ei, säilytä ne
discord-forget-open =
    Sinulla on vielä paikka näissä otteluissa. Luovuta ne tai poistu niistä ensin ja pyydä sitten uudelleen.
    { $matches }
discord-forgotten = Valmis: poistin kaikki tietosi. Aiemmin lähettämäni viestit jäävät kanavilleen. Moderaattori voi poistaa ne siellä.
discord-with-yourself = Sinulla on jo paikka. Valitse muita pelaajia.
discord-with-bot = { $player } on botti. Jos haluat tietokonepelaajia, valitse niiden määrä kohdassa `tietokoneet`.
discord-with-twice = Valitsit saman pelaajan kahdesti: { $player }.
discord-challenge = Minkä pelin haluat pelata? Vastustaja: { $player }
discord-with-direct = Yksityisviesteissä kukaan muu ei voi liittyä mukaan. Aloita ottelu palvelimella.
discord-with-too-many = Tässä pelissä on { $most } paikkaa. Sinä, kutsutut ja tietokoneet tarvitsette yhteensä { $needed }.
discord-choose-match = Mikä ottelu?
discord-button-ask-to-stop = Ehdota lopettamista
discord-button-resign = Luovuta
discord-replay = 🎬 **{ $game }** · #{ $number } · { $players }
    -# **Vaihe vaiheelta** näyttää ottelun omaan tahtiisi. **Tallenne** on tiedosto, jossa on jokainen vaihe, joten kuka tahansa voi tarkistaa sen.
discord-replay-alt = Koko ottelu animaationa. Nappi ”Vaihe vaiheelta” näyttää samat kuvat yksi kerrallaan, kunkin myös sanoin kuvattuna.
discord-step-heading = 🎬 **{ $game }** · #{ $number } · { $place }
discord-step-title = Pelaajat
discord-step = Vaihe { $step }/{ $steps }
discord-at-step = Vaihe { $step }
discord-step-end = Loppu
discord-select-step = Siirry vaiheeseen …
discord-record = Ottelun #{ $number } tallenteessa ovat sen kaikki arvonnat ja vaiheet. `snakepit verify record.json` tarkistaa sen.
discord-record-check = Tarkista se selaimessasi: { $address }
discord-replay-none = Tällä kanavalla ei ole vielä päättynyt yhtään ottelua.
discord-replay-elsewhere = En voi näyttää tätä ottelua täällä: se on kesken, tai se pelattiin toisella kanavalla.
discord-replay-older-rules = Tämä ottelu pelattiin vanhemmilla säännöillä. Niitä ei enää tueta, joten ottelua ei voi toistaa.
discord-replay-busy = Juuri nyt tehdään liian monta toistoa. Yritä hetken päästä uudelleen.
discord-replay-pending = Edellinen toistosi on vielä tekeillä. Odota, että se valmistuu.
discord-replay-pause = Tälle kanavalle tuli juuri toisto. Yritä uudelleen { $seconds ->
    [one] sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
discord-replay-too-large = Tämä toisto on liian suuri tälle palvelimelle.
permission-view-channel = Näytä kanava
permission-send-messages = Lähetä viestejä
permission-send-messages-in-threads = Lähetä viestejä ketjuissa
permission-attach-files = Liitä tiedostoja
permission-read-message-history = Lue viestihistoria
permission-create-public-threads = Luo julkisia ketjuja
permission-create-private-threads = Luo yksityisiä ketjuja
permission-manage-roles = Hallitse rooleja

## Luettavaa
discord-rules-heading = **{ $game }** · säännöt { $page }/{ $pages }
discord-rules-house = -# 🏠 Oma kotisääntömme.
discord-help-intro = **Pelaa** muiden kanssa, **Opettele** pelaamalla tai pelaa heti **Yksin**.
discord-help-game = **{ $game }** ({ $seats }) · { $line }
discord-help-picture = Pelien kansikuvat: { $games }.
discord-help-commands =
    ## Kaikki komennot
    Käytä komentoa painamalla sitä. `{ name-learn }` aloittaa harjoitusottelun helppoa tietokonetta vastaan. Vihje, jossa on 🎓, selittää jokaisen vuoron, eikä ottelua lasketa.
discord-help-play = **Pelaa**
discord-help-match = **Ottelun aikana**
discord-help-back = **Katso taaksepäin**
discord-help-you = **Sinulle**
discord-help-server = **Palvelimelle**
discord-help-more =
    Paina kuvan alla **Kuvaile**, niin voit lukea sanoina, mitä kuvassa näkyy. Vain sinä näet sen.
    Jos kaksi vuoroa peräkkäin jää väliin, tietokone pelaa puolestasi, kunnes painat jotakin nappia.

## Tulokset ja tulostaulut
discord-scores-heading = **{ $game }** · tämän kanavan uusimmat tulokset
discord-scores-none = Täällä ei ole vielä pelattu yhtään ottelua.
discord-scores-running = Ottelu #{ $match } · alkoi · { $when }
discord-scores-ended = Ottelu #{ $match } · päättyi · { $when }
discord-scores-drawn = Ottelu #{ $match } · tasapeli · { $when }
discord-scores-stopped = Ottelu #{ $match } · lopetettiin, ei lasketa · { $when }
discord-scores-round = -# Kierros { $round }: { $points }
discord-leaderboard-heading = **{ $game }** · tulostaulu, { $where }, { $when }
discord-leaderboard-none = Listalla ei ole vielä ketään. Pelaa ottelu loppuun ja ole ensimmäinen!
discord-leaderboard-line = { $place } { $player } · **{ $rating }** · voitot { $won }, tasapelit { $drawn }, tappiot { $lost }
discord-leaderboard-trend = -# ↑ ↓: yleisen vahvuusluvun muutos viimeisten { $matches } lasketun ottelun aikana
discord-leaderboard-rated = -# Vahvuusluku näkyy, kun takana on { $needed } laskettua ottelua. Mitaleja saa, kun kolmella ihmisellä on vahvuusluku.
discord-leaderboard-line-period = { $place } { $player } · voitot **{ $won }**, tasapelit { $drawn }, tappiot { $lost }
discord-leaderboard-counts = -# Mukana ovat ottelut, joissa on ainakin kaksi ihmistä. Järjestys: ensin voitot, sitten tasapelit. Päättyy: { $end }
discord-picture-pause = Pyysit monta kuvaa lyhyessä ajassa. Voit pyytää seuraavaa { $seconds ->
    [one] sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
discord-leaderboard-pause = Tälle kanavalle tuli juuri tulostaulu. Yritä uudelleen { $seconds ->
    [one] { $seconds } sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
discord-period-all = kautta aikojen
discord-period-season = tällä kaudella
discord-period-week = tällä viikolla
discord-season = { $quarter ->
    [1] tammi–maaliskuu
    [2] huhti–kesäkuu
    [3] heinä–syyskuu
   *[other] loka–joulukuu
} { $year }
discord-rating-new = uusi ({ $matches }/{ $needed })
discord-best-claim = 🏆 { $player }: tähän asti nopein oikea reaktio, { $time }
discord-best-score = 🏆 { $player }: tähän asti paras ottelu, { $score }
discord-first-win = 🎉 { $player }: ensimmäinen voitto pelissä { $game }!
discord-fastest-claim = ⚡ Ottelun nopein oikea reaktio: { $player }, { $time }
discord-season-over = 🏆 Kausi { $season } on päättynyt. Onneksi olkoon!
discord-milestone-first-win = { $game } · ensimmäinen voitto: { $date }
discord-milestone-streak = { $game } · eniten voittoja peräkkäin: { $wins }
discord-milestone-snake = { $game } · pisin käärme: { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}
discord-milestone-claim = { $game } · nopein oikea reaktio: { $time }
discord-milestone-new = 🆕 { $milestone }
discord-milestone-old = 🏅 { $milestone }
discord-milestone-share = Jaa saavutus
discord-milestone-shared = 🏅 **{ $player }** · { $milestone }
discord-best = paras { $best }
discord-fastest = nopein { $time }
discord-wrong = { percent } väärin
discord-stats-heading = **{ $player }** · { $game }
discord-all-games = kaikki pelit
discord-stats-none = Ei vielä otteluita, jotka lasketaan. Harjoitusotteluita ei lasketa.
discord-stats-played = Ottelut: { $games } (voitot { $won }, tasapelit { $drawn }, tappiot { $lost })
discord-stats-game = - { $game } · **{ $rating }**
discord-stats-rating = Vahvuusluku: { $rating }, paras { $best }
discord-stats-rating-new = Vahvuusluku: { $rating }
discord-stats-runs = Voittoputki: nyt { $run }, pisin { $longest }
discord-stats-best = Paras ottelu: { $best }
discord-stats-claims = Oikeat reaktiot: { $right }, vääriä { percent }
discord-stats-fastest = Nopein oikea reaktio: { $time }

## Asetukset
discord-settings-heading = **Tämän palvelimen asetukset**
    -# Jokainen valinta tulee heti voimaan.
discord-settings-play = Pelaaminen
discord-settings-channels = Kanavat
discord-settings-puzzle = Pulma
discord-settings-roles = Roolit
discord-settings-privacy = Tietosuoja ja reilu peli
discord-settings-language = Pelien kieli
discord-settings-pace = Aika, ellei järjestäjä valitse muuta
discord-settings-stopping = Kuka saa lopettaa ottelun moderaattorien lisäksi
discord-stopping-host = Aluksi järjestäjä, sitten kaikki yhdessä
discord-stopping-players = Kaikki pelaajat yhdessä
discord-stopping-nobody = Ei kukaan
discord-settings-start = Missä otteluita saa aloittaa, ketjut mukaan lukien
discord-settings-everywhere = Kaikkialla
discord-settings-matches = Avoimia otteluita yhdellä kanavalla
discord-settings-at-most = { $matches ->
    [0] Ei rajaa
   *[other] Enintään { $matches }
}
discord-settings-threads = Jokaiselle ottelulle oma ketju, ellei järjestäjä valitse toisin
discord-settings-notices = Ilmoita pelaajille kanavalla, kun muut odottavat heitä tai kutsuvat heidät peliin
discord-settings-role = Rooli, joka mainitaan, kun uusi aula etsii pelaajia, enintään kerran kymmenessä minuutissa
discord-settings-no-role = Ei roolia
discord-settings-role-deleted = ⚠️ Valittu rooli on poistettu. Valitse toinen tai jätä tyhjäksi.
discord-settings-role-restricted = Tämän roolin mainitsevat vain sellaisten jäsenten aulat, joilla on oikeus *Mainitse kaikki roolit*. Jos haluat muuttaa tämän, salli kaikkien mainita rooli.
discord-settings-role-not-allowed = ⚠️ En voi mainita tätä roolia. Salli kaikkien mainita se tai anna minulle oikeus *Mainitse kaikki roolit*.
discord-settings-role-everyone = En koskaan mainitse kaikkia. Valitse toinen rooli.
discord-settings-season = Missä näytän palkintopallin kauden päättyessä: tammi-, huhti-, heinä- ja lokakuussa
discord-settings-no-channel = Ei missään
discord-settings-puzzle-channel = Missä näytän päivän pulman, joka päivä samaan aikaan
discord-settings-puzzle-time = Milloin näytän päivän pulman
discord-settings-no-time = Ei vielä aikaa
discord-settings-puzzle-role = Rooli, jonka mainitsen päivän pulman kanssa
discord-settings-puzzle-next = Seuraava pulma: { $at }
discord-settings-puzzle-off = Valitse kanava ja aika, niin näytän pulman joka päivä.
discord-settings-puzzle-lost = ⚠️ En enää näytä päivän pulmaa täällä: { $channel }. Kanavaa ei enää ole, tai en voi kirjoittaa sinne. Valitse kanava sivulla *{ discord-settings-puzzle }*.
discord-settings-winner-role = Rooli viimeisimmän turnauksen voittajalle
discord-settings-season-role = Rooli kaikille, jotka olivat jonkin pelin ensimmäisiä viime kaudella
discord-settings-roles-explained = Roolin saa paras ihminen, ei koskaan tietokone. Otan sen takaisin, kun joku muu voittaa.
discord-award-unknown = Discord ei vastaa juuri nyt, joten en voinut tarkistaa roolia. Valitse se uudelleen.
discord-award-managed = ⚠️ Discord tai toinen sovellus hallitsee tätä roolia, joten en voi antaa sitä. Valitse toinen.
discord-award-powerful = ⚠️ Tällä roolilla on oikeuksia, joita kaikilla ei ole. Valitse rooli ilman niitä, sillä kuka tahansa voi voittaa sen.
discord-award-too-low = ⚠️ Tämä rooli on minun rooliani ylempänä, joten en voi antaa sitä. Siirrä roolini ylemmäs palvelimen rooliluettelossa.
discord-award-not-allowed = ⚠️ Tarvitsen oikeuden ”{ permission-manage-roles }”, jotta voin antaa tämän roolin.
discord-settings-other-server = Se kanava ei ole tällä palvelimella, tai en näe sitä. Valitse toinen.
discord-button-change = Muuta
discord-settings-avatars = Näytä pelaajien avatarit kuvissa
discord-settings-barred = Jäsenet, jotka eivät saa pelata tällä palvelimella. Alkaneet ottelut he saavat pelata loppuun.
discord-settings-nobody = Ei ketään
discord-acts-heading = **Mitä ylläpitäjät ja moderaattorit ovat tehneet viimeisten 90 päivän aikana**
discord-acts-none = Kukaan ei ole muuttanut asetuksia eikä lopettanut muiden otteluita viimeisten 90 päivän aikana.
discord-act-setting = { $when }, { $who }: { $detail }
discord-act-stop = { $when }: { $who } lopetti ottelun { $detail }
discord-settings-keep = Kauanko perutut aulat säilytetään
discord-settings-days = { $days ->
    [0] pysyvästi
    [one] { $days } päivä
   *[other] { $days } päivää
}
discord-on = Päällä
discord-off = Pois päältä
