import { type Category, categories } from '@rombo/shared/categories';
import { panelTexts } from '../../../i18n/panel-texts.ts';
import * as en from './texts.en.ts';

/** The texts of the administrator's products: visitors never load them. */
const it = {
  title: 'Prodotti',
  count: (shown: number, all: number) => (shown === all ? `${all} in catalogo` : `${shown} di ${all}`),
  loading: 'Caricamento dei prodotti...',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare i prodotti. Riprova più tardi.',
  add: 'Aggiungi prodotto',
  emptyTitle: 'Nessun prodotto',
  emptyText: 'Il catalogo è vuoto: i prodotti che aggiungi compaiono subito sul sito.',
  addFirst: 'Aggiungi il primo prodotto',
  search: 'Cerca per nome o codice',
  searchCategory: 'Categoria da mostrare',
  everyCategory: (count: number) => `Tutte le categorie (${count})`,
  noMatch: 'Nessun prodotto corrisponde alla ricerca.',
  noImage: 'No image available',
  featured: 'In evidenza',
  sheet: 'Scheda tecnica',
  newTab: 'si apre in una nuova scheda',
  edit: 'Modifica',
  remove: 'Elimina',
  removing: 'Eliminazione...',
  confirmRemoval: 'Sei sicuro di voler eliminare questo prodotto?',
  removed: 'Prodotto eliminato!',
  removedText: (name: string) => `${name} non è più in catalogo.`,
  alreadyRemoved: (name: string) => `${name} era già stato eliminato.`,
  removalFailed: "Errore nell'eliminazione",
  removalFailedText: 'Impossibile eliminare il prodotto. Riprova',
  staleRemoval: (name: string) =>
    `${name} è stato modificato nel frattempo e non è stato eliminato. Ricarica l'elenco per vedere com'è adesso.`,
  reloadList: "Ricarica l'elenco",
  categories: { ...categories } as Record<Category, string>,
};

export type Texts = typeof it;
export const texts = panelTexts({ it: it, en: en.texts });
