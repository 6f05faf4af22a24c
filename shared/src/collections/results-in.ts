import { omit } from '../contract/keys-of.ts';
import type { Language } from '../words/languages.ts';
import { inLanguage, type NamedIn, namedIn, type Untranslated } from './in-language.ts';
import type { ListedResult } from './listed.ts';

const translatedFields = ['title', 'place', 'class', 'description', 'fuel', 'plug'];

type Translated = Pick<ListedResult, 'translations'>;

export type RaceIn<R extends Translated> = Omit<R, 'translations'> & Untranslated;

export const raceIn = <R extends Translated>(language: Language, race: R): RaceIn<R> =>
  inLanguage(language, race, translatedFields);

export type ResultIn = Omit<ListedResult, 'translations' | 'products' | 'engines' | 'version' | 'createdAt'> &
  Untranslated & { products: NamedIn[] };

function resultIn(language: Language, listed: ListedResult): ResultIn {
  const result = omit(listed, 'engines', 'version', 'createdAt');
  return { ...raceIn(language, result), products: result.products.map((product) => namedIn(language, product)) };
}

/** The season of the built-in events, which are shown until it has results. */
export const FIRST_SEASON = '2025';

export interface Season {
  year: string;
  years: string[];
  results: ResultIn[];
  /** Races that the house's engines won in all seasons, world titles first; only with the newest season. */
  wins?: ResultIn[];
}

const yearOf = ({ date }: Pick<ListedResult, 'date'>): string => date.slice(0, 4);

export const seasonsOf = (results: readonly Pick<ListedResult, 'date'>[]): string[] =>
  [...new Set([...results.map(yearOf), FIRST_SEASON])].sort().reverse();

/** True for a race that a visible engine of the house won. */
export const isWin = ({ winner, products }: Pick<ResultIn, 'winner'> & { products: readonly unknown[] }): boolean =>
  winner !== undefined && products.length > 0;

const worldTitlesFirst = (one: ListedResult, other: ListedResult): number =>
  Number(other.scope === 'world') - Number(one.scope === 'world');

const MAX_WINS = 6;

/** Returns a season, by default the newest; null if unknown. `results` are in the order of the API. */
export function seasonIn(language: Language, results: readonly ListedResult[], requested?: string): Season | null {
  const years = seasonsOf(results);
  const year = requested ?? years[0] ?? FIRST_SEASON;
  if (!years.includes(year)) return null;
  const inPage = (shown: readonly ListedResult[]) => shown.map((result) => resultIn(language, result));
  const ofYear = results.filter((result) => yearOf(result) === year);
  const wins = requested === undefined ? results.filter(isWin).sort(worldTitlesFirst).slice(0, MAX_WINS) : [];
  return { year, years, results: inPage(ofYear), ...(wins.length > 0 && { wins: inPage(wins) }) };
}

/** Returns the latest race that a visible engine won, or null. */
export function latestWinIn(language: Language, results: readonly ListedResult[]): ResultIn | null {
  const won = results.find(isWin);
  return won ? resultIn(language, won) : null;
}
