# Messaggi comuni a Snap e Schiaffo all’elefante.

claims-animal-elephant = un elefante
claims-animal-mouse = il topo che schiocca le dita
claims-animal-bee = un’ape
claims-animal-cat = un gatto
claims-animal-crab = un granchio
claims-animal-frog = una rana
claims-animal-giraffe = una giraffa
claims-animal-hedgehog = un riccio
claims-animal-octopus = un polpo
claims-animal-owl = un gufo
claims-animal-penguin = un pinguino
claims-animal-snail = una lumaca
claims-animal-whale = una balena

claims-two-elephant = due elefanti
claims-two-mouse = due topi che schioccano le dita
claims-two-bee = due api
claims-two-cat = due gatti
claims-two-crab = due granchi
claims-two-frog = due rane
claims-two-giraffe = due giraffe
claims-two-hedgehog = due ricci
claims-two-octopus = due polpi
claims-two-owl = due gufi
claims-two-penguin = due pinguini
claims-two-snail = due lumache
claims-two-whale = due balene

claims-button-turn = Gira una carta
claims-length = { $number ->
    [0] Fino alla fine: { claims-minutes }
    [120] Partita breve: 120 turni, { claims-minutes }
   *[other] { $number } turni: { claims-minutes }
}
claims-length-button = { $number ->
    [0] Fino alla fine
   *[other] Partita breve: { $number } turni
}
claims-minutes = { $minutes ->
    [one] circa 1 minuto
   *[other] circa { $minutes } minuti
}
claims-gentle-match = Con calma: le carte restano 4 secondi
claims-brisk-match = Ritmo normale
claims-reaction-snap = Snap!
claims-reaction-slap = Schiaffo!

claims-picture-left = { $turns ->
    [0] Turni finiti
    [one] Manca 1 turno
   *[other] Mancano { $turns } turni
}
claims-describe-left = { claims-picture-left }.
claims-describe-claimed = L’immagine mostra ancora ciò che { $player } ha preso in { $time }: { $card }.
claims-describe-not-dealt = Le carte non sono ancora state distribuite.
claims-describe-turn = { $player } gira la prossima carta.
claims-describe-out = { $player } è fuori gioco.

claims-news-deal = Le carte sono distribuite. { $player } comincia.
claims-news-turn = { $player } gira { $card }.
claims-news-out = { $player } non ha più carte ed è fuori gioco.
claims-news-agree = Vince chi ha più carte.
claims-news-limit = Era l’ultimo turno. Vince chi ha più carte.


claims-refusal-unreadable = Questo non è né un turno né una reazione di questo gioco.
claims-refusal-not-your-turn = Non tocca a te girare una carta.
claims-refusal-out = In questa partita sei fuori gioco.
claims-refusal-not-dealt = Le carte non sono ancora state distribuite.
claims-refusal-no-reaction = In questo gioco niente schiaffi: fai snap con 🫰.
claims-refusal-by = Questo passo spetta a un altro giocatore.
claims-refusal-deal = Questi mazzi non vengono da una distribuzione di tutte le carte, una alla volta.
claims-refusal-card = Questa non è la prima carta di quel mazzo.
claims-refusal-not-out = Si esce dal gioco solo nel proprio turno, e solo senza carte.
claims-refusal-judged = Secondo le regole, questa reazione ha un altro esito.
claims-refusal-forced-first = Secondo le regole, prima viene un altro passo.
claims-refusal-last-turn = L’ultimo turno è finito. Ora contano solo le reazioni.
claims-refusal-limit = L’ultimo turno deve ancora venire.

# La fine, nelle regole dei due giochi.
claims-rules-end = Si gioca fino alla fine, di solito da 10 a 25 minuti, oppure una partita breve di 120 turni, circa cinque minuti. Se giochi solo contro computer la partita è breve, a meno che tu non scelga altro; una partita di prova ha 60 turni. L’host può scegliere un altro limite, e l’immagine conta i turni che mancano. 🏠 Chi è ancora in gioco può anche chiudere la partita di comune accordo con **Termina la partita**. Allora vince chi ha più carte; in caso di parità, si divide la vittoria. 🏠 Anche la carta dell’ultimo turno si può ancora vincere. 🏠 Dopo 100.000 passi la partita viene interrotta e non conta. 🏠

# L’ultima pagina delle regole dei due giochi.
claims-rules-moment =
    {"**"}Chi è arrivato primo?** Conta solo l’ordine in cui Discord consegna le reazioni. Aggiungere l’emoji è una reazione, e anche toglierla lo è: puoi quindi reagire tutte le volte che vuoi. Toglierla può far vincere, ma non costa mai nulla. Vale solo se l’aggiunta era giusta o è arrivata con un attimo di ritardo. Dopo una reazione sbagliata, togli prima l’emoji: vale solo aggiungerla di nuovo. 🏠

    {"**"}L’immagine.** Una reazione in **1** o in **2** vale per l’immagine a sinistra. Una reazione in **3** vale per l’immagine a destra.
claims-rules-look =
    {"**"}Troppo presto?** Ogni nuova carta sul tavolo e ogni presa creano una nuova immagine. Nei suoi primi 150 millisecondi nessuno può reagire, quindi una reazione così rapida vale per l’immagine precedente. Vince se lì era giusta e nessuno è stato più veloce. Altrimenti viene ignorata e non costa nulla. 🏠 Se il bot perde la connessione, le carte scoperte non si possono più vincere, e il messaggio lo dice. 🏠

    {"**"}Il tempo di guardare.** Ogni carta resta 1,5 secondi, o 4 in una partita con calma, perché tutti la vedano. Se premi prima **Gira una carta**, il bot la gira al momento giusto. 🏠 Se una reazione nei primi 400 millisecondi di una nuova carta va bene solo per la carta precedente, vale ancora per quella. 🏠

## Errori di una registrazione

fault-claims-pictures = Un mazzo ha tredici animali, compresi l’elefante e il topo.
fault-claims-cards = Queste non sono le carte che sono state mescolate.
fault-claims-pack-sizes = Le dimensioni dei mazzi non corrispondono a una distribuzione di una carta alla volta.
fault-claims-told = La partita è ancora in corso, quindi l’ordine delle carte deve restare nascosto.
fault-claims-hidden = La partita è finita, quindi l’ordine delle carte deve essere mostrato.
fault-claims-reform = Il nuovo mazzo deve avere esattamente le carte della pila.
fault-claims-reform-early = Un nuovo mazzo si forma solo quando il vecchio è vuoto, subito prima del turno o dello snap sbagliato che lo richiede.
fault-claims-top = Questa non è la prima carta del mazzo.
fault-claims-floor = La reazione è arrivata troppo presto per questa immagine.
fault-claims-before = Solo una reazione giusta può valere per l’immagine precedente.
fault-claims-late = La reazione è arrivata troppo tardi per valere per l’immagine precedente.
fault-claims-grace = Questa reazione va bene per l’immagine precedente, quindi non costa nulla.
fault-claims-agree = Qui la partita non può finire di comune accordo: prima viene un altro passo.
fault-claims-took = { $cards ->
    [one] Il numero giusto è una carta.
   *[other] Il numero giusto è { $cards } carte.
}
