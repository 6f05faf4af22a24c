/** Drive of a race class; the names are the same in every language. */
export type RaceCategory = 'Nitro' | 'Electric' | 'Mixed';

/** A day such as '2025-08-26', or a whole month such as '2025-09'. */
export type RaceDate = string;

/** A race of the season 2025, without the words that a language adds. */
export interface Race {
  id: RaceId;
  category: RaceCategory;
  start: RaceDate;
  /** The last day, where the race took several. */
  end?: RaceDate;
  /** Only the first day is known. */
  open?: boolean;
  town: string;
  country: 'CL' | 'PT' | 'IT' | 'BE';
  /** Winners, in the order of the classes. */
  winners: readonly { name: string; scale?: string }[];
}

type RaceId = 'gt' | 'buggy' | 'onRoad' | 'forty8' | 'forty10' | 'ens' | 'twelve';

export const SEASON = '2025';

/** The three world championships, in the order in which they were raced. */
export const worldRaces: readonly Race[] = [
  {
    id: 'buggy',
    category: 'Electric',
    start: '2025-08-26',
    end: '2025-08-30',
    town: 'Barcelos',
    country: 'PT',
    winners: [{ name: 'Marcus Kaerup' }],
  },
  {
    id: 'gt',
    category: 'Mixed',
    start: '2025-09-14',
    end: '2025-09-20',
    town: 'Santiago',
    country: 'CL',
    winners: [{ name: 'Alessio Mazzeo' }],
  },
  {
    id: 'onRoad',
    category: 'Nitro',
    start: '2025-11-27',
    end: '2025-12-07',
    town: 'Santiago',
    country: 'CL',
    winners: [{ name: 'Shoki Takahata' }],
  },
];

/** The four European events, in the order in which they were raced. */
export const europeanRaces: readonly Race[] = [
  {
    id: 'twelve',
    category: 'Electric',
    start: '2025-03-28',
    open: true,
    town: 'Zwevegem',
    country: 'BE',
    winners: [],
  },
  {
    id: 'forty8',
    category: 'Nitro',
    start: '2025-09',
    town: 'Gubbio',
    country: 'IT',
    winners: [{ name: 'Federico Zugno' }],
  },
  {
    id: 'forty10',
    category: 'Nitro',
    start: '2025-09',
    town: 'Gubbio',
    country: 'IT',
    winners: [{ name: 'Gerhard Kandelhart' }],
  },
  {
    id: 'ens',
    category: 'Nitro',
    start: '2025-10-12',
    town: 'Lentiai',
    country: 'IT',
    winners: [
      { name: 'Toni Gruber', scale: '1:8' },
      { name: 'Jakub Rozycki', scale: '1:10' },
    ],
  },
];
