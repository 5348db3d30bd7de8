# The page that checks records in a browser.

check-title = Een potje controleren
check-intro = Onder een animatie krijg je met de knop “{ discord-button-record }” het bestand record.json. Deze pagina controleert het geheim, alle worpen en kaarten, en elke stap. Daarna kun je het potje terugkijken en de analyse openen.
check-private = De pagina gebruikt geen netwerk: het bestand blijft op je apparaat.
check-choose = Een opname kiezen
check-drop = Je kunt het bestand ook naar deze pagina slepen.
check-checking = Bezig met controleren …
check-reviewing = Het potje wordt geanalyseerd …
check-valid = Alles klopt
check-broken = Deze opname schendt een regel
check-unreadable = Deze opname is niet te lezen
check-failed = De controle is mislukt. Probeer het opnieuw met een recente browser.
check-language = Taal
