import { company } from '@rombo/shared/company';
import { CONTACT_MONTHS } from '@rombo/shared/retention';
import { loginLimits, SESSION_SECONDS } from '@rombo/shared/sign-in-limits';
import type { LegalText } from '../legal-text.ts';

const mail = `[${company.email}](mailto:${company.email})`;
const pec = `[${company.certifiedEmail}](mailto:${company.certifiedEmail})`;

/** The privacy policy in Italian. */
const privacy = {
  lead: 'Informativa sul trattamento dei dati personali, ai sensi dell’articolo 13 del Regolamento (UE) 2016/679 (GDPR) e del D.Lgs. 196/2003 (Codice Privacy). Riguarda chi visita questo sito e chi ci scrive dal modulo di contatto.',
  sections: {
    controller: {
      heading: 'Titolare del trattamento',
      blocks: [
        `Il titolare del trattamento è ${company.legalName}, con sede in ${company.street}, ${company.postalCode} ${company.town} (${company.province}), ${company.country.it}, partita IVA ${company.vatNumber}, codice fiscale ${company.taxCode}.`,
        `Per tutto ciò che riguarda i tuoi dati scrivi a ${mail}, per posta certificata a ${pec}, oppure per posta all’indirizzo della sede. Non abbiamo nominato un responsabile della protezione dei dati (DPO), perché la legge non ce lo impone: ti risponde direttamente l’azienda.`,
      ],
    },
    data: {
      heading: 'Quali dati trattiamo',
      blocks: [
        'Per leggere il sito non serve registrarsi. I dati personali che trattiamo sono questi, e nessun altro.',
        {
          list: [
            'Dati del modulo di contatto: nome, cognome, indirizzo e-mail, telefono (se lo scrivi), oggetto e testo del messaggio, con la data e l’ora in cui arriva, il consenso che hai dato e la versione di questa informativa a cui si riferisce.',
            'Dati delle e-mail: se ci scrivi direttamente, il tuo indirizzo e quello che contiene il messaggio.',
            'Indirizzo IP: quando invii il modulo, o quando qualcuno tenta di accedere all’area riservata, contiamo i tentativi che arrivano da quell’indirizzo, per fermare gli invii automatici.',
            'Impronta tecnica del messaggio: un numero casuale e un codice calcolato dal contenuto, che servono a non registrare due volte lo stesso messaggio se la connessione cade.',
            'Registri tecnici di accesso: data e ora, indirizzo IP, pagina richiesta, esito e tipo di browser, come li produce qualunque server web.',
          ],
        },
        'Nel modulo non ti chiediamo dati particolari (salute, opinioni, convinzioni) e ti preghiamo di non scriverne. Se nel messaggio citi altre persone, assicurati che siano d’accordo.',
      ],
    },
    purposes: {
      heading: 'Perché li trattiamo e su quale base',
      blocks: [
        {
          list: [
            'Per rispondere al tuo messaggio, prepararti un’offerta o assisterti su un prodotto: il trattamento serve a dare seguito a una tua richiesta, prima di un contratto o durante (art. 6, par. 1, lett. b GDPR).',
            'Per rispondere a messaggi che non riguardano un acquisto, per esempio una collaborazione: è nostro legittimo interesse, e tuo, che una domanda abbia una risposta (art. 6, par. 1, lett. f GDPR).',
            'Per proteggere il sito e il modulo da invii automatici, tentativi di accesso e guasti: è nostro legittimo interesse che il sito resti sicuro e raggiungibile (art. 6, par. 1, lett. f GDPR).',
            'Per difendere un diritto, se mai servisse, e per rispettare un obbligo di legge o un ordine dell’autorità (art. 6, par. 1, lett. f e c GDPR).',
          ],
        },
        'La casella del modulo ci conferma che hai letto questa informativa e che vuoi che usiamo i tuoi dati per risponderti. Se cambi idea basta dircelo: cancelliamo il messaggio.',
        'Non usiamo i tuoi dati per inviarti pubblicità o newsletter.',
      ],
    },
    required: {
      heading: 'Sei obbligato a fornirli?',
      blocks: [
        'No: scriverci è una tua scelta. Però senza nome, cognome, e-mail, oggetto e messaggio il modulo non parte, perché non sapremmo a chi e che cosa rispondere. Il telefono è facoltativo: se non lo scrivi, ti rispondiamo per e-mail.',
      ],
    },
    retention: {
      heading: 'Per quanto tempo li conserviamo',
      blocks: [
        {
          list: [
            `Messaggi ricevuti: per non più di ${CONTACT_MONTHS} mesi da quando arrivano. Allo scadere si cancellano da soli, e possiamo cancellarli prima, anche su tua richiesta.`,
            'Avviso per e-mail: quando arriva un messaggio il sito può avvisarci per posta elettronica; quell’avviso segue la stessa regola.',
            `Conteggio degli indirizzi IP: vale al massimo un’ora per il modulo di contatto e ${loginLimits.minutes} minuti per l’accesso all’area riservata; poi non conta più e viene eliminato.`,
            'Impronta tecnica del messaggio: 24 ore.',
            'Registri tecnici di accesso: per il tempo che serve a garantire la sicurezza e a trovare i guasti, poi si cancellano da soli. Li conserviamo più a lungo solo se serve ad accertare un reato.',
            'Copie di sicurezza dell’archivio: fino a 35 giorni, per poter ripristinare il sito dopo un guasto; poi vengono sovrascritte.',
          ],
        },
        'Se dalla tua richiesta nasce un ordine, i documenti contabili si conservano per i dieci anni che la legge impone (art. 2220 c.c.); il messaggio, comunque, non oltre il termine indicato sopra.',
      ],
    },
    recipients: {
      heading: 'Chi può vederli',
      blocks: [
        `I messaggi li legge soltanto chi in ${company.legalName} è incaricato di rispondere. Non vendiamo, non affittiamo e non diffondiamo i dati.`,
        'Il sito è ospitato da Amazon Web Services (per i clienti europei Amazon Web Services EMEA SARL, Lussemburgo), che tratta i dati per nostro conto come responsabile del trattamento, con un contratto ai sensi dell’art. 28 GDPR. Possiamo comunicare i dati all’autorità giudiziaria o di polizia quando la legge ce lo impone.',
      ],
    },
    place: {
      heading: 'Dove si trovano',
      blocks: [
        'I dati sono conservati nell’Unione europea, nella regione AWS di Milano. Non li trasferiamo in paesi fuori dallo Spazio economico europeo.',
        'Le pagine arrivano al tuo browser dal nodo della rete di distribuzione più vicino a te: se ti colleghi da un altro paese, la connessione passa da lì, cifrata e solo in transito.',
      ],
    },
    profiling: {
      heading: 'Nessuna profilazione',
      blocks: [
        'Non prendiamo decisioni automatizzate, non facciamo profilazione, non usiamo statistiche di visita, pixel, mappe o contenuti di terzi che ti seguano da un sito all’altro. Sui cookie, che qui sono soltanto tecnici, leggi la [Cookie Policy](cookies).',
      ],
    },
    rights: {
      heading: 'I tuoi diritti',
      blocks: [
        'Gli articoli da 15 a 22 del GDPR ti danno diritto, in ogni momento e gratuitamente, a:',
        {
          list: [
            'sapere se trattiamo dati che ti riguardano e averne una copia (accesso, art. 15);',
            'correggerli o completarli (rettifica, art. 16);',
            'farli cancellare (art. 17);',
            'limitarne l’uso mentre si verifica una tua contestazione (art. 18);',
            'riceverli in un formato leggibile da un computer, o farli avere a un altro titolare (portabilità, art. 20);',
            'opporti al trattamento basato sul nostro legittimo interesse, per motivi legati alla tua situazione (art. 21);',
            'non subire decisioni basate soltanto su trattamenti automatizzati (art. 22): qui non ce ne sono.',
          ],
        },
        `Scrivi a ${mail}: rispondiamo entro un mese. Possiamo chiederti qualcosa che confermi chi sei, per non consegnare i tuoi dati a un altro.`,
        'Se pensi che trattiamo i dati in modo scorretto puoi rivolgerti al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it), o all’autorità del paese in cui vivi o lavori.',
      ],
    },
    security: {
      heading: 'Come li proteggiamo',
      blocks: [
        {
          list: [
            'Il sito funziona soltanto su connessione cifrata (HTTPS).',
            'L’archivio è cifrato, e vi accedono soltanto le funzioni del sito, ciascuna con il minimo dei permessi.',
            'I messaggi si leggono solo dopo l’accesso con nome utente e password; la password è conservata in forma non leggibile e i tentativi di accesso sono limitati.',
            `Una sessione di lavoro scade dopo ${SESSION_SECONDS / 3600} ore.`,
            'Nei registri delle funzioni del sito non finisce mai quello che scrivi.',
          ],
        },
      ],
    },
    links: {
      heading: 'Collegamenti ad altri siti',
      blocks: [
        'Alcune pagine portano a siti di altri, per esempio quelli delle federazioni e delle riviste. Da quel momento valgono le loro regole. Noi non passiamo loro alcun dato: il tuo browser comunica al massimo l’indirizzo del nostro sito, non la pagina che stavi leggendo.',
      ],
    },
    changes: {
      heading: 'Modifiche a questa informativa',
      blocks: [
        'Se cambia il modo in cui trattiamo i dati, cambia anche questa pagina. La versione valida è quella che leggi qui.',
      ],
    },
  },
} satisfies LegalText;

export default privacy as LegalText<keyof typeof privacy.sections>;
