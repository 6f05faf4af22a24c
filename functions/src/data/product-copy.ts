import type { Product } from '@rombo/shared/collections/product';
import { fitLimits } from '@rombo/shared/collections/product-fit';
import { productLimits } from '@rombo/shared/collections/product-limits';
import { omit } from '@rombo/shared/contract/keys-of';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import pLimit from 'p-limit';
import type { Identity } from './idempotency.ts';
import { partitions } from './keys.ts';
import { getProduct, productStore } from './products.ts';
import { queryAll } from './table.ts';
import { replace } from './versions.ts';

const withSuffix = (name: string, suffix: string): string =>
  `${name
    .slice(0, productLimits.name - suffix.length - 1)
    .toWellFormed()
    .trimEnd()} ${suffix}`;

/** Returns a draft copy of a product under another name. It has no article code, because codes are unique. */
export function copyOf(product: Product, { id, createdAt }: Identity): Product {
  const { translations } = product;
  return {
    ...omit(product, 'publishAt'),
    id,
    name: withSuffix(product.name, '(copia)'),
    status: 'draft',
    technicalSpecs: omit(product.technicalSpecs, ARTICLE_CODE),
    version: 1,
    createdAt,
    updatedAt: createdAt,
    ...(translations?.en?.name !== undefined && {
      translations: { ...translations, en: { ...translations.en, name: withSuffix(translations.en.name, '(copy)') } },
    }),
  };
}

const CONCURRENCY = 8;

/** Makes the parts of an engine fit its copy too, each saved as a newer version. Safe to repeat. */
export async function copyFits(original: string, copy: string, by: string): Promise<void> {
  const items = await queryAll(partitions.products, { fields: ['id', 'fits'] });
  const needsCopy = (fits: unknown) => Array.isArray(fits) && fits.includes(original) && !fits.includes(copy);
  const parts = items.filter(({ fits }) => needsCopy(fits));
  const add = async (id: string): Promise<void> => {
    const part = await getProduct(id);
    if (!part?.fits || !needsCopy(part.fits) || part.fits.length >= fitLimits.fits) return;
    const fits = [...part.fits, copy];
    // A concurrent save came first: retry.
    if (!(await replace(productStore, { ...part, fits }, part, by))) await add(id);
  };
  await pLimit(CONCURRENCY).map(parts, ({ id }) => add(String(id)));
}
