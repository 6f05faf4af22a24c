import { useEffect } from 'react';
import { createStored } from '../../ui/stored.ts';

/** A product that was looked at, named in the language of that visit. */
interface Seen {
  slug: string;
  name: string;
  /** Address of its cover, if any. */
  cover?: string | undefined;
}

const MOST_RECENT = 6;

const isSeen = (item: unknown): item is Seen => {
  const { slug, name, cover = '' } = Object(item) as Partial<Record<keyof Seen, unknown>>;
  return [slug, name, cover].every((value) => typeof value === 'string');
};

export const recent = createStored('recent', (stored): readonly Seen[] =>
  Array.isArray(stored) ? stored.filter(isSeen).slice(0, MOST_RECENT) : [],
);

/** The other products that were looked at. */
export const without = (slug: string) => recent.get().filter((product) => product.slug !== slug);

/** Keeps a product among those that were looked at on this device, the last one first. */
export function useRemember(product: Seen | undefined): void {
  const { slug, name, cover } = product ?? {};
  useEffect(() => {
    if (slug && name) recent.set([{ slug, name, cover }, ...without(slug)].slice(0, MOST_RECENT));
  }, [slug, name, cover]);
}
