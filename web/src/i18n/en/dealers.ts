import { plural } from '../format.ts';
import type it from '../it/dealers.ts';

export default {
  head: {
    title: 'Dealers',
    description:
      'The shops that sell ROMBO POWER engines, tuned pipes and spare parts, country by country, with address and phone.',
  },
  lead: 'We sell through shops that know our engines. Find the one nearest to you.',
  product: 'You are looking for a shop for',
  countries: 'Countries',
  search: 'Search by town or name',
  searchHint: 'Postcode or country, too',
  nearest: 'Nearest to me',
  nearestTitle: 'Nearest first',
  nearestTo: (place) => `Nearest first: ${place}`,
  distancesFrom: (place) => `Distances as the crow flies from ${place}.`,
  directions: 'Directions',
  byCountry: 'Back to the countries',
  privacy: 'Your position stays in your browser: we do not send it to anybody.',
  refused: 'Your browser does not give us your position: choose your country below.',
  found: (count) => plural(count, 'dealer', 'dealers'),
  distance: (km) => `${km} km`,
  miles: (miles) => `${miles} ${miles === '1' ? 'mile' : 'miles'}`,
  map: (count) => `Map with ${plural(count, 'dealer', 'dealers')}`,
  mapSource: 'Map: Natural Earth. Places: GeoNames (CC BY 4.0).',
  emptyTitle: 'No dealers found',
  emptyText: 'Try another town, or choose a country.',
  noneTitle: 'No dealers yet',
  noneText: 'Write to us from the contact page and we will tell you where to find what you need.',
} satisfies typeof it;
