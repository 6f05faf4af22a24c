import { plural } from '../../format.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ the: 'la slide', theMany: 'le slide', o: 'a', untitled: 'Una slide senza titolo' });

export const slides = {
  ...item.list,
  ordering: item.ordering,
  tab: 'Slider',
  title: 'Slider · Foto della home',
  count: (all: number, active: number) => `${plural(active, 'attiva', 'attive')}${active === all ? '' : ` su ${all}`}`,
  emptyText: 'Finché lo slider è vuoto, la home mostra le immagini di riserva.',
  untitled: 'Senza titolo',
  order: 'Ordine',
  inactive: 'Disattivata',
  switchOn: 'Attiva',
  switchOff: 'Disattiva',
  switchedOn: (name: string) => `«${name}» è nella home.`,
  changedElsewhere: (name: string) =>
    `Nel frattempo «${name}» è stata modificata o eliminata: ora l’elenco è aggiornato.`,
  switchedOff: (name: string) => `«${name}» non è più nella home.`,
  removedText: (name: string) => `«${name}» non è più nello slider.`,
};

export const slideForm = {
  ...item.form,
  focalPoint: 'Che cosa non tagliare',
  focalHint: 'Tocca l’immagine dove sta il soggetto: quel punto resta visibile quando l’immagine viene tagliata.',
  focalSliders: 'Con i cursori',
  focalX: 'Da sinistra a destra',
  focalY: 'Dall’alto in basso',
  focalAuto: 'Senza una tua scelta lo trova il sito quando salvi.',
  cutOnPhone: 'Telefono',
  cutOnDesktop: 'Computer',
  notes: 'Titolo e note interne',
  title: 'Titolo',
  titleHint: 'Serve a riconoscere la slide nel pannello, e dove manca la descrizione della foto la sostituisce.',
  inLanguage: (label: string, language: string) => `${label} in ${language}`,
  translatedTitleHint: (language: string) => `Sostituisce la descrizione in ${language} della foto dove manca.`,
  description: 'Descrizione (note interne)',
  descriptionHint: 'La leggi solo tu: sul sito non si vede.',
  product: 'Prodotto',
  productHint: 'Facoltativo: sulla slide compare il suo nome, che porta alla sua pagina.',
  shown: 'Testo sulla slide',
  shownHint: 'Facoltativo: si legge sull’immagine, nelle lingue in cui lo scrivi. Il titolo qui sopra resta interno.',
  headline: 'Frase',
  text: 'Testo',
  link: 'Dove porta',
  linkHint: 'Una pagina del sito, come /news. Senza, porta al prodotto della slide.',
  order: 'Ordine',
  toEnd: 'In fondo',
  orderHint: 'I numeri più bassi vengono prima.',
  active: 'Attiva',
  activeHint: 'Solo le slide attive compaiono nella home.',
  refusals: {
    required: 'Immagine obbligatoria',
    requiredText: "Devi caricare un'immagine per creare una nuova slide",
    requiredInline: "L'immagine è obbligatoria per le nuove slide",
  },
  save: {
    ...item.save,
    createdText: (name: string) => `«${name}» è nello slider.`,
    gone: 'Nel frattempo questa slide è stata eliminata. Se salvi adesso, diventa una slide nuova: serve un’immagine.',
  },
};

export const slideVersions = {
  ...item.versions,
  fields: {
    imageUrl: 'Immagine',
    picture: 'Descrizione della foto e che cosa non tagliare',
    translations: 'Traduzioni',
  },
};
