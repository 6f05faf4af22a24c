import type { Product } from '@rombo/shared/collections/product';
import { fixedSpecs } from '@rombo/shared/words/spec-labels';

/** A label belongs to the template of a category from this share of its products on. */
const USUAL = 0.5;

type Specified = Pick<Product, 'category' | 'technicalSpecs'>;

/** Labels of the specs that products of a category have besides the fixed ones, the most frequent first; `usual` are its template. */
export function suggestLabels(products: readonly Specified[], category: Product['category']) {
  const peers = products.filter((product) => product.category === category);
  const counts = new Map<string, number>();
  for (const label of peers.flatMap(({ technicalSpecs }) => Object.keys(technicalSpecs)))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  for (const label of fixedSpecs) counts.delete(label);
  const labels = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'it'));
  const usual = labels.filter(([, count]) => count >= peers.length * USUAL);
  return { labels: labels.map(([label]) => label), usual: usual.map(([label]) => label) };
}
