import type { ResultIn } from '@rombo/shared/collections/results-in';

/** A built-in event of 2025, without its translated texts. The date may be a month such as '2025-09'. */
export interface BuiltInRace extends Pick<ResultIn, 'category' | 'date' | 'endDate' | 'place' | 'country' | 'winner'> {
  id: 'gt' | 'buggy' | 'onRoad' | 'forty8' | 'forty10' | 'ens' | 'twelve';
  /** True if only the first day is known. */
  open?: boolean;
}

const world: readonly BuiltInRace[] = [
  {
    id: 'buggy',
    category: 'electric',
    date: '2025-08-26',
    endDate: '2025-08-30',
    place: 'Barcelos',
    country: 'PT',
    winner: 'Marcus Kaerup',
  },
  {
    id: 'gt',
    category: 'mixed',
    date: '2025-09-14',
    endDate: '2025-09-20',
    place: 'Santiago',
    country: 'CL',
    winner: 'Alessio Mazzeo',
  },
  {
    id: 'onRoad',
    category: 'nitro',
    date: '2025-11-27',
    endDate: '2025-12-07',
    place: 'Santiago',
    country: 'CL',
    winner: 'Shoki Takahata',
  },
];

const european: readonly BuiltInRace[] = [
  {
    id: 'twelve',
    category: 'electric',
    date: '2025-03-28',
    open: true,
    place: 'Zwevegem',
    country: 'BE',
  },
  {
    id: 'forty8',
    category: 'nitro',
    date: '2025-09',
    place: 'Gubbio',
    country: 'IT',
    winner: 'Federico Zugno',
  },
  {
    id: 'forty10',
    category: 'nitro',
    date: '2025-09',
    place: 'Gubbio',
    country: 'IT',
    winner: 'Gerhard Kandelhart',
  },
  {
    id: 'ens',
    category: 'nitro',
    date: '2025-10-12',
    place: 'Lentiai',
    country: 'IT',
    winner: 'Toni Gruber (1:8), Jakub Rozycki (1:10)',
  },
];

/** Shown if no result of 2025 is stored. Each list is in chronological order. */
export const builtInRaces = { world, european };
