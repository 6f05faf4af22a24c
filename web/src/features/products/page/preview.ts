import { OUTLINE } from '@rombo/shared/outline-of';
import type { Product, ProductDetails } from '@rombo/shared/product';
import type { ProductOutline } from '@rombo/shared/product-outline';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import { addressOf } from '../../../api/client.ts';
import type { late, Preview } from '../../../loading/late.ts';

const fromProduct = (product: Product): Preview => ({
  product: { ...product, related: [] },
  pictureCount: product.pictures.length,
});

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
  } satisfies Partial<ProductDetails>;
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
export const previewOf: NonNullable<(typeof late)['preview']> = (slug, { cache, fallback = {} }) => {
  const listed = <T extends { slug: string }>(key: string): T | undefined =>
    ((cache.get(key)?.data ?? fallback[key]) as T[] | null | undefined)?.find((product) => product.slug === slug);
  const list = addressOf('listProducts');
  const product = listed<Product>(list);
  if (product) return fromProduct(product);
  const outline = listed<ProductOutline>(list + OUTLINE);
  return outline && fromOutline(outline);
};
