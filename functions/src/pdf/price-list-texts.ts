import { type Category, categoryKeys } from '@rombo/shared/collections/categories';
import type { PriceListInput } from '@rombo/shared/collections/price-list';
import { pick } from '@rombo/shared/contract/keys-of';
import enCatalogue from '@rombo/web/texts/en/catalogue';
import itCatalogue from '@rombo/web/texts/it/catalogue';

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
  availabilities: itCatalogue.availabilities,
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
  categories: pick(enCatalogue, ...categoryKeys),
  availabilities: enCatalogue.availabilities,
  columns: { code: 'Code', name: 'Item', availability: 'Availability', price: 'Price €', net: 'Net €' },
  issued: (day) => `As of ${day}.`,
  terms: 'Retail prices in euros, VAT included.',
  netTerms: (discount) => `Net: retail price less the discount of ${discount}%, VAT included.`,
  onRequest: 'on request',
  none: 'No items in the chosen categories.',
  page: (page, pages) => `${page} of ${pages}`,
};

export const priceListTexts: Record<PriceListInput['language'], typeof it> = { it, en };
