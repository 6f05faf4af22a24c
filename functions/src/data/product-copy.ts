import type { Product } from '@rombo/shared/product';
import { productLimits } from '@rombo/shared/product-limits';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import type { Identity } from './idempotency.ts';

/** A name with a suffix, cut where it would be too long. */
const named = (name: string, suffix: string): string =>
  `${name
    .slice(0, productLimits.name - suffix.length - 1)
    .toWellFormed()
    .trimEnd()} ${suffix}`;

/** A draft of a product with the same fields under another name, without the article code, of which there is one each. */
export function copyOf({ publishAt: _, ...product }: Product, { id, createdAt }: Identity): Product {
  const { [ARTICLE_CODE]: __, ...technicalSpecs } = product.technicalSpecs;
  const { translations } = product;
  return {
    ...product,
    id,
    name: named(product.name, '(copia)'),
    status: 'draft',
    technicalSpecs,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    ...(translations?.en?.name !== undefined && {
      translations: { ...translations, en: { ...translations.en, name: named(translations.en.name, '(copy)') } },
    }),
  };
}
