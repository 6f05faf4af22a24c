import { useEffect } from 'react';
import { createStoredList } from '../../ui/stored.ts';

/** A viewed product, named in the language of that visit. */
interface ViewedProduct {
  slug: string;
  name: string;
  cover?: string | undefined;
}

const MAX_RECENT = 6;

export const recent = createStoredList<ViewedProduct>('recent', MAX_RECENT, ['slug', 'name']);

export const withoutSlug = (slug: string) => recent.get().filter((product) => product.slug !== slug);

export function useRecordView(product: ViewedProduct | undefined): void {
  const { slug, name, cover } = product ?? {};
  useEffect(() => {
    if (slug && name) recent.set([{ slug, name, cover }, ...withoutSlug(slug)].slice(0, MAX_RECENT));
  }, [slug, name, cover]);
}
