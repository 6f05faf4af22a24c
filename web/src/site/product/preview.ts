import { outlineOf } from '@rombo/shared/collections/outline-of';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { slugIn } from '@rombo/shared/contract/in-language';
import { outlinesIn } from '@rombo/shared/contract/pages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { addressOf } from '../../api/client.ts';
import type { navigation, Preview } from '../../loading/navigation.ts';

const UNKNOWN = { width: null, height: null, focalPoint: { x: 0.5, y: 0.5 }, alt: {} };

function fromOutline({ cover, articleCode, pictures: pictureCount, ...outline }: ProductOutline): Preview {
  const unknown = {
    slugEn: null,
    technicalSheetEnUrl: null,
    featured: false,
    version: 1,
    createdAt: '',
    updatedAt: '',
    related: [],
  } satisfies Partial<ProductDetailsIn>;
  const product = {
    ...unknown,
    ...outline,
    images: cover ? [cover.url] : [],
    pictures: cover ? [{ ...UNKNOWN, ...cover }] : [],
    technicalSpecs: articleCode === null ? {} : { [ARTICLE_CODE]: articleCode },
  };
  return { product, pictureCount };
}

/** The product as the lists have it that were read before; undefined where none has it. */
export const previewOf: NonNullable<(typeof navigation)['preview']> = (slug, language, { cache, fallback = {} }) => {
  const list = addressOf('listProducts');
  const present = (key: string) => cache.get(key)?.data ?? fallback[key];
  const outlines = present(list + outlinesIn(language)) as ProductOutline[] | null | undefined;
  const products = present(list) as Product[] | null | undefined;
  const listed = outlines?.find((outline) => outline.slug === slug);
  if (listed) return fromOutline(listed);
  const product = products?.find((product) => slugIn(language, product) === slug);
  return product && fromOutline(outlineOf(product, language));
};
