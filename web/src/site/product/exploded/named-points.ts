import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';

/** A point of an exploded view as displayed. */
export interface NamedPoint {
  number: number;
  x: number;
  y: number;
  name: string;
  lang: 'it' | undefined;
  /** Code of the part, unless that is its name. */
  code: string | undefined;
  /** Slug of the part's page, if it has one. */
  slug: string | undefined;
}

type Pointing = Pick<ProductDetailsIn, 'explodedView' | 'parts' | 'pointed'>;

/** The points of a product's exploded view in the order of their numbers; `unnamed` stands for a part that has no name left. */
export function namedPoints({ explodedView, parts = [], pointed = [] }: Pointing, unnamed: string): NamedPoint[] {
  const byId = new Map([...parts, ...pointed].map((product) => [product.id, product]));
  return (explodedView?.points ?? []).map((point, at) => {
    const { x, y, label } = point;
    const product = point.product === undefined ? undefined : byId.get(point.product);
    const code = product?.articleCode ?? point.code;
    const name = label ?? product?.name ?? code ?? unnamed;
    const lang = label === undefined ? product && langOf(product, 'name') : langOf(point, 'label');
    return { number: at + 1, x, y, name, lang, code: code === name ? undefined : code, slug: product?.slug };
  });
}
