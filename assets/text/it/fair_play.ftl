# La pagina “Fair play” di una partita: da dove viene il caso, e come verificarlo.
fair-play-heading = **Fair play** · partita #{ $match }
fair-play-people = Se scrivi parole tue, nessuno può scegliere da solo le carte o i dadi: nemmeno chi gestisce il bot, a meno che non giochi anche lui.
fair-play-intro = Tutte le mescolate e tutti i dadi di una partita vengono dal suo seme. Il seme si calcola da un segreto del bot e da un contributo di ogni giocatore. Il bot ha sorteggiato il suo segreto all’apertura della lobby. L’impegno è lo SHA-256 del segreto: così più tardi puoi verificare che il segreto è rimasto lo stesso.
fair-play-commitment = Impegno: { $commitment }
fair-play-later = Il segreto e il seme appaiono qui a partita finita. Copia ora l’impegno per confrontarlo allora.
fair-play-secret = Segreto: { $secret }
fair-play-seed = Seme: { $seed }
fair-play-check-secret = Questo comando mostra l’impegno: { $command }
fair-play-check-record = Premi **Replay**, poi **Registrazione**, e salva record.json. `snakepit verify record.json` verifica tutto. Senza Snakepit, questo comando mostra l’impegno e il seme: { $command }
fair-play-parts = **I contributi dei giocatori**
fair-play-part = { $player }: { $text }
fair-play-no-part = { $player }: nessuno
fair-play-own = Il tuo contributo è il numero del clic o del comando con cui partecipi. Fino all’inizio puoi scrivere invece parole tue.
fair-play-button-words = Usa parole mie
fair-play-form = Fair play
fair-play-form-label = Il tuo contributo al caso di questa partita
