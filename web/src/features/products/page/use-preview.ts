import { OUTLINE } from '@rombo/shared/outline-of';
import type { Product, ProductDetails } from '@rombo/shared/product';
import type { ProductOutline } from '@rombo/shared/product-outline';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../../api/client.ts';

/** What a list says of a product, as its page is drawn from it until the product comes. */
export interface Preview extends ProductDetails {
  /** Number of its pictures, of which only the cover may be known. */
  pictureCount: number;
}

const fromProduct = (product: Product): Preview => ({
  ...product,
  related: [],
  pictureCount: product.pictures.length,
});

const fromOutline = ({ cover, articleCode, pictures, ...outline }: ProductOutline): Preview => ({
  ...outline,
  images: cover ? [cover.url] : [],
  pictures: cover ? [{ ...cover, width: null, height: null, focalPoint: { x: 0.5, y: 0.5 } }] : [],
  pictureCount: pictures,
  technicalSpecs: articleCode === null ? {} : { [ARTICLE_CODE]: articleCode },
  featured: false,
  version: 1,
  createdAt: '',
  updatedAt: '',
  related: [],
});

/** The product as the lists have it that were read before; undefined where none has it. */
export function usePreview(slug: string): Preview | undefined {
  const { cache, fallback } = useSWRConfig();
  const listed = <T extends { slug: string }>(key: string): T | undefined =>
    ((cache.get(key)?.data ?? fallback[key]) as T[] | null | undefined)?.find((product) => product.slug === slug);
  const list = addressOf('listProducts');
  const product = listed<Product>(list);
  if (product) return fromProduct(product);
  const outline = listed<ProductOutline>(list + OUTLINE);
  return outline && fromOutline(outline);
}
