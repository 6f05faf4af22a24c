import { plural } from '../../format.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({
  one: 'slide',
  the: 'la slide',
  of: 'della slide',
  theMany: 'le slide',
  ofMany: 'delle slide',
  o: 'a',
});

export const slides = {
  ...item.list,
  ordering: item.ordering,
  title: 'Slider',
  count: (all: number, active: number) => `${plural(active, 'attiva', 'attive')}${active === all ? '' : ` su ${all}`}`,
  emptyText: 'Finché lo slider è vuoto, la home mostra le immagini di riserva.',
  sortHint: 'Trascina un’immagine, o usa le frecce, per cambiare l’ordine.',
  untitled: 'Senza titolo',
  order: 'Ordine',
  inactive: 'Disattivata',
  switchOn: 'Attiva',
  switchOff: 'Disattiva',
  switchedOn: (name: string) => `«${name}» è nella home.`,
  switchedOff: (name: string) => `«${name}» non è più nella home.`,
  removedText: (name: string) => `«${name}» non è più nello slider.`,
  sort: {
    draggable: 'ordinabile',
    drag: (name: string) => `Trascina ${name}`,
    earlier: (name: string) => `Sposta ${name} indietro`,
    later: (name: string) => `Sposta ${name} avanti`,
    dragHelp:
      'Premi Invio o Spazio per prendere la slide, le frecce per spostarla, di nuovo Invio o Spazio per lasciarla, Esc per annullare.',
    held: (position: number, count: number) => `In mano: posizione ${position} di ${count}.`,
    over: (position: number, count: number) => `Posizione ${position} di ${count}.`,
    dropped: (position: number, count: number) => `Lasciata in posizione ${position} di ${count}.`,
    notMoved: (position: number) => `Spostamento annullato: la slide è di nuovo in posizione ${position}.`,
  },
};

export const slideForm = {
  ...item.form,
  image: 'Immagine',
  imageHint: 'JPG, PNG o GIF, al massimo 5 MB. Orizzontale, con il soggetto libero dal testo.',
  choose: 'Scegli l’immagine',
  replace: 'Sostituisci l’immagine',
  restore: 'Tieni l’immagine attuale',
  removeChosen: 'Rimuovi l’immagine',
  preview: 'Anteprima dell’immagine',
  focalPoint: 'Punto focale',
  focalHint: 'Tocca l’immagine dove sta il soggetto: quel punto resta visibile quando l’immagine viene tagliata.',
  focalX: 'Posizione orizzontale del punto focale',
  focalY: 'Posizione verticale del punto focale',
  focalAuto: 'Senza una tua scelta lo trova il sito quando salvi.',
  cutOnPhone: 'Telefono',
  cutOnDesktop: 'Computer',
  dropHere: 'oppure trascinala qui',
  drop: 'Lascia qui l’immagine',
  alt: 'Testo alternativo',
  altHint: 'Dice che cosa si vede, a chi non vede l’immagine.',
  title: 'Titolo',
  titleHint: 'Serve a riconoscere la slide nel pannello, e dove manca un testo alternativo lo sostituisce.',
  titleEn: 'Titolo in inglese',
  titleEnHint: 'Sostituisce il testo alternativo inglese dove manca.',
  description: 'Descrizione (note interne)',
  descriptionHint: 'La leggi solo tu: sul sito non si vede.',
  order: 'Ordine',
  toEnd: 'In fondo',
  orderHint: 'I numeri più bassi vengono prima.',
  active: 'Attiva',
  activeHint: 'Solo le slide attive compaiono nella home.',
  refusals: {
    required: 'Immagine obbligatoria',
    requiredText: "Devi caricare un'immagine per creare una nuova slide",
    requiredInline: "L'immagine è obbligatoria per le nuove slide",
    tooLarge: 'File troppo grande',
    tooLargeText: 'Il file è più grande di 5MB',
    wrongType: 'Tipo di file non valido',
    wrongTypeText: 'Il file non è un’immagine JPG, PNG o GIF',
    empty: 'File vuoto',
    emptyText: 'Il file non contiene nulla',
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
    picture: 'Testi e inquadratura dell’immagine',
    translations: 'Titolo in inglese',
  },
};
