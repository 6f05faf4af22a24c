import type { KindTab } from '@rombo/shared/contract/kinds';
import { CONTACT_MONTHS } from '@rombo/shared/contract/limits';
import type { PanelTab } from '@rombo/shared/contract/pages';

export const frame = {
  head: { title: 'Pannello admin', description: 'Area riservata.' },
  logout: 'Esci',
  more: 'Altro',
  sections: 'Sezioni del pannello',
  tabs: {
    messaggi: 'Messaggi',
    impostazioni: 'Impostazioni',
    visite: 'Visite',
    cestino: 'Cestino',
    oggi: 'Oggi',
  } satisfies Record<Exclude<PanelTab, KindTab>, string>,
  checkFailed: 'Non siamo riusciti a verificare l’accesso. Riprova.',
};

/** Start screen of the panel. */
export const today = {
  toAnswer: 'Messaggi a cui rispondere',
  noneToAnswer: 'Nessun messaggio aspetta una risposta.',
  unread: 'da leggere',
  drafts: 'Lasciati a metà',
  draftsHint: 'Quello che hai scritto e non salvato su questo dispositivo.',
  typed: (moment: string) => `scritto ${moment}`,
  fresh: (tab: string) => `${tab}: nuovo`,
  untitled: 'Senza nome',
  drop: 'Scarta',
  confirmDrop: (name: string) => `Vuoi scartare quello che hai scritto per ${name}?`,
  goingOut: 'Vanno online da soli',
  lacking: 'Manca qualcosa',
  lackingHint: 'Prodotti che i visitatori vedono già.',
  lacks: { price: 'Senza prezzo', picture: 'Senza foto', translation: 'Non tutto tradotto' },
  allLacks: (count: number) => `Completi o no: tutti (${count})`,
  more: (count: number) => `e ${count === 1 ? 'un altro' : `altri ${count}`}`,
  complete: 'Ogni prodotto ha prezzo, foto e traduzione.',
  site: 'Il sito',
  company: 'Orari, recapiti, annuncio',
};

export const reminder = {
  label: 'Sicurezza dell’accesso',
  text: 'Oggi per entrare basta una password. Con la verifica in due passaggi, chi scopre la password resta comunque fuori.',
  open: 'Attivala in Impostazioni',
  dismiss: 'Non ora',
};

export const trash = {
  emptyTitle: 'Il cestino è vuoto',
  emptyText: (days: number, kinds: string) => `Tutto quello che elimini resta qui per ${days} giorni: ${kinds}.`,
  hint: (days: number) =>
    `Tutto quello che elimini resta qui per ${days} giorni con le sue immagini, e torna com’era quando lo ripristini. Un messaggio esce prima se scadono i suoi ${CONTACT_MONTHS} mesi.`,
  message: 'Messaggio',
  untitled: 'Slide senza titolo',
  deleted: (day: string) => `nel cestino dal ${day}`,
  until: (day: string) => `resta fino al ${day}`,
  restored: 'Ripristinato!',
  restoreFailed: 'Non è stato possibile ripristinarlo. Riprova',
  remove: 'Elimina per sempre',
  confirmRemoval: (name: string) => `Vuoi eliminare ${name} per sempre? Non si potrà più ripristinare.`,
  removed: 'Eliminato per sempre',
  removalFailed: 'Non è stato possibile eliminarlo. Riprova',
  gone: 'Non è più nel cestino',
  undo: 'Annulla',
  undoHint: 'Annulla l’eliminazione dal cestino',
};
