import { categoryKeys, hasSubcategories, subcategories } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { omit } from '@rombo/shared/contract/keys-of';
import { sheetUrl, slugsBy } from '@rombo/shared/contract/language-fields';
import { fieldsByLanguage } from '@rombo/shared/words/languages';
import { projectionOf } from '../src/data/cards.ts';
import type { Key } from '../src/data/keys.ts';

const syllables = 'ma re to li ca no pi ste mo ro co ne di gi ra zio ve lu bi el la can de ta fri vo tes bru'.split(
  ' ',
);

/** Returns text that compresses about as badly as prose, deterministic per seed. */
export function prose(seed: number, length: number): string {
  let state = seed + 1;
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  let text = '';
  while (text.length < length) text += (syllables[next(syllables.length)] ?? '') + (next(3) === 0 ? ' ' : '');
  return text.slice(0, length).trim();
}

export const manyProducts = (count: number, length = 60) =>
  Array.from({ length: count }, (_, at) => {
    const id = `0199a3c0-5c6e-7abc-8def-${String(at).padStart(12, '0')}`;
    const createdAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
    const category = categoryKeys[at % categoryKeys.length] ?? 'motori';
    return {
      pk: 'PRODUCT',
      sk: id,
      id,
      ...slugsBy((): string | null => null),
      slug: `molti-${at}`,
      name: `Molti ${at}`,
      description: prose(at, length),
      category,
      subcategory: hasSubcategories(category) ? (subcategories[(at >> 2) % 2] ?? null) : null,
      images: [] as string[],
      technicalSpecs: [['Codice Articolo', `RP-${at}`]],
      ...fieldsByLanguage(sheetUrl, () => null),
      featured: at % 100 === 0,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    };
  });

type StoredProduct = ReturnType<typeof manyProducts>[number];

/** The product of a stored one. */
export const productOf = (stored: StoredProduct): Product => ({
  ...omit(stored, 'pk', 'sk'),
  technicalSpecs: Object.fromEntries(stored.technicalSpecs),
  pictures: [],
});

export const itemsOf = (product: StoredProduct): (Key & Record<string, unknown>)[] => [
  { ...product, ...projectionOf(productOf(product)) },
  { pk: 'SLUG', sk: product.slug, productId: product.id, kept: false, claimedAt: 0 },
];
