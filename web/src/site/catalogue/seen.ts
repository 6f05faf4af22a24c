import { createStoredList } from '../../ui/stored.ts';

/** A viewed product, named in the language of that visit, or in that of its untranslated name. */
interface ViewedProduct {
  slug: string;
  name: string;
  lang?: string | undefined;
  cover?: string | undefined;
}

export const MAX_RECENT = 6;

export const recent = createStoredList<ViewedProduct>('recent', MAX_RECENT, ['slug', 'name']);

export const withoutSlugs = (...slugs: (string | null | undefined)[]) =>
  recent.get().filter(({ slug }) => !slugs.includes(slug));
