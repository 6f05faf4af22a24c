import { hasSubcategories } from '@rombo/shared/collections/categories';
import type { Product, ProductFields } from '@rombo/shared/collections/product';
import { partOf } from '@rombo/shared/contract/text';
import pLimit from 'p-limit';
import { useReloadCatalogue } from '../api.ts';

/** A change that is made to several products at once; a blank availability removes it. */
export type Change =
  | Pick<Product, 'category'>
  | Pick<Product, 'featured'>
  | { fits: string[] }
  | { status: NonNullable<ProductFields['status']> }
  | { availability: NonNullable<Product['availability']> | '' };

/** True if the change would leave the product as it is. */
export const isAlready = (product: Product, change: Change): boolean => {
  const current = new Map<string, unknown>(Object.entries({ status: 'visible', availability: '', ...product }));
  return Object.entries(change).every(([name, value]) => current.get(name) === value);
};

/** The form that makes a change. Fields that it leaves out, files among them, stay as they are stored. */
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

export interface Failed<T> {
  item: T;
  error: unknown;
}

/** Runs a write for each item, a few at a time; a failure does not stop the others. `onProgress` gets how many have ended. */
export async function runEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onProgress?: (ended: number) => void,
) {
  const done: T[] = [];
  const failed: Failed<T>[] = [];
  await pLimit(AT_ONCE).map(items, async (item) => {
    await run(item).then(
      () => done.push(item),
      (error: unknown) => failed.push({ item, error }),
    );
    onProgress?.(done.length + failed.length);
  });
  return { done, failed };
}

/** `runEach` for products, after which everything that shows products is read again. */
export function useRunEach() {
  const reload = useReloadCatalogue();
  return async (...given: Parameters<typeof runEach<Product>>) => {
    const result = await runEach(...given);
    await reload().catch(() => undefined);
    return result;
  };
}
