import { plural } from '../../../../i18n/plural.ts';

/** What the catalogue says in Italian: the source of its texts. */
export const it = {
  subtitle: 'Motori completi, marmitte, ricambi e accessori per automodelli radiocomandati da competizione.',
  categories: 'Categorie',
  displacements: 'Cilindrata',
  all: 'Tutti',
  motori: 'Motori Completi',
  marmitte: 'Marmitte',
  ricambi: 'Ricambi',
  accessori: 'Accessori',
  reset: 'Azzera filtri',
  shown: (count: number) => plural(count, 'prodotto', 'prodotti'),
  unknownCategory: 'Questa categoria non esiste: qui sotto ci sono tutti i prodotti.',
  emptyTitle: 'Nessun prodotto trovato',
  emptyText: 'Non ci sono prodotti disponibili in questa categoria.',
  failedTitle: 'Errore nel caricamento',
  failedText: 'Impossibile caricare i prodotti. Riprova più tardi.',
  more: 'Mostra altri prodotti',
  before: 'Mostra i prodotti precedenti',
  noImage: 'Nessuna immagine',
  morePhotos: (count: number) => `+${count} foto`,
  mainSpecs: 'Specifiche principali',
  articleCode: 'Codice Articolo',
  allSpecs: 'Vedi tutte le specifiche',
  specs: 'Specifiche tecniche',
  about: 'Descrizione',
  sheet: 'Scheda tecnica',
  details: 'Dettagli',
  gallery: 'Galleria',
  openGallery: (name: string) => `Apri la galleria di ${name}`,
  photo: (number: number, total: number) => `Foto ${number} di ${total}`,
  previousPhoto: 'Foto precedente',
  nextPhoto: 'Foto successiva',
};

export type CatalogueTexts = typeof it;
