import type { Category } from '@rombo/shared/collections/categories';
import type { sheetLanguages } from '@rombo/shared/collections/in-language';
import type { Availability } from '@rombo/shared/collections/product-offer';

const it = {
  title: 'Listino prezzi',
  /** File name without date and ending. */
  file: 'listino',
  categories: {
    motori: 'Motori completi',
    marmitte: 'Marmitte',
    ricambi: 'Ricambi',
    accessori: 'Accessori',
  } satisfies Record<Category, string>,
  availabilities: {
    in_stock: 'Pronta consegna',
    to_order: 'Su ordinazione',
    sold_out: 'Esaurito',
    discontinued: 'Fuori produzione',
  } satisfies Record<Availability, string>,
  columns: { code: 'Codice', name: 'Articolo', availability: 'Disponibilità', price: 'Prezzo €', net: 'Netto €' },
  issued: (day: string) => `Aggiornato al ${day}.`,
  terms: 'Prezzi al pubblico in euro, IVA inclusa.',
  netTerms: (discount: number) => `Netto: prezzo al pubblico meno lo sconto del ${discount} %, IVA inclusa.`,
  onRequest: 'su richiesta',
  none: 'Nessun articolo nelle categorie scelte.',
  page: (page: number, pages: number) => `${page} di ${pages}`,
};

const en: typeof it = {
  title: 'Price list',
  file: 'price-list',
  categories: {
    motori: 'Complete engines',
    marmitte: 'Tuned pipes',
    ricambi: 'Spare parts',
    accessori: 'Accessories',
  },
  availabilities: {
    in_stock: 'In stock',
    to_order: 'Made to order',
    sold_out: 'Sold out',
    discontinued: 'Discontinued',
  },
  columns: { code: 'Code', name: 'Item', availability: 'Availability', price: 'Price €', net: 'Net €' },
  issued: (day) => `As of ${day}.`,
  terms: 'Retail prices in euros, VAT included.',
  netTerms: (discount) => `Net: retail price less the discount of ${discount}%, VAT included.`,
  onRequest: 'on request',
  none: 'No items in the chosen categories.',
  page: (page, pages) => `${page} of ${pages}`,
};

export const priceListTexts: Record<(typeof sheetLanguages)[number], typeof it> = { it, en };
