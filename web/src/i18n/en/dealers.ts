import type it from '../it/dealers.ts';
import { plural } from '../plural.ts';

export default {
  head: {
    title: 'Dealers',
    description:
      'The shops that sell ROMBO POWER engines, tuned pipes and spare parts, country by country, with address and phone.',
  },
  lead: 'We sell through shops that know our engines. Find the one nearest to you.',
  countries: 'Countries',
  search: 'Search by town or name',
  nearest: 'Nearest to me',
  nearestTitle: 'Nearest first',
  byCountry: 'Back to the countries',
  privacy: 'Your position stays in your browser: we do not send it to anybody.',
  refused: 'Your browser does not give us your position: choose your country above.',
  distance: (km) => `${km} km`,
  map: (count) => `Map with ${plural(count, 'dealer', 'dealers')}`,
  mapSource: 'Map: Natural Earth',
  visit: (host) => `Visit ${host}`,
  emptyTitle: 'No dealers found',
  emptyText: 'Try another town, or choose a country.',
  noneTitle: 'No dealers yet',
  noneText: 'Write to us from the contact page and we will tell you where to find what you need.',
  /** Shown on pages of products, once their code comes. */
  availabilities: { in_stock: 'In stock', to_order: 'Made to order', discontinued: 'Discontinued' },
  vat: 'VAT included',
  replacedBy: 'Replaced by:',
  failedTitle: 'Loading error',
  failedText: 'We could not load the dealers. Please try again later.',
} satisfies typeof it;
