import * as v from 'valibot';
import { keysOf } from './keys-of.ts';
import { Day } from './text.ts';

/** Days for which visits are kept: a year, and the month before it. */
export const VISIT_DAYS = 400;

const DAY_MS = 24 * 60 * 60_000;

/** Days are UTC, as in the log. */
export const dayBefore = (days: number, day?: string): string =>
  new Date((day ? Date.parse(day) : Date.now()) - days * DAY_MS).toISOString().slice(0, 10);

/** Sums below this are added up as `others`, so that a list describes nobody. */
export const LEAST_NAMED = 3;

const Sum = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Sums by name, the highest first, and the total of the rest. */
export const VisitSums = v.object({ named: v.record(v.string(), Sum), others: Sum });
export type VisitSums = v.InferOutput<typeof VisitSums>;

/** In the order of the panel: what the owner can act on comes first. */
const sums = {
  /** Views by page, a key of `pages`. */
  pages: VisitSums,
  /** Views by product, by id. */
  products: VisitSums,
  /** Searches that find nothing in the catalogue. */
  emptySearches: VisitSums,
  searches: VisitSums,
  /** Views by country; ZZ is an unknown one. */
  countries: VisitSums,
  /** Views by language of the address. */
  languages: VisitSums,
  /** Visits by the host of the site that linked here. */
  referrers: VisitSums,
  /** Downloaded PDFs, by id of the product or guide. */
  downloads: VisitSums,
};
export const visitLists = keysOf(sums);
export type VisitList = keyof typeof sums;

/** Visits of a day (UTC). */
export const DayVisits = v.object({ day: Day, views: Sum, ...sums });
export type DayVisits = v.InferOutput<typeof DayVisits>;
