import { inLanguage, type NamedIn, namedIn, type Untranslated } from '../contract/in-language.ts';
import type { Language } from '../words/languages.ts';
import type { ListedResult } from './listed.ts';

const translatedFields = ['title', 'place', 'class', 'description', 'fuel', 'plug'];

type Translated = Pick<ListedResult, 'translations'>;

/** A result in a language, or a part of it. */
export type RaceIn<R extends Translated> = Omit<R, 'translations'> & Untranslated;

export const raceIn = <R extends Translated>(language: Language, race: R): RaceIn<R> =>
  inLanguage(language, race, translatedFields);

/** A result as a page in one language shows it. */
export type ResultIn = Omit<ListedResult, 'translations' | 'products' | 'engines' | 'version' | 'createdAt'> &
  Untranslated & { products: NamedIn[] };

function resultIn(language: Language, { engines: _, version: __, createdAt: ___, ...result }: ListedResult): ResultIn {
  return { ...raceIn(language, result), products: result.products.map((product) => namedIn(language, product)) };
}

/** The season of the events that come with the site: they are shown while no result of it is stored. */
export const FIRST_SEASON = '2025';

/** A season as its page shows it. Without results it shows the events that come with the site. */
export interface Season {
  year: string;
  /** All seasons, the newest first. */
  years: string[];
  results: ResultIn[];
}

const yearOf = ({ date }: Pick<ListedResult, 'date'>): string => date.slice(0, 4);

/** The seasons of results, the newest first. */
export const seasonsOf = (results: readonly Pick<ListedResult, 'date'>[]): string[] =>
  [...new Set([...results.map(yearOf), FIRST_SEASON])].sort().reverse();

/** A season, or the newest one; null where there is none. `results` are in the order of the API. */
export function seasonIn(language: Language, results: readonly ListedResult[], wanted?: string): Season | null {
  const years = seasonsOf(results);
  const year = wanted ?? years[0] ?? FIRST_SEASON;
  if (!years.includes(year)) return null;
  const own = results.filter((result) => yearOf(result) === year);
  return { year, years, results: own.map((result) => resultIn(language, result)) };
}

/** The latest race that was won with an engine of the catalogue; null where there is none. */
export function latestWinIn(language: Language, results: readonly ListedResult[]): ResultIn | null {
  const won = results.find(({ winner, products }) => winner !== undefined && products.length > 0);
  return won ? resultIn(language, won) : null;
}
