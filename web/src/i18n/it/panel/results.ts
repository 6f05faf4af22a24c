import { plural } from '../../format.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ the: 'il risultato', theMany: 'i risultati', o: 'o' });

export const results = {
  ...item.list,
  count: (races: number, seasons: number) =>
    `${plural(races, 'gara', 'gare')} in ${plural(seasons, 'stagione', 'stagioni')}`,
  emptyText:
    'Finché non inserisci gare del 2025, la pagina «News» mostra i sette eventi del 2025. Ogni stagione ha la sua pagina, e quella di un motore dice che cosa ha vinto.',
  won: (winner: string, engines: number) => (engines > 0 ? `${winner}, con un nostro motore` : winner),
};

export const resultForm = {
  ...item.form,
  title: 'Gara',
  date: 'Data',
  endDate: 'Ultimo giorno',
  endDateHint: 'Solo se è durata più giorni.',
  place: 'Luogo',
  country: 'Paese',
  noCountry: 'Nessuno',
  scope: 'Importanza',
  scopes: {
    world: 'Campionato del mondo',
    european: 'Campionato europeo',
    national: 'Campionato nazionale',
    other: 'Altra gara',
  },
  category: 'Motorizzazione',
  categories: { nitro: 'A scoppio', electric: 'Elettrica', mixed: 'Mista' },
  class: 'Classe',
  winner: 'Vincitore',
  engines: 'Motori che hanno vinto',
  enginesHint:
    'Al massimo cinque. La loro pagina dice che hanno vinto questa gara, e la home mostra l’ultima vittoria.',
  fuel: 'Miscela',
  plug: 'Candela',
  description: 'Descrizione',
  save: item.save,
};

export const resultVersions = item.versions;
