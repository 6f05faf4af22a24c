import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ the: 'l’azienda', theMany: 'i dati dell’azienda', o: 'a' });

export const company = { ...item.list, tab: 'Azienda' };

export const companyForm = {
  ...item.form,
  editTitle: () => 'Azienda',
  intro: 'Quello che lasci vuoto sul sito non compare. I dati legali restano quelli del gestore.',
  announcement: 'Annuncio della home',
  announcementHint: 'Una riga sopra le immagini della home, nelle lingue in cui la scrivi. Vuota, non compare.',
  announcementIn: (language: string) => `Annuncio (${language})`,
  link: 'Dove porta',
  linkHint: 'Facoltativo: una pagina del sito, come /news o /prodotti?category=motori.',
  hours: 'Orari',
  hoursHint: 'Compaiono nelle pagine Contatti e Dove siamo. Con tutti i giorni chiusi non compaiono.',
  from: (day: string) => `${day}, dalle`,
  to: (day: string) => `${day}, alle`,
  fromAgain: (day: string) => `${day}, di nuovo dalle`,
  toAgain: (day: string) => `${day}, di nuovo alle`,
  like: (monday: string) => `Come ${monday}`,
  pause: 'Pausa',
  noPause: 'Senza pausa',
  closed: 'Giorni di chiusura',
  closedHint: 'Ferie e feste: il sito le annuncia prima e le toglie da sole quando sono passate.',
  closedFrom: 'Dal',
  closedTo: 'Al',
  addClosed: 'Aggiungi una chiusura',
  removeClosed: (number: number) => `Togli la chiusura ${number}`,
  contacts: 'Contatti',
  phone: 'Telefono',
  whatsapp: 'WhatsApp',
  whatsappHint: 'Con il prefisso del paese, come +39 333 1234567.',
  email: 'E-mail mostrata',
  emailHint: 'Vuota, il sito mostra quella del gestore.',
  answerDays: 'Risposta entro (giorni lavorativi)',
  answerDaysHint: 'Da 1 a 14. Lo legge chi ti ha scritto.',
  visits: 'Indirizzo per le visite',
  visitsHint: 'Se non è la sede legale. Una riga per la via, una per la città.',
  social: 'Social',
  socialHint: 'Compaiono in fondo a ogni pagina, nell’ordine in cui li metti.',
  socialName: 'Nome',
  socialUrl: 'Indirizzo',
  addSocial: 'Aggiungi un social',
  removeSocial: (number: number) => `Togli il social ${number}`,
  save: {
    ...item.save,
    updated: 'Azienda aggiornata!',
    updatedText: () => 'Le modifiche sono sul sito.',
    updateFailedText: 'Impossibile salvare i dati dell’azienda. Riprova',
    conflict: 'Nel frattempo questi dati sono stati modificati altrove: scegli quale versione tenere.',
  },
};

export const companyVersions = {
  ...item.versions,
  hint: 'Restano le ultime 20 versioni. Ripristinarne una la salva come versione nuova: non si perde niente.',
  created: 'Il sito prima della prima modifica',
  restoredText: () => 'Versione ripristinata: i dati dell’azienda sono tornati com’erano.',
  undoneText: () => 'Ripristino annullato: i dati dell’azienda sono di nuovo come prima.',
  changedSince: 'Nel frattempo questi dati sono stati modificati: scegli fra le versioni quella da tenere.',
};
