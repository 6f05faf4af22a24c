import { company } from '@rombo/shared/company';
import { SESSION_SECONDS } from '@rombo/shared/sign-in-limits';
import type { LegalText } from '../legal-text.ts';

/** The cookie policy in Italian. */
const cookies = {
  lead: 'Chi visita questo sito non riceve alcun cookie, salvo quello della lingua se la sceglie. Il sito conserva nel browser soltanto ciò che serve a farlo funzionare: la lingua, se la scegli tu, il punto a cui eri arrivato in una pagina, e la sessione di chi amministra il catalogo.',
  sections: {
    what: {
      heading: 'Che cosa sono i cookie',
      blocks: [
        'Un cookie è un breve testo che un sito affida al browser e che il browser gli restituisce alla visita successiva. La memoria locale (local storage) è simile, ma resta nel browser: al sito non viene inviata. Si dicono tecnici quelli che servono a far funzionare il sito o un servizio che hai chiesto; di profilazione quelli che ricostruiscono le tue abitudini per mostrarti pubblicità.',
      ],
    },
    ours: {
      heading: 'Che cosa usa questo sito',
      blocks: [
        'Questo è l’elenco completo.',
        {
          name: '__Host-session',
          rows: [
            ['Che cos’è', 'Cookie tecnico di sessione'],
            ['Chi lo riceve', 'Soltanto chi amministra il sito, dopo l’accesso con nome utente e password'],
            ['A che serve', 'Riconosce l’amministratore mentre lavora nell’area riservata'],
            ['Quanto dura', `${SESSION_SECONDS / 3600} ore, o fino all’uscita dall’area riservata`],
            ['Chi lo legge', 'Solo questo sito, su connessione cifrata: HttpOnly, Secure, SameSite=Strict'],
          ],
        },
        {
          name: '__Host-device',
          rows: [
            ['Che cos’è', 'Cookie tecnico di sicurezza'],
            ['Chi lo riceve', 'Soltanto chi amministra il sito, dopo l’accesso con nome utente e password'],
            [
              'A che serve',
              'Riconosce un browser da cui l’amministratore ha già fatto accesso, così i tentativi di altri non lo bloccano; da solo non apre nulla',
            ],
            ['Quanto dura', 'Un anno dall’ultimo accesso, o fino al cambio della password'],
            ['Chi lo legge', 'Solo questo sito, su connessione cifrata: HttpOnly, Secure, SameSite=Strict'],
          ],
        },
        {
          name: 'language',
          rows: [
            ['Che cos’è', 'Cookie tecnico, e voce della memoria locale del browser'],
            ['Chi lo riceve', 'Chi sceglie la lingua con il comando Italiano / English'],
            ['A che serve', 'Ricorda la lingua scelta: contiene soltanto `it` oppure `en`'],
            ['Quanto dura', 'Il cookie un anno dall’ultima visita, la voce finché non cancelli i dati del sito'],
            ['Chi lo legge', 'Solo questo sito, per mandarti le pagine già nella tua lingua: Secure, SameSite=Lax'],
          ],
        },
        {
          name: 'scroll-positions',
          rows: [
            ['Che cos’è', 'Voce della memoria di sessione del browser (session storage)'],
            ['Chi lo riceve', 'Chi ricarica o lascia una pagina'],
            ['A che serve', 'Ritrova il punto della pagina a cui eri arrivato quando torni indietro'],
            ['Quanto dura', 'Finché non chiudi la scheda'],
            ['Chi lo legge', 'Solo le pagine di questo sito, nel tuo browser: non ci viene inviato'],
          ],
        },
        {
          name: 'contact-draft',
          rows: [
            ['Che cos’è', 'Voce della memoria di sessione del browser (session storage)'],
            ['Chi lo riceve', 'Chi scrive nel modulo della pagina Contatti'],
            [
              'A che serve',
              'Conserva il messaggio non ancora inviato, se la pagina viene ricaricata; il consenso non vi è compreso',
            ],
            ['Quanto dura', 'Fino all’invio del messaggio o alla chiusura della scheda'],
            ['Chi lo legge', 'Solo le pagine di questo sito, nel tuo browser: ci arriva soltanto ciò che invii'],
          ],
        },
      ],
    },
    none: {
      heading: 'Che cosa non usa',
      blocks: [
        {
          list: [
            'Nessun cookie di profilazione o pubblicitario.',
            'Nessuna statistica di visita, nostra o di altri.',
            'Nessun contenuto di terzi: caratteri, immagini e programmi arrivano da questo stesso sito; non ci sono mappe incorporate, video, pulsanti dei social network o captcha.',
          ],
        },
      ],
    },
    banner: {
      heading: 'Perché non vedi il banner',
      blocks: [
        'Il consenso serve per i cookie che non sono necessari. L’art. 122, comma 1, del Codice Privacy (D.Lgs. 196/2003) lo esclude per quelli indispensabili a fornire un servizio che l’utente ha chiesto, e le Linee guida del Garante del 10 giugno 2021 confermano che per i soli cookie tecnici basta informare, anche in una pagina come questa. Qui non c’è nulla da accettare o rifiutare, quindi non ti chiediamo di farlo.',
      ],
    },
    remove: {
      heading: 'Come cancellarli',
      blocks: [
        'Puoi cancellare i dati di questo sito quando vuoi, o impedire al browser di salvarne. Le voci dei menu possono cambiare da una versione all’altra.',
        {
          list: [
            'Chrome: Impostazioni, Privacy e sicurezza, Cookie di terze parti, Visualizza tutti i dati e le autorizzazioni dei siti.',
            'Firefox: Impostazioni, Privacy e sicurezza, Cookie e dati dei siti web, Gestisci dati.',
            'Edge: Impostazioni, Cookie e autorizzazioni sito, Gestisci ed elimina cookie e dati del sito.',
            'Safari su Mac: Impostazioni, Privacy, Gestisci dati siti web.',
            'Safari su iPhone e iPad: Impostazioni, App, Safari, Avanzate, Dati dei siti web.',
          ],
        },
        'Senza `language` il sito torna in italiano. Senza `__Host-session` l’amministratore deve accedere di nuovo. Per chi visita il sito non cambia altro.',
      ],
    },
    contact: {
      heading: 'Titolare e domande',
      blocks: [
        `${company.legalName} è il titolare del trattamento. Per qualsiasi domanda scrivi a [${company.email}](mailto:${company.email}). Come trattiamo i dati di chi ci scrive, e quali sono i tuoi diritti, lo trovi nella [Privacy Policy](privacy).`,
      ],
    },
  },
} satisfies LegalText;

export default cookies as LegalText<keyof typeof cookies.sections>;
