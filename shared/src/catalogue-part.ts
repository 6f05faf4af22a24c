import type { Filter } from './catalogue.ts';

/** Marks, in an address of the API, what a page holds of a catalogue that is too long to be carried whole. */
export const PART = '#part';

/** The part of a long catalogue that a page carries. */
export interface CataloguePart {
  /** The filter and the page that its products are of. */
  filter: Filter;
  page: number;
  /** Number of matching products on all pages. */
  total: number;
  /** Number of products of each filter, by `countKey`. */
  counts: Record<string, number>;
}
