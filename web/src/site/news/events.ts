import type { ResultIn } from '@rombo/shared/collections/results-in';

/** A built-in event of 2025, without its translated texts. */
export interface BuiltInRace extends Required<Pick<ResultIn, 'category' | 'place' | 'country'>> {
  id: 'gt' | 'buggy' | 'onRoad' | 'forty8' | 'forty10' | 'ens' | 'twelve';
  /** A date such as '2025-08-26', or a month such as '2025-09'. */
  date: string;
  /** Last day, if the race took several. */
  endDate?: string;
  /** True if only the first day is known. */
  open?: boolean;
  /** In the order of the classes. */
  winners: readonly { name: string; scale?: string }[];
}

const world: readonly BuiltInRace[] = [
  {
    id: 'buggy',
    category: 'electric',
    date: '2025-08-26',
    endDate: '2025-08-30',
    place: 'Barcelos',
    country: 'PT',
    winners: [{ name: 'Marcus Kaerup' }],
  },
  {
    id: 'gt',
    category: 'mixed',
    date: '2025-09-14',
    endDate: '2025-09-20',
    place: 'Santiago',
    country: 'CL',
    winners: [{ name: 'Alessio Mazzeo' }],
  },
  {
    id: 'onRoad',
    category: 'nitro',
    date: '2025-11-27',
    endDate: '2025-12-07',
    place: 'Santiago',
    country: 'CL',
    winners: [{ name: 'Shoki Takahata' }],
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
    winners: [],
  },
  {
    id: 'forty8',
    category: 'nitro',
    date: '2025-09',
    place: 'Gubbio',
    country: 'IT',
    winners: [{ name: 'Federico Zugno' }],
  },
  {
    id: 'forty10',
    category: 'nitro',
    date: '2025-09',
    place: 'Gubbio',
    country: 'IT',
    winners: [{ name: 'Gerhard Kandelhart' }],
  },
  {
    id: 'ens',
    category: 'nitro',
    date: '2025-10-12',
    place: 'Lentiai',
    country: 'IT',
    winners: [
      { name: 'Toni Gruber', scale: '1:8' },
      { name: 'Jakub Rozycki', scale: '1:10' },
    ],
  },
];

/** Shown if no result of 2025 is stored. Each list is in chronological order. */
export const builtInRaces = { world, european };
