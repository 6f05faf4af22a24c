import { plural } from '../../format.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({
  one: 'notizia',
  the: 'la notizia',
  of: 'della notizia',
  theMany: 'le notizie',
  ofMany: 'delle notizie',
  o: 'a',
});

export const news = {
  ...item.list,
  title: 'News',
  count: (all: number, visible: number) =>
    `${plural(visible, 'visibile', 'visibili')}${visible === all ? '' : ` su ${all}`}`,
  emptyText: 'Le tre notizie più recenti compaiono nella pagina «News», sopra i risultati.',
  removedText: (name: string) => `«${name}» non è più sul sito.`,
};

export const newsForm = {
  ...item.form,
  title: 'Titolo',
  date: 'Data',
  text: 'Testo',
  textHint: 'Una riga vuota comincia un paragrafo nuovo.',
  product: 'Prodotto',
  productHint: 'Facoltativo: la notizia porta alla sua pagina.',
  finder: {
    search: 'Cerca un prodotto per nome o codice',
    none: 'Nessun prodotto corrisponde.',
    chosen: 'Prodotto scelto',
    gone: 'Prodotto non più in catalogo',
  },
  status: 'Visibilità',
  statuses: { visible: 'Visibile', hidden: 'Nascosta', draft: 'Bozza', planned: 'Visibile da una data' },
  statusHints: {
    visible: 'I visitatori la leggono nelle news.',
    hidden: 'I visitatori non la vedono da nessuna parte.',
    draft: 'I visitatori non la vedono finché non la pubblichi, o da sé all’ora che scegli.',
    planned: 'Diventa visibile da sé a quest’ora, entro un minuto.',
  },
  publishAt: 'Pubblica il',
  publishAtHint: 'Facoltativa: da quest’ora è visibile, entro un minuto.',
  english: 'In inglese',
  englishHint: 'Quello che lasci vuoto resta in italiano anche nelle pagine inglesi.',
  save: {
    ...item.save,
    updatedText: (name: string) => `Le modifiche a «${name}» sono salvate.`,
  },
};

export const newsVersions = {
  ...item.versions,
  fields: { picture: 'Immagine', translations: 'Testi in inglese' },
};
