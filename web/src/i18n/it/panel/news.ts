import { plural } from '../../format.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ the: 'la notizia', theMany: 'le notizie', o: 'a' });

export const news = {
  ...item.list,
  tab: 'News',
  count: (all: number, visible: number) =>
    `${plural(visible, 'visibile', 'visibili')}${visible === all ? '' : ` su ${all}`}`,
  emptyText: 'Le tre notizie più recenti compaiono nella pagina «News», sopra i risultati.',
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
  ...item.status('I visitatori la leggono nelle news.'),
  save: {
    ...item.save,
    createdText: (name: string) => `«${name}» è nell’elenco.`,
  },
};

export const newsVersions = item.versions;
