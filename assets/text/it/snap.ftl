# Snap: the rules, the table, the news.
snap-title = Snap
snap-pitch = Due carte uguali? Schiocca le dita con 🫰 prima di tutti.
snap-line = trova due carte uguali

snap-option-turn-limit-name = limite-di-turni
snap-option-turn-limit = Quanti turni dura la partita, contando quelli di tutti (0: fino in fondo)
snap-option-turn-limit-0 = nessuno
snap-option-claim-floor-ms = Millisecondi prima che uno snap possa valere per una nuova immagine
snap-length = { claims-length }
snap-length-button = { claims-length-button }
snap-length-many = In cinque o più, di solito metà dei giocatori è fuori già a metà partita. In una partita breve la maggior parte gioca fino alla fine.
snap-option-claim-grace-ms = Millisecondi in cui uno snap può ancora valere per l’immagine precedente
snap-option-show-ms = Millisecondi prima che si possa girare la carta successiva
snap-gentle-match = { claims-gentle-match }
snap-brisk-match = { claims-brisk-match }

snap-rules-1 =
    {"**"}Lo scopo.** Vincere tutte le carte.

    {"**"}L’immagine**
    {"**"}1** il simbolo di un giocatore · **2** le carte nel suo mazzo, coperte · **3** le carte nella sua pila, scoperte
    {"**"}4** di chi è il turno, in giallo · **5** la carta più recente, in rosa · **6** il posto delle penalità
snap-rules-1-picture = Un tavolo di quattro giocatori. Due pile mostrano una rana, le altre un pinguino e un gatto. I numeri da 1 a 6 indicano i simboli; il testo li spiega.
snap-rules-2 =
    52 carte mostrano 13 animali, quattro carte per ciascuno. Un giocatore a caso le distribuisce tutte coperte, e comincia il successivo. 🏠 Al tuo turno, premi **Gira una carta**: la prima carta del tuo mazzo finisce scoperta sulla tua pila. Se il mazzo è vuoto, prima mescoli la tua pila per formarne uno nuovo. 🏠 Se al tuo turno non hai carte, sei fuori gioco. 🏠

    Appena due carte scoperte mostrano **lo stesso animale**, come qui le rane, reagisci con 🫰. L’emoji 🫰 sotto il messaggio è il tuo pulsante. Premila una sola volta per reazione: se la premi di nuovo, la togli. Chi reagisce prima degli altri prende tutte le pile che mostrano quell’animale e mette le carte sotto il proprio mazzo. L’immagine le conserva, con il simbolo e il tempo di chi ha vinto, fino al turno successivo. Poi il gioco prosegue con quel turno.
snap-rules-3 =
    {"**"}Quali carte contano.** La carta in cima a ogni pila e tutte le penalità al centro. Due qualsiasi con lo stesso animale formano una coppia, anche due penalità. 🏠 Le carte più in basso in una pila non contano. Qui uno snap giusto prende la penalità con il gufo (**1**), la pila con l’altro gufo (**2**) e la pila della stella, che ha pagato la penalità (**3**).
snap-rules-3-picture = Una penalità al centro mostra un gufo; l’ha pagata la stella. 1 indica questa carta, 2 la pila con un altro gufo, 3 la pila della stella.
snap-rules-4 =
    {"**"}Snap sbagliati.** Se fai snap quando non ci sono due carte uguali, la prima carta del tuo mazzo va scoperta al centro come penalità. Se il mazzo è vuoto, prima mescoli la tua pila per formarne uno nuovo. 🏠 Finché non si girano altre tre carte, i tuoi snap non contano. 🏠 Senza carte non puoi fare snap.

    {"**"}Ciò che vinci** va sotto il tuo mazzo: prima le pile, in senso orario a partire dalla tua sinistra, la tua per ultima; poi le penalità, dalla più vecchia. 🏠 Se ci sono più coppie, prendi quella formata per ultima. 🏠

    {"**"}Arrivare secondi non costa nulla.** Dopo uno snap giusto, uno sbagliato viene ignorato finché non si gira la carta successiva. 🏠
snap-rules-5 =
    { claims-rules-moment }
    Qui uno snap in **1** o in **2** vince le rane. Uno snap in **3** è sbagliato e costa una carta.
snap-rules-5-picture = A sinistra due rane, a destra una rana e un nuovo gatto. Sotto, una linea del tempo: 1 prima della nuova immagine, 2 nei suoi primi 150 millisecondi, 3 dopo.
snap-rules-6 =
    { claims-rules-look }
snap-rules-7 =
    {"**"}La fine.** Vinci se hai tutte le carte che non sono al centro. 🏠 { claims-rules-end }

    {"**"}Abbandonare.** Il tuo mazzo e la tua pila escono dal gioco; le tue penalità restano. Vince chi resta in gioco per ultimo. 🏠 { rules-away }

snap-prompt = { $player }, gira una carta. Due animali uguali? 🫰!
snap-prompt-first = { $player }, gira una carta. Due animali uguali? Un solo tocco su 🫰 sotto il messaggio!
snap-prompt-out = { $player } non ha più carte. C’è una coppia? 🫰!
snap-prompt-limit = L’ultima carta! Poi vince chi ha più carte. 🫰!

snap-describe-tops = In cima alle pile: { $cards }.
snap-describe-middle = Penalità al centro (e chi le ha pagate): { $cards }.
snap-describe-card = { $card } ({ $player })
snap-describe-seat = { $player }: { $pack ->
    [one] una carta
   *[other] { $pack } carte
} nel mazzo, { $pile } nella pila.

snap-picture-snap = SNAP! { $time }
snap-news-reform = { $player } mescola la pila per formare un nuovo mazzo ({ $cards ->
    [one] una carta
   *[other] { $cards } carte
}).
snap-news-right = 🫰 { $player } fa snap prima di tutti, in { $time }: { $card }! { $cards ->
    [one] Una carta vinta
   *[other] { $cards } carte vinte
}!
snap-news-right-before = 🫰 { $player } fa snap appena in tempo, { $time } dopo la carta precedente: { $card }! { $cards ->
    [one] Una carta vinta
   *[other] { $cards } carte vinte
}!
snap-news-wrong = Nessuna coppia: { $player } paga { $card } e salta le prossime tre carte.


## Explanations for learners
snap-learn-aim = **Il tuo scopo:** tutte le carte. Due animali uguali? Premi 🫰 sotto il messaggio!
snap-learn-new-pack = Il tuo mazzo è vuoto: quando giri una carta, la tua pila diventa il tuo nuovo mazzo.
snap-learn-watch = Due animali uguali? Premi 🫰 qui sotto una volta sola: se ripremi, la togli.
snap-learn-penalty = Contano anche le carte al centro: se una è uguale a quella in cima a una pila, 🫰.
snap-learn-pair-now = **Guarda, { $card }: 🫰 subito!** In palio: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
snap-remark-won = **Ottimo snap!** Hai vinto tutte le pile che mostravano l’animale.
snap-remark-lost = { $player } ha reagito prima. Arrivare secondi non ti costa nulla.
snap-remark-wrong = **Sbagliato:** niente coppia. La tua prima carta è la penalità, e salti tre carte.
snap-remark-wrong-other = { $player } ha fatto uno snap sbagliato e ha pagato una penalità.

snap-refusal-no-cards = Non hai più carte, quindi non puoi né giocare né fare snap.
snap-refusal-reform = Un nuovo mazzo si forma con tutta la pila, e solo quando serve.
snap-refusal-after-reform = Si è appena formato un nuovo mazzo: ora viene il passo che lo richiede.

## Faults of a record

fault-snap-no-card = Un posto senza carte non può fare snap.
fault-snap-nothing-twice = In quell’immagine non c’è nessuna coppia, oppure era già stata vinta.
fault-snap-something-twice = C’è una coppia, quindi lo snap era giusto.
fault-snap-second = Prima c’è stato uno snap giusto, quindi questo viene ignorato.
fault-snap-picture = Si deve prendere un’altra coppia.
