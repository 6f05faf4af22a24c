import { panelTexts } from '../../../../i18n/panel-texts.ts';
import type { SaveWords } from '../../../uploads/saving/saving-texts.ts';
import * as en from './form-texts.en.ts';

/** The texts of the slide form. */
const formTextsIt = {
  newTitle: 'Nuova slide',
  editTitle: (name: string) => `Modifica ${name}`,
  image: 'Immagine',
  imageHint: 'JPG, PNG o GIF, al massimo 5 MB. Orizzontale, con il soggetto libero dal testo.',
  choose: 'Scegli l’immagine',
  replace: 'Sostituisci l’immagine',
  restore: 'Tieni l’immagine attuale',
  removeChosen: 'Rimuovi l’immagine',
  preview: 'Anteprima dell’immagine',
  dropHere: 'oppure trascinala qui',
  drop: 'Lascia qui l’immagine',
  title: 'Titolo',
  titleHint: 'Serve a riconoscere la slide nel pannello: sul sito non si vede.',
  description: 'Descrizione (note interne)',
  descriptionHint: 'La leggi solo tu: sul sito non si vede.',
  order: 'Ordine',
  orderHint: 'I numeri più bassi vengono prima.',
  active: 'Attiva',
  activeHint: 'Solo le slide attive compaiono nella home.',
};

export type FormTexts = typeof formTextsIt;
export const formTexts = panelTexts({ it: formTextsIt, en: en.formTexts });

/** What is said about a picture that cannot be taken. */
const imageTextsIt = {
  required: 'Immagine obbligatoria',
  requiredText: "Devi caricare un'immagine per creare una nuova slide",
  requiredInline: "L'immagine è obbligatoria per le nuove slide",
  tooLarge: 'File troppo grande',
  tooLargeText: 'Il file è più grande di 5MB',
  wrongType: 'Tipo di file non valido',
  wrongTypeText: 'Il file non è un’immagine JPG, PNG o GIF',
  empty: 'File vuoto',
  emptyText: 'Il file non contiene nulla',
};

export type ImageTexts = typeof imageTextsIt;
export const imageTexts = panelTexts({ it: imageTextsIt, en: en.imageTexts });

/** What the form says of the slide that it saves. */
const saveWordsIt: SaveWords = {
  create: 'Crea slide',
  created: 'Slide creata!',
  createdText: (name) => `«${name}» è nello slider.`,
  createFailed: 'Errore nella creazione',
  createFailedText: 'Impossibile creare la slide. Riprova',
  updated: 'Slide aggiornata!',
  updatedText: (name) => `Le modifiche a «${name}» sono salvate.`,
  updateFailed: "Errore nell'aggiornamento",
  updateFailedText: 'Impossibile aggiornare la slide. Riprova',
  conflict: 'Nel frattempo questa slide è stata modificata altrove: scegli quale versione tenere.',
  gone: 'Nel frattempo questa slide è stata eliminata. Se salvi adesso, diventa una slide nuova: serve un’immagine.',
};

export const saveWords = panelTexts({ it: saveWordsIt, en: en.saveWords });
