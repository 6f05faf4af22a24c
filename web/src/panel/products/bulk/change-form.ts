import { hasSubcategories } from '@rombo/shared/collections/categories';
import type { Product, ProductFields } from '@rombo/shared/collections/product';
import { partOf } from '@rombo/shared/contract/form-part';

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
