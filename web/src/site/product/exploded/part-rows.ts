import { type Category, categoryKeys } from '@rombo/shared/collections/categories';
import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { pathOfPage } from '@rombo/shared/contract/pages';

type Parts = NonNullable<ProductDetailsIn['parts']>;

/** A part of an engine: a product, or one that is not in the catalogue. */
export interface Part extends Partial<Pick<Parts[number], 'id' | 'partType' | 'price' | 'availability' | 'backOn'>> {
  category: Category;
  name: string;
  lang: 'it' | undefined;
  /** Code of the part, unless it is shown as the name. */
  code: string | undefined;
  /** Path of its page, or of a question about a part that is not in the catalogue. */
  path: string;
  query?: string;
  isListed: boolean;
}

export type NamedPoint = Part & { number: number; x: number; y: number };

/** A part in the table, with its numbers in the drawing and the names that it has there, if there are several. */
export type PartRow = Part & { numbers: readonly number[]; labels?: string };

type Drawn = Pick<ProductDetailsIn, 'name' | 'explodedView' | 'parts' | 'pointed'>;

const pathOf = (slug: string) => pathOfPage('product', { slug });

/** Returns the points of an exploded view in the order of their numbers; `unnamed` is the name of parts without one. */
export function namedPoints({ name: engine, explodedView, parts = [], pointed = [] }: Drawn, unnamed: string) {
  const byId = new Map([...pointed, ...parts].map((product) => [product.id, product]));
  return (explodedView?.points ?? []).map((point, at): NamedPoint => {
    const { x, y, label } = point;
    const product = byId.get(point.product ?? '');
    const code = product?.articleCode ?? point.code;
    const name = label ?? product?.name ?? code ?? unnamed;
    const words = [...new Set([name, code, engine])].filter(Boolean).join(', ');
    return {
      ...product,
      number: at + 1,
      x,
      y,
      name,
      category: 'ricambi',
      code: code === name ? undefined : code,
      lang: label === undefined ? product && langOf(product, 'name') : langOf(point, 'label'),
      ...(product
        ? { path: pathOf(product.slug), isListed: true }
        : { path: pathOfPage('contact'), query: `?cerca=${encodeURIComponent(words)}`, isListed: false }),
    };
  });
}

/** Returns the parts of an engine by category, a row for each: those in its drawing by number, then the others. */
export function groupedRows(points: readonly NamedPoint[], parts: Parts = []) {
  const nameOf = new Map(parts.map(({ id, name }) => [id, name]));
  const keyOf = ({ id, number }: NamedPoint) => id ?? number;
  const drawn = new Set(points.map(keyOf));
  const rows = points.flatMap((first): PartRow[] => {
    const same = points.filter((point) => keyOf(point) === keyOf(first));
    if (same[0] !== first) return [];
    const numbers = same.map(({ number }) => number);
    if (same.length === 1) return [{ ...first, numbers }];
    const labels = same.map(({ name }) => name).join(', ');
    return [{ ...first, numbers, labels, name: nameOf.get(first.id ?? '') ?? first.name }];
  });
  const others = parts
    .filter(({ id }) => !drawn.has(id))
    .map(
      (part): PartRow => ({
        ...part,
        numbers: [],
        code: part.articleCode ?? undefined,
        lang: langOf(part, 'name'),
        path: pathOf(part.slug),
        isListed: true,
      }),
    );
  const all = [...rows, ...others];
  return ['ricambi' as const, ...categoryKeys].flatMap((category, at, order) => {
    const some = all.filter((row) => row.category === category);
    return order.indexOf(category) === at && some.length > 0 ? [{ category, rows: some }] : [];
  });
}
