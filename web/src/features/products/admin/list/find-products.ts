import type { Product } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/technical-specs';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The products whose name or article code has every word of a query; accents and capitals make no difference. */
export function findProducts(products: Product[], query: string): Product[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return products;
  return products.filter(({ name, technicalSpecs }) => {
    const text = plain(`${name} ${technicalSpecs[ARTICLE_CODE] ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
