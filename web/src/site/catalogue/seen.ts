import { useEffect } from 'react';
import { createStoredList } from '../../ui/stored.ts';

/** A product that was looked at, named in the language of that visit. */
interface Seen {
  slug: string;
  name: string;
  /** Address of its cover, if any. */
  cover?: string | undefined;
}

const MOST_RECENT = 6;

export const recent = createStoredList<Seen>('recent', MOST_RECENT, ['slug', 'name']);

/** The other products that were looked at. */
export const without = (slug: string) => recent.get().filter((product) => product.slug !== slug);

/** Keeps a product among those that were looked at on this device, the last one first. */
export function useRemember(product: Seen | undefined): void {
  const { slug, name, cover } = product ?? {};
  useEffect(() => {
    if (slug && name) recent.set([{ slug, name, cover }, ...without(slug)].slice(0, MOST_RECENT));
  }, [slug, name, cover]);
}
