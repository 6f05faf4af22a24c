import type { RaceCategory } from '@rombo/shared/collections/result';

/** An event of 2025 that comes with the site, without the words that a language adds. */
export interface BuiltInRace {
  id: RaceId;
  category: RaceCategory;
  /** A day such as '2025-08-26', or a whole month such as '2025-09'. */
  start: string;
  /** The last day, where the race took several. */
  end?: string;
  /** Only the first day is known. */
  open?: boolean;
  town: string;
  country: 'CL' | 'PT' | 'IT' | 'BE';
  /** Winners, in the order of the classes. */
  winners: readonly { name: string; scale?: string }[];
}

type RaceId = 'gt' | 'buggy' | 'onRoad' | 'forty8' | 'forty10' | 'ens' | 'twelve';

/** The three world championships, in the order in which they were raced. */
const world: readonly BuiltInRace[] = [
  {
    id: 'buggy',
    category: 'electric',
    start: '2025-08-26',
    end: '2025-08-30',
    town: 'Barcelos',
    country: 'PT',
    winners: [{ name: 'Marcus Kaerup' }],
  },
  {
    id: 'gt',
    category: 'mixed',
    start: '2025-09-14',
    end: '2025-09-20',
    town: 'Santiago',
    country: 'CL',
    winners: [{ name: 'Alessio Mazzeo' }],
  },
  {
    id: 'onRoad',
    category: 'nitro',
    start: '2025-11-27',
    end: '2025-12-07',
    town: 'Santiago',
    country: 'CL',
    winners: [{ name: 'Shoki Takahata' }],
  },
];

/** The four European events, in the order in which they were raced. */
const european: readonly BuiltInRace[] = [
  {
    id: 'twelve',
    category: 'electric',
    start: '2025-03-28',
    open: true,
    town: 'Zwevegem',
    country: 'BE',
    winners: [],
  },
  {
    id: 'forty8',
    category: 'nitro',
    start: '2025-09',
    town: 'Gubbio',
    country: 'IT',
    winners: [{ name: 'Federico Zugno' }],
  },
  {
    id: 'forty10',
    category: 'nitro',
    start: '2025-09',
    town: 'Gubbio',
    country: 'IT',
    winners: [{ name: 'Gerhard Kandelhart' }],
  },
  {
    id: 'ens',
    category: 'nitro',
    start: '2025-10-12',
    town: 'Lentiai',
    country: 'IT',
    winners: [
      { name: 'Toni Gruber', scale: '1:8' },
      { name: 'Jakub Rozycki', scale: '1:10' },
    ],
  },
];

/** They are shown while no result of 2025 is stored. */
export const builtInRaces = { world, european };
