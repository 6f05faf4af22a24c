import { plural } from '../../format.ts';
import type * as it from '../../it/panel/results.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'result', many: 'results' });

export const results = {
  ...item.list,
  count: (races, seasons) => `${plural(races, 'race', 'races')} in ${plural(seasons, 'season', 'seasons')}`,
  emptyText:
    'Until you enter races of 2025, the News page shows the seven events of 2025. Each season has a page of its own, and an engine’s page tells what it has won.',
  won: (winner, engines) => (engines > 0 ? `${winner}, with an engine of ours` : winner),
} satisfies typeof it.results;

export const resultForm = {
  ...item.form,
  title: 'Race',
  date: 'Date',
  endDate: 'Last day',
  endDateHint: 'Only if it took several days.',
  place: 'Place',
  country: 'Country',
  noCountry: 'None',
  scope: 'Importance',
  scopes: {
    world: 'World championship',
    european: 'European championship',
    national: 'National championship',
    other: 'Other race',
  },
  category: 'Power',
  categories: { nitro: 'Nitro', electric: 'Electric', mixed: 'Mixed' },
  class: 'Class',
  winner: 'Winner',
  engines: 'Engines that won',
  enginesHint: 'Five at most. Their pages tell that they won this race, and the home page shows the latest win.',
  fuel: 'Fuel',
  plug: 'Glow plug',
  description: 'Description',
  save: item.save,
} satisfies typeof it.resultForm;

export const resultVersions = item.versions satisfies typeof it.resultVersions;
