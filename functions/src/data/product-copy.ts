import { cut } from '@rombo/shared/collections/plain-text';
import type { Product } from '@rombo/shared/collections/product';
import { fitLimits } from '@rombo/shared/collections/product-fit';
import { productLimits } from '@rombo/shared/collections/product-limits';
import { fromKeys, keysOf, omit } from '@rombo/shared/contract/keys-of';
import { defaultLanguage, type Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { documentTexts } from '@rombo/web/texts';
import pLimit from 'p-limit';
import type { Identity } from './idempotency.ts';
import { partitions } from './keys.ts';
import { getProduct, productStore } from './products.ts';
import { queryAll } from './table.ts';
import { replace } from './versions.ts';

/** Returns a name with the suffix of copies in its language, cut to the limit. */
function nameOfCopy(name: string, language: Language): string {
  const { copy } = documentTexts[language];
  return `${cut(name, productLimits.name - copy.length - 1).trimEnd()} ${copy}`;
}

/** Returns the translations of a copy. A translated name gets the suffix of its language. */
const translationsOfCopy = (translations: NonNullable<Product['translations']>) =>
  fromKeys(keysOf(translations), (language) => {
    const { name, ...texts } = translations[language] ?? {};
    return { ...texts, ...(name !== undefined && { name: nameOfCopy(name, language) }) };
  });

/** Returns a draft copy of a product under another name. It has no article code, because codes are unique. */
export function copyOf(product: Product, { id, createdAt }: Identity): Product {
  const { translations } = product;
  return {
    ...omit(product, 'publishAt'),
    id,
    name: nameOfCopy(product.name, defaultLanguage),
    status: 'draft',
    technicalSpecs: omit(product.technicalSpecs, ARTICLE_CODE),
    version: 1,
    createdAt,
    updatedAt: createdAt,
    ...(translations && { translations: translationsOfCopy(translations) }),
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
