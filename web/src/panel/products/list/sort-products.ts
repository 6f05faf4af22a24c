import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { productStatuses } from '@rombo/shared/collections/product-status';
import { defaultLanguage } from '@rombo/shared/words/languages';

type Value = number | string | undefined;

/** Product fields that a list is sorted by; the newest change comes first. */
const sortValues = {
  name: ({ name }) => name,
  category: ({ category }) => categoryKeys.indexOf(category),
  status: ({ status = 'visible' }) => productStatuses.indexOf(status),
  availability: ({ availability }) => availability && availabilities.indexOf(availability),
  price: ({ price }) => price,
  changed: ({ updatedAt }) => -Date.parse(updatedAt),
} satisfies Record<string, (product: Product) => Value>;

/** A field that a list is sorted by, or the order of the catalogue. */
export type SortKey = 'order' | keyof typeof sortValues;

export interface Sorting {
  sort: SortKey;
  reversed: boolean;
}

const texts = new Intl.Collator(defaultLanguage, { numeric: true });

const compare = (one: NonNullable<Value>, other: NonNullable<Value>): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : texts.compare(String(one), String(other));

/** Products in the order of a field, those alike in that of the catalogue; those without a value come last, reversed too. */
export function sortProducts(products: Product[], { sort, reversed }: Sorting): Product[] {
  if (sort === 'order') return products;
  const read: (product: Product) => Value = sortValues[sort];
  return products.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return reversed ? compare(other, one) : compare(one, other);
  });
}
