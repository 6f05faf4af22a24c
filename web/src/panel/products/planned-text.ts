import type { Product } from '@rombo/shared/collections/product';
import { publicationOf } from '@rombo/shared/collections/product-status';
import type { Texts } from '../../i18n/index.ts';

/** When a draft is published by itself, in words; undefined where it is not. */
export function plannedText(product: Product, { locale, productForm }: Texts['panel']): string | undefined {
  const at = publicationOf(product);
  return at && productForm.planned(new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }));
}
