import { langOf, nameIn, slugIn, type Untranslated } from '../contract/in-language.ts';
import { cardPicture } from '../contract/picture.ts';
import { MOST_COMPARED } from '../contract/query-rules.ts';
import type { Language } from '../words/languages.ts';
import { ARTICLE_CODE } from '../words/spec-labels.ts';
import type { Product, RelatedProduct } from './product.ts';
import { type ProductIn, productIn } from './product-in.ts';
import type { CardPicture } from './product-outline.ts';
import { leadingNumber } from './spec-figures.ts';

interface Named extends Untranslated {
  slug: string;
  name: string;
}

export interface ComparedProduct extends Named, Pick<Product, 'id' | 'price' | 'powerCurve'> {
  cover: CardPicture | null;
  articleCode: string | null;
}

interface Cell {
  text: string;
  lang?: 'it';
}

interface ComparedRow {
  label: Cell;
  cells: (Cell | null)[];
  differs: boolean;
  /** Share of the highest figure, in percent, where each value is a figure of one unit. */
  bars?: (number | null)[];
}

export interface Comparison {
  products: ComparedProduct[];
  rows: ComparedRow[];
  offered: Named[];
}

const UNIT = /^\s*[\d.,]+\s*(CV|kW|Nm|cc|ml|l|kg|g|mm|cm|%|giri\/min)?(?=$|[\s(;,])(?!\s*[×x–-])/;

/** The figure that a value is, with its unit; undefined where it is a text, a measure of several or a range. */
function figureOf(value: string): { figure: number; unit: string } | undefined {
  const [found, unit = ''] = UNIT.exec(value) ?? [];
  const figure = leadingNumber(value);
  const isWhole = unit !== '' || found?.trim() === value.trim();
  return found !== undefined && isWhole && figure !== undefined ? { figure, unit } : undefined;
}

/** Bars for the Italian values of a row, where there is something to see. */
function barsOf(values: readonly (string | undefined)[]): (number | null)[] | undefined {
  const given = values.filter((value) => value !== undefined);
  const figures = given.flatMap((value) => figureOf(value) ?? []);
  const highest = Math.max(...figures.map(({ figure }) => figure));
  const units = new Set(figures.map(({ unit }) => unit));
  if (given.length < 2 || figures.length < given.length || units.size > 1 || !(highest > 0)) return undefined;
  if (figures.every(({ figure }) => figure === highest)) return undefined;
  return values.map((value) => {
    const { figure } = (value !== undefined && figureOf(value)) || {};
    return figure === undefined ? null : Math.round((100 * figure) / highest);
  });
}

const cellOf = (text: string, lang: 'it' | undefined): Cell => ({ text, ...(lang && { lang }) });

const own = (map: Record<string, string>, label: string) => (Object.hasOwn(map, label) ? map[label] : undefined);

function rowOf(label: string, products: readonly Product[], shown: readonly ProductIn[]): ComparedRow {
  const values = products.map(({ technicalSpecs }) => own(technicalSpecs, label));
  const bars = barsOf(values);
  const named = shown[values.findIndex((value) => value !== undefined)];
  return {
    label: cellOf(named?.specLabels?.[label] ?? label, langOf(named ?? {}, `label ${label}`)),
    cells: shown.map((product) => {
      const text = own(product.technicalSpecs, label);
      return text === undefined ? null : cellOf(text, langOf(product, `value ${label}`));
    }),
    differs: new Set(values).size > 1,
    ...(bars && { bars }),
  };
}

const namedIn = (language: Language, product: Parameters<typeof slugIn>[1] & Parameters<typeof nameIn>[1]): Named => {
  const { name, isItalian } = nameIn(language, product);
  return { slug: slugIn(language, product), name, ...(isItalian && { italian: ['name'] }) };
};

/** Compares products in a language, four at most and each once; `related` are those of the first. */
export function comparisonOf(
  language: Language,
  found: readonly Product[],
  related: readonly RelatedProduct[] = [],
): Comparison {
  const products = [...new Map(found.map((product) => [product.id, product])).values()].slice(0, MOST_COMPARED);
  const shown = products.map((product) => productIn(language, product));
  const labels = new Set(products.flatMap(({ technicalSpecs }) => Object.keys(technicalSpecs)));
  labels.delete(ARTICLE_CODE);
  const others = related.filter(({ id }) => products.every((product) => product.id !== id));
  return {
    products: products.map((product) => {
      const { id, pictures, technicalSpecs, price, powerCurve } = product;
      const [cover] = pictures;
      return {
        ...{ id, ...namedIn(language, product) },
        cover: cover ? cardPicture(cover) : null,
        articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
        ...(price !== undefined && { price }),
        ...(powerCurve && { powerCurve }),
      };
    }),
    rows: products.length > 1 ? [...labels].map((label) => rowOf(label, products, shown)) : [],
    offered: products.length < MOST_COMPARED ? others.map((other) => namedIn(language, other)) : [],
  };
}
