import type { SlugField } from '../contract/language-fields.ts';
import { formatFigure } from '../words/format-figure.ts';
import type { Language } from '../words/languages.ts';
import { ARTICLE_CODE } from '../words/spec-labels.ts';
import { langOf, mentionsIn, nameIn, slugIn, type Untranslated } from './in-language.ts';
import { cardPicture } from './outline-of.ts';
import type { Mention, MentionIn, Product, RelatedProduct } from './product.ts';
import { ownValue, type ProductIn, productIn } from './product-in.ts';
import type { CardPicture } from './product-outline.ts';
import { MAX_COMPARED } from './query-rules.ts';
import { leadingNumber } from './spec-figures.ts';

interface Named extends Untranslated {
  slug: string;
  name: string;
}

export interface Standing {
  /** Difference from the first product's figure, formatted for the language. */
  difference?: string;
  isBest?: true;
}

export interface ComparedProduct extends Named, Pick<Product, 'id' | 'price' | 'powerCurve' | 'partType'> {
  cover: CardPicture | null;
  articleCode: string | null;
  priceStanding: Standing;
  /** True for a part with known engines. */
  isFitted: boolean;
}

interface Cell {
  text: string;
  lang?: 'it';
}

interface ComparedRow {
  label: Cell;
  cells: ((Cell & Standing) | null)[];
  differs: boolean;
  /** Percentages of the highest figure, if each value is a figure of the same unit. */
  bars?: (number | null)[];
}

export interface Comparison {
  products: ComparedProduct[];
  rows: ComparedRow[];
  /** Products whose codes appear in the rows. */
  mentions: MentionIn[];
  offered: Named[];
}

const UNIT = /^\s*[\d.,]+\s*(CV|kW|Nm|cc|ml|l|kg|g|mm|cm|%|giri\/min)?(?=$|[\s(;,])(?!\s*[×x–-])/;

/** Parses a value as a figure with a unit. Returns undefined for a text, several dimensions or a range. */
function figureOf(value: string): { figure: number; unit: string } | undefined {
  const [found, unit = ''] = UNIT.exec(value) ?? [];
  const figure = leadingNumber(value);
  const isWhole = unit !== '' || found?.trim() === value.trim();
  return found !== undefined && isWhole && figure !== undefined ? { figure, unit } : undefined;
}

interface Figures {
  figures: readonly (number | undefined)[];
  unit: string;
}

/** Returns the figures of a row from its Italian values; undefined unless all have the same unit and they differ. */
function figuresOf(values: readonly (string | undefined)[]): Figures | undefined {
  const found = values.map((value) => (value === undefined ? undefined : figureOf(value)));
  if (found.some((figure, at) => figure === undefined && values[at] !== undefined)) return undefined;
  const known = found.filter((figure) => figure !== undefined);
  const [{ unit } = { unit: '' }] = known;
  if (known.some((other) => other.unit !== unit) || new Set(known.map(({ figure }) => figure)).size < 2)
    return undefined;
  return { figures: found.map((figure) => figure?.figure), unit };
}

function barsOf({ figures }: Figures): (number | null)[] {
  const highest = Math.max(...figures.filter((figure) => figure !== undefined));
  return figures.map((figure) => (figure === undefined ? null : Math.round((100 * figure) / highest)));
}

/** Units whose difference is absolute, like that of a plain number. In other units it is a percentage. */
const MEASURES = ['', 'g', 'kg', 'mm', 'cm', 'cc', 'ml', 'l'];

function differenceOf(figure: number, first: number, unit: string, language: Language): string | undefined {
  if (figure === first || (first === 0 && !MEASURES.includes(unit))) return undefined;
  const sign = figure > first ? '+' : '−';
  const size = Math.abs(figure - first);
  if (MEASURES.includes(unit))
    return `${sign}${formatFigure(Number(size.toPrecision(6)), language)}${unit && `\u00a0${unit}`}`;
  const percent = (100 * size) / first;
  return `${sign}${formatFigure(percent, language, percent < 1 ? 1 : 0)}\u00a0%`;
}

/** Specs in which more, or less, is better for any purpose. */
const BETTER: Record<string, 'more' | 'less'> = { Potenza: 'more', 'RPM Max': 'more', Peso: 'less' };

function standingsOf({ figures, unit }: Figures, better: 'more' | 'less' | undefined, language: Language): Standing[] {
  const known = figures.filter((figure) => figure !== undefined);
  const best = better && (better === 'more' ? Math.max(...known) : Math.min(...known));
  const [first] = figures;
  return figures.map((figure) => {
    if (figure === undefined) return {};
    const difference = first === undefined ? undefined : differenceOf(figure, first, unit, language);
    return { ...(difference && { difference }), ...(figure === best && { isBest: true as const }) };
  });
}

function priceStandings(products: readonly Product[], language: Language): Standing[] {
  const figures = products.map(({ price }) => price);
  const known = new Set(figures.filter((price) => price !== undefined));
  return known.size > 1 ? standingsOf({ figures, unit: '€' }, 'less', language) : [];
}

const cellOf = (text: string, lang: 'it' | undefined): Cell => ({ text, ...(lang && { lang }) });

function rowOf(
  language: Language,
  label: string,
  products: readonly Product[],
  shown: readonly ProductIn[],
): ComparedRow {
  const values = products.map(({ technicalSpecs }) => ownValue(technicalSpecs, label));
  const figures = figuresOf(values);
  const standings = figures ? standingsOf(figures, BETTER[label], language) : [];
  const named = shown[values.findIndex((value) => value !== undefined)];
  return {
    label: cellOf(named?.specLabels?.[label] ?? label, langOf(named ?? {}, `label ${label}`)),
    cells: shown.map((product, at) => {
      const text = ownValue(product.technicalSpecs, label);
      return text === undefined ? null : { ...cellOf(text, langOf(product, `value ${label}`)), ...standings[at] };
    }),
    differs: new Set(values).size > 1,
    ...(figures && { bars: barsOf(figures) }),
  };
}

const namedIn = (language: Language, product: Parameters<typeof slugIn>[1] & Parameters<typeof nameIn>[1]): Named => {
  const { name, isItalian } = nameIn(language, product);
  return { slug: slugIn(language, product), name, ...(isItalian && { italian: ['name'] }) };
};

/** Compares up to four distinct products in a language. `related` are those of the first; without products, the engines. */
export function comparisonOf(
  language: Language,
  found: readonly (Product & { mentions?: Mention[] | undefined })[],
  related: readonly Pick<RelatedProduct, 'id' | SlugField | 'name' | 'translations'>[] = [],
): Comparison {
  const products = [...new Map(found.map((product) => [product.id, product])).values()].slice(0, MAX_COMPARED);
  const shown = products.map((product) => productIn(language, product));
  const labels = new Set(products.flatMap(({ technicalSpecs }) => Object.keys(technicalSpecs)));
  labels.delete(ARTICLE_CODE);
  const others = related.filter(({ id }) => products.every((product) => product.id !== id));
  const prices = priceStandings(products, language);
  return {
    products: products.map((product, at) => {
      const { id, pictures, technicalSpecs, price, powerCurve, partType, fits = [] } = product;
      const [cover] = pictures;
      return {
        id,
        ...namedIn(language, product),
        cover: cover ? cardPicture(cover) : null,
        articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
        priceStanding: prices[at] ?? {},
        isFitted: fits.length > 0,
        ...(partType && { partType }),
        ...(price !== undefined && { price }),
        ...(powerCurve && { powerCurve }),
      };
    }),
    rows: products.length > 1 ? [...labels].map((label) => rowOf(language, label, products, shown)) : [],
    mentions: products.flatMap(({ mentions = [] }) => mentionsIn(language, mentions)),
    offered: products.length < MAX_COMPARED ? others.map((other) => namedIn(language, other)) : [],
  };
}
