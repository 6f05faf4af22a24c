import type { Filter } from './catalogue.ts';

/** Marks, in an address of the API, where the products that a page carries stand in the catalogue. */
export const PART = '#part';

export interface CataloguePart {
  /** The filter and the page that its products are of. */
  filter: Filter;
  page: number;
  total: number;
  /** Number of products of each filter, by `countKey`. */
  counts: Record<string, number>;
  /** The engines to choose from; empty where they are too many for a page, absent where there are none. */
  engines?: EngineChoice[];
  /** The engine whose parts are shown; null where the address names none that there is. */
  engine?: EngineChoice | null;
}

export interface EngineChoice {
  slug: string;
  name: string;
}
