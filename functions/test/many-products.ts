import { categoryKeys, hasSubcategories, subcategories } from '@rombo/shared/collections/categories';
import { relatedItems } from '../src/data/outlines.ts';

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
      slug: `molti-${at}`,
      slugEn: null as string | null,
      name: `Molti ${at}`,
      description: prose(at, length),
      category,
      subcategory: hasSubcategories(category) ? (subcategories[(at >> 2) % 2] ?? null) : null,
      images: [] as string[],
      technicalSpecs: [['Codice Articolo', `RP-${at}`]],
      technicalSheetUrl: null,
      technicalSheetEnUrl: null,
      featured: at % 100 === 0,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    };
  });

type StoredProduct = ReturnType<typeof manyProducts>[number];

export function itemsOf({ technicalSpecs, ...product }: StoredProduct) {
  const { id, slug } = product;
  return [
    { ...product, technicalSpecs },
    { pk: 'SLUG', sk: slug, productId: id, kept: false, claimedAt: 0 },
    ...relatedItems({ ...product, technicalSpecs: Object.fromEntries(technicalSpecs), pictures: [] }),
  ];
}
