import { nameIn, slugIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { sheetUrl, slugField } from '@rombo/shared/contract/language-fields';
import { outlinesPart } from '@rombo/shared/contract/pages';
import { fieldsByLanguage, type Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import type { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';
import { outlineCode } from '../catalogue/outline-code.ts';

/** Data of a product from a list, shown until the product has loaded. */
interface Preview {
  product: ProductDetailsIn;
  pictureCount: number;
}

const UNKNOWN = { width: null, height: null, focalPoint: { x: 0.5, y: 0.5 }, alt: {} };

function fromOutline({ cover, articleCode, pictures: pictureCount, madeFor, ...outline }: ProductOutline): Preview {
  const product = {
    ...fieldsByLanguage(sheetUrl, () => null),
    ...fieldsByLanguage(slugField, () => null),
    ...outline,
    isFitted: madeFor !== undefined,
    related: [],
    pictures: cover ? [{ ...UNKNOWN, ...cover }] : [],
    technicalSpecs: articleCode === null ? {} : { [ARTICLE_CODE]: articleCode },
  };
  return { product, pictureCount };
}

/** Finds the product in a cached or embedded list. */
export function previewOf(
  slug: string,
  language: Language,
  { cache }: ReturnType<typeof useSWRConfig>,
): Preview | undefined {
  const list = addressOf('listProducts');
  const cached = (key: string) => cache.get(key)?.data;
  const outlines = cached(list + outlinesPart(language)) as ProductOutline[] | null | undefined;
  const products = cached(list) as Product[] | null | undefined;
  const listed = outlines?.find((outline) => outline.slug === slug);
  if (listed) return fromOutline(listed);
  const product = products?.find((product) => slugIn(language, product) === slug);
  const nameOf = (id: string) => {
    const engine = products?.find((product) => product.id === id);
    return engine && nameIn(language, engine);
  };
  const outlineOf = outlineCode.loaded();
  return product && outlineOf && fromOutline(outlineOf(product, language, nameOf));
}
