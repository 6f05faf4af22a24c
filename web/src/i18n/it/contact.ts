import { visit } from './visit.ts';

export default {
  visit,
  head: {
    title: 'Contatti',
    description: 'Scrivi a ROMBO POWER per informazioni sui prodotti, consulenza tecnica e assistenza.',
  },
  lead: 'Una carburazione che non torna, un ricambio da trovare, un motore da scegliere per la prossima stagione: scrivici, ti risponde chi i motori li costruisce.',
  details: {
    title: 'Officina e dati aziendali',
    address: 'Indirizzo',
    map: 'Come raggiungerci',
    picture: 'Due candele turbo per motori nitro.',
  },
  form: {
    title: 'Scrivici',
    hint: 'Tutti i campi sono obbligatori, tranne il telefono.',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    optional: 'facoltativo',
    subject: 'Oggetto',
    chooseSubject: 'Scegli un argomento',
    message: 'Messaggio',
    messageHint: 'Se parli di un motore, indica il codice articolo, la candela e il carburante che usi.',
    consent: 'Accetto la [Privacy Policy] e autorizzo il trattamento dei dati personali',
    send: 'Invia il messaggio',
    sending: 'Invio in corso...',
    about: 'La tua domanda riguarda',
    aboutProduct: 'Parli di un prodotto?',
    findProduct: 'Trovalo nel catalogo e chiedi dalla sua pagina',
    searched: (words: string) => `Cerco: «${words}». Lo avete?`,
    question: (name: string, code: string) => `Vorrei informazioni su: ${name}${code && ` (codice articolo ${code})`}`,
    withoutScriptsTitle: 'Il modulo non può partire',
    withoutScripts: (email: string) =>
      `Nel tuo browser JavaScript è disattivato, e senza il modulo non si può inviare. Scrivici a [${email}]: rispondiamo allo stesso modo.`,
    unavailable: 'Il modulo non si è caricato',
    unavailableText: (email: string) => `Riprova, oppure scrivici a ${email}.`,
  },
  subjects: {
    'Informazioni Prodotti': 'Informazioni Prodotti',
    'Consulenza Tecnica': 'Consulenza Tecnica',
    'Assistenza Post-Vendita': 'Assistenza Post-Vendita',
    Collaborazioni: 'Collaborazioni',
    Altro: 'Altro',
  },
  missing: {
    firstName: 'Scrivi il tuo nome.',
    lastName: 'Scrivi il tuo cognome.',
    email: 'Scrivi il tuo indirizzo e-mail: ci serve per risponderti.',
    subject: 'Scegli un argomento.',
    message: 'Scrivi il messaggio.',
    consent: 'Per inviare il messaggio spunta questa casella.',
  },
  refused: {
    email: 'Controlla l’indirizzo: qualcosa non torna. Un esempio valido è nome@esempio.it.',
    tooLong: (max: string) => `Al massimo ${max} caratteri.`,
    characters: 'Ci sono caratteri che non possiamo accettare: cancellali e riscrivi a mano.',
    unknown: 'Questo valore non è stato accettato: controllalo.',
  },
  sent: {
    title: 'Messaggio inviato!',
    text: 'Grazie per averci scritto.',
  },
  receipt: {
    title: 'Che cosa ci hai scritto',
    answer: (email: string, days?: number) => `Ti rispondiamo a ${email}${days ? ` ${visit.answerIn(days)}` : ''}.`,
    toProduct: 'Torna al prodotto',
    toCatalogue: 'Vai al catalogo',
  },
  failed: {
    title: "Errore nell'invio",
    text: 'Si è verificato un errore. Riprova più tardi.',
    fields: 'Alcuni campi vanno corretti: sono segnati nel modulo.',
    tooMany: (wait = 'più tardi') =>
      `Da questa connessione sono arrivati molti messaggi in poco tempo. Riprova ${wait}.`,
    kept: 'Quello che hai scritto è ancora nel modulo.',
  },
  notice: {
    title: 'Che cosa facciamo dei tuoi dati',
    text: (company: string, months: number, email: string) =>
      `Informativa breve (art. 13 GDPR). ${company}, titolare del trattamento, usa i dati del modulo soltanto per risponderti e dare seguito alla tua richiesta (art. 6, par. 1, lett. b e f). Li conserviamo per non più di ${months} mesi, poi si cancellano da soli. Non facciamo pubblicità né profilazione; i dati restano nell’Unione europea, presso il fornitore che ospita il sito per nostro conto. Senza nome, e-mail e messaggio non possiamo risponderti; il telefono è una tua scelta. Puoi chiederci in ogni momento di leggerli, correggerli o cancellarli, scrivendo a ${email}.`,
    more: 'Leggi la Privacy Policy completa',
  },
};
