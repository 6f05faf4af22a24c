import type { Filter } from './catalogue.ts';

/** Marks, in an address of the API, where the products that a page carries stand in the catalogue. */
export const PART = '#part';

/** The part of the catalogue that a page carries. */
export interface CataloguePart {
  /** The filter and the page that its products are of. */
  filter: Filter;
  page: number;
  /** Number of matching products on all pages. */
  total: number;
  /** Number of products of each filter, by `countKey`. */
  counts: Record<string, number>;
  /** The engines to choose from; empty where they are too many for a page, absent where there are none. */
  engines?: EngineChoice[];
  /** The engine whose parts are shown; null where the address names none that there is. */
  engine?: EngineChoice | null;
}

/** An engine in a list to choose from. */
export interface EngineChoice {
  slug: string;
  name: string;
}
