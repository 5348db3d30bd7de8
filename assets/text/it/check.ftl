# The page that checks records in a browser.

check-title = Controlla una partita
check-intro = Sotto un replay, il pulsante “{ discord-button-record }” dà il file record.json. Questa pagina controlla il segreto, tutti i dadi e le carte, e ogni passo. Poi puoi rivedere la partita e la sua analisi.
check-private = La pagina non usa la rete: il file resta sul tuo dispositivo.
check-choose = Scegli una registrazione
check-drop = Puoi anche trascinare il file su questa pagina.
check-checking = Controllo in corso…
check-reviewing = Analisi in corso…
check-valid = Tutto in ordine
check-broken = Questa registrazione viola una regola
check-unreadable = Questa registrazione non si può leggere
check-failed = Il controllo non è riuscito. Riprova con un browser aggiornato.
check-language = Lingua
