import { panelTexts } from '../../../i18n/panel-texts.ts';
import { plural } from '../../../i18n/plural.ts';
import * as en from './texts.en.ts';

/** The texts of the administrator's messages: visitors never load them. */
const it = {
  title: 'Messaggi',
  count: (count: number, more: boolean) => (more ? `i più recenti: ${count}` : plural(count, 'messaggio', 'messaggi')),
  fresh: (count: number) => plural(count, 'nuovo', 'nuovi'),
  loading: 'Caricamento dei messaggi...',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare i messaggi. Riprova più tardi.',
  emptyTitle: 'Nessun messaggio ricevuto',
  emptyText: 'I messaggi inviati dalla pagina Contatti compaiono qui.',
  reload: 'Aggiorna',
  reloading: 'Aggiornamento...',
  reloadFailed: 'Non siamo riusciti ad aggiornare l’elenco: riprova.',
  more: 'Mostra altri',
  loadingMore: 'Caricamento...',
  moreFailed: 'Non siamo riusciti a caricare gli altri messaggi: riprova.',
  isNew: 'Nuovo',
  noDate: 'N/A',
  consent: (date: string, version: string | null) =>
    version ? `Privacy Policy del ${version} accettata il ${date}` : `Privacy Policy accettata il ${date}`,
  email: 'E-mail',
  phone: 'Telefono',
  reply: (subject: string) => `Re: ${subject}`,
  remove: 'Elimina',
  removing: 'Eliminazione...',
  removeOf: (name: string) => `Elimina il messaggio di ${name}`,
  confirmRemoval: 'Sei sicuro di voler eliminare questo messaggio?',
  removed: 'Messaggio eliminato!',
  removedText: (name: string) => `Il messaggio di ${name} non c’è più.`,
  alreadyRemoved: (name: string) => `Il messaggio di ${name} era già stato eliminato.`,
  removalFailed: "Errore nell'eliminazione",
  removalFailedText: 'Impossibile eliminare il messaggio. Riprova',
};

export type Texts = typeof it;
export const texts = panelTexts({ it: it, en: en.texts });
