import { inLanguage } from '@rombo/shared/collections/in-language';
import type { FittingPart, ProductDetails } from '@rombo/shared/collections/product';
import { productDetailsIn } from '@rombo/shared/collections/product-in';
import { parsePrice } from '@rombo/shared/collections/product-offer';
import { omit } from '@rombo/shared/contract/keys-of';
import { sheetUrl, slugsBy } from '@rombo/shared/contract/language-fields';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { fieldsByLanguage, type Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { groupedRows, namedPoints } from '../../../../web/src/site/product/exploded/part-rows.ts';
import { explodedViews, fits, guides, pictureEdit, products, type SeedProduct } from '../catalogue.ts';

/** Languages of the drawn sheets: those of the demo catalogue, which may be fewer than those of the site. */
export const sheetLanguages = ['it', 'en'] as const satisfies Language[];
export type SheetLanguage = (typeof sheetLanguages)[number];
export type SheetData = ReturnType<typeof sheetData>;

const codeOf = ({ technicalSpecs }: SeedProduct): string => technicalSpecs[ARTICLE_CODE] ?? '';
const byCode = new Map(products.map((product) => [codeOf(product), product]));

/** Article codes of the products that have a sheet. */
export const sheetCodes = products.filter(({ sheet }) => sheet).map(codeOf);

function productOf(code: string): SeedProduct {
  const product = byCode.get(code);
  if (!product) throw new Error(`The demo catalogue has no ${code}`);
  return product;
}

function cardOf(code: string): FittingPart {
  const { name, category, subcategory, price, availability, translations } = productOf(code);
  return {
    ...{
      id: code,
      ...slugsBy(() => null),
      slug: code,
      articleCode: code,
      name,
      category,
      subcategory,
      image: null,
      picture: null,
    },
    ...(price !== undefined && { price: parsePrice(price) }),
    ...(availability && { availability }),
    ...(translations && { translations }),
    partType: fits[code]?.partType,
  };
}

/** Returns a product of the demo catalogue as the API would, with article codes for ids and file names for addresses. */
function detailsOf(code: string): ProductDetails {
  const product = productOf(code);
  const view = explodedViews[code];
  const partCodes = Object.keys(fits).filter((part) => fits[part]?.fits.includes(code));
  const pointed = view?.points.flatMap(({ part }) => (part && !partCodes.includes(part) ? [cardOf(part)] : []));
  return {
    ...omit(product, 'pictures', 'sheet', 'price', 'fits', 'alsoKnownAs'),
    ...cardOf(code),
    version: 1,
    createdAt: '',
    updatedAt: '',
    ...fieldsByLanguage(sheetUrl, () => null),
    related: [],
    images: product.pictures,
    pictures: product.pictures.map((name) => ({ ...unmeasuredPicture(name), alt: pictureEdit(name).alt ?? {} })),
    ...(fits[code] && { engines: fits[code].fits.map(cardOf) }),
    ...(view && {
      parts: partCodes.map(cardOf),
      pointed,
      explodedView: {
        image: view.picture,
        width: null,
        height: null,
        color: null,
        points: view.points.map(({ part, ...point }) => ({ ...point, product: part })),
      },
    }),
  };
}

/** Number of words of a column's most specific name that a text contains: of 'Tuono, Bora .21', 1 for 'Tuono .21 Buggy'. */
function matchOf(column: string, text: string): number {
  const words = text.split(' ');
  const matches = column.split(', ').map((name) => name.split(' '));
  return Math.max(...matches.map((name) => (name.every((word) => words.includes(word)) ? name.length : 0)));
}

function columnOf(columns: readonly string[], text: string): number | undefined {
  const matches = columns.map((column) => matchOf(column, text));
  const best = Math.max(...matches);
  return best > 0 ? matches.indexOf(best) : undefined;
}

/** Returns what the guide to running in says of an engine: its column of the table, and the steps that concern it. */
function runningIn(language: SheetLanguage, code: string, name: string) {
  const guide = guides.find(({ title, engines }) => title.includes('rodaggio') && engines.includes(code));
  if (!guide) return undefined;
  const { blocks } = inLanguage(language, guide, ['title', 'blocks']);
  const table = blocks.find(({ type }) => type === 'table');
  if (table?.type !== 'table') return undefined;
  const column = columnOf(table.head, name);
  if (column === undefined) throw new Error(`The guide to running in has no column for ${name}`);
  const isOwn = (step: string) => {
    const [engines, text] = step.split(': ');
    return [undefined, column].includes(text && engines ? columnOf(table.head, engines) : undefined);
  };
  const lists = blocks.flatMap((block, at) => {
    const heading = blocks[at - 1];
    if (block.type !== 'steps' || heading?.type !== 'heading') return [];
    return [{ title: heading.text, items: block.items.filter(isOwn) }];
  });
  const rows = table.rows.map((row) => [row[0] ?? '', row[column] ?? ''] as const);
  return { rows: rows.filter(([, value]) => value !== '–'), lists };
}

/** Everything that the sheet of a product shows in a language, as its page has it. `unnamed` is the name of parts without one. */
export function sheetData(code: string, language: SheetLanguage, unnamed: string) {
  const details = productDetailsIn(language, detailsOf(code));
  const points = namedPoints(details, unnamed);
  const rows = groupedRows(points, details.parts).flatMap(({ rows }) =>
    rows.filter(({ numbers }) => numbers.length > 0),
  );
  return { ...details, code, language, points, rows, runningIn: runningIn(language, code, details.name) };
}
