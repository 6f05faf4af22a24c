import { useEffect } from 'react';
import { createStoredList } from '../../ui/stored.ts';

/** A viewed product, named in the language of that visit. */
interface Seen {
  slug: string;
  name: string;
  cover?: string | undefined;
}

const MOST_RECENT = 6;

export const recent = createStoredList<Seen>('recent', MOST_RECENT, ['slug', 'name']);

export const without = (slug: string) => recent.get().filter((product) => product.slug !== slug);

export function useRemember(product: Seen | undefined): void {
  const { slug, name, cover } = product ?? {};
  useEffect(() => {
    if (slug && name) recent.set([{ slug, name, cover }, ...without(slug)].slice(0, MOST_RECENT));
  }, [slug, name, cover]);
}
