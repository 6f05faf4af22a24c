import { hasSubcategories } from '@rombo/shared/collections/categories';
import type { Product, ProductFields } from '@rombo/shared/collections/product';
import { partOf } from '@rombo/shared/contract/text';
import pLimit from 'p-limit';

/** A field that several products can be given at once; a blank availability removes it. */
export type Change =
  | Pick<Product, 'category'>
  | Pick<Product, 'featured'>
  | { fits: string[] }
  | { status: NonNullable<ProductFields['status']> }
  | { availability: NonNullable<Product['availability']> | '' };

/** True for a product that is already as the change makes it. */
export const isAlready = (product: Product, change: Change): boolean => {
  const present = new Map<string, unknown>(Object.entries({ status: 'visible', availability: '', ...product }));
  return Object.entries(change).every(([name, value]) => present.get(name) === value);
};

/** The form that changes one field of a product: those that it leaves out stay as they are stored, files among them. */
export function changeForm(product: Product, change: Change): FormData {
  const { name, description, category, subcategory, technicalSpecs, featured } = { ...product, ...change };
  const fields = {
    ...{ name, description, category, technicalSpecs, featured },
    subcategory: hasSubcategories(category) ? subcategory : null,
    ...change,
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, partOf(value));
  return form;
}

const AT_ONCE = 3;

/** One that failed, and why. */
export interface Failed<T> {
  item: T;
  error: unknown;
}

/** Runs a write for each item, a few at a time; one that fails does not stop the others. `onProgress` gets how many have ended. */
export async function runEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onProgress: (ended: number) => void,
): Promise<{ done: T[]; failed: Failed<T>[] }> {
  const done: T[] = [];
  const failed: Failed<T>[] = [];
  await pLimit(AT_ONCE).map(items, async (item) => {
    try {
      await run(item);
      done.push(item);
    } catch (error) {
      failed.push({ item, error });
    }
    onProgress(done.length + failed.length);
  });
  return { done, failed };
}
