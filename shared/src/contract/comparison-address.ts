/** Products that are compared at a time. */
export const MOST_COMPARED = 4;

/** Products that are looked up for an address: some of them may be gone. */
export const READ_COMPARED = 2 * MOST_COMPARED;

const SLUG = /^[a-z0-9-]{1,100}$/;

/** The products that the query `p` of a comparison names, each once, in their order. */
export const readCompared = (p: string | null): string[] =>
  [...new Set((p ?? '').split(',').filter((slug) => SLUG.test(slug)))].slice(0, READ_COMPARED);

/** The query of a comparison. */
export const writeCompared = (slugs: readonly string[]): string => `p=${slugs.join(',')}`;
