import { type Category, categoryKeys } from '@rombo/shared/collections/categories';
import { langOf } from '@rombo/shared/collections/in-language';
import type { PriceListInput } from '@rombo/shared/collections/price-list';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { formatFigure } from '@rombo/shared/words/format-figure';
import { defaultLanguage, languages } from '@rombo/shared/words/languages';
import { documentTexts } from '@rombo/web/texts';
import { BOTTOM, type Cell, colors, type Fonts, LEFT, type Place, RIGHT, startDocument, TOP } from './document.ts';

/** Size of a row's picture, in points. */
export const ROW_PICTURE = { width: 56, height: 42 };

/**
 * Maximum number of products. On a busy machine of two cores, 2,000 took 14 s, 1,000 with pictures 19 s, and 2,000 with pictures exceeded the
 * deadline of 25 s (2026-11-30).
 */
export const MAX_PRODUCTS = { plain: 2000, pictured: 1000 };

const GAP = 10;
const WIDTHS = { code: 68, availability: 84, amount: 62 };
const WHOLE = { x: LEFT, width: RIGHT - LEFT };

const headStyle = { font: 'semibold', size: 7.5, color: colors.muted } as const;
const cellStyle = { font: 'regular', size: 9 } as const;
const nameStyle = { font: 'semibold', size: 9 } as const;
const descriptionStyle = { font: 'regular', size: 8, color: colors.muted } as const;

type Outlined = 'id' | 'name' | 'description' | 'category' | 'articleCode' | 'price' | 'availability' | 'italian';
type Row = Pick<ProductOutline, Outlined>;

interface Options extends Pick<PriceListInput, 'language'> {
  /** In whole percent. With it, the list has a column of net prices. */
  discount?: number | undefined;
  products: readonly Row[];
  /** JPEGs by product. Without them, rows have neither picture nor description. */
  pictures?: ReadonlyMap<string, Uint8Array> | undefined;
  fonts: Fonts;
  issuedAt: Date;
}

/** A row shows the beginning of its description: it must not be higher than a page. */
const DESCRIPTION_LENGTH = 240;

function beginningOf(description: string): string {
  const characters = [...description.replace(/\s+/g, ' ')];
  if (characters.length <= DESCRIPTION_LENGTH) return characters.join('');
  return `${characters.slice(0, DESCRIPTION_LENGTH).join('').replace(/ \S*$/, '')}…`;
}

/** Subtracts a discount in whole percent from a price in euros, rounded to the cent. */
const netOf = (price: number, discount: number): number =>
  Math.round((Math.round(price * 100) * (100 - discount)) / 100) / 100;

interface Column extends Place {
  title: string;
  align: 'left' | 'right';
}

/** The columns from left to right. The name takes what the others leave. */
function columnsOf(titles: string[], hasPictures: boolean): Column[] {
  const left = LEFT + (hasPictures ? ROW_PICTURE.width + GAP : 0);
  const amounts = titles.length - 3;
  const others = WIDTHS.code + WIDTHS.availability + amounts * WIDTHS.amount + (titles.length - 1) * GAP;
  const widths = [WIDTHS.code, RIGHT - left - others, WIDTHS.availability];
  let x = left;
  return titles.map((title, index) => {
    const width = widths[index] ?? WIDTHS.amount;
    const column = { title, x, width, align: index < 3 ? 'left' : 'right' } as const;
    x += width + GAP;
    return column;
  });
}

/** Writes a price list, with a bookmark for each category. */
export function writePriceList(options: Options): Promise<Buffer> {
  const { language, discount, products, pictures, fonts, issuedAt } = options;
  const { columns: titles, availabilities, onRequest, ...texts } = documentTexts[language].priceList;
  const { locale } = languages[language];
  const day = issuedAt.toLocaleDateString(locale, { timeZone: 'Europe/Rome', dateStyle: 'long' });
  const { title } = texts;
  const pdf = startDocument({ title, note: day, locale, issuedAt, fonts, pageOf: texts.page });
  const { doc, root, element, artifact, write, heightOf, rule } = pdf;
  const isNet = discount !== undefined;
  const columns = columnsOf(
    [titles.code, titles.name, titles.availability, titles.price, ...(isNet ? [titles.net] : [])],
    Boolean(pictures),
  );
  let y = TOP;

  root.add(element('H1', {}, () => write(title, WHOLE, y, { font: 'condensed', size: 28 })));
  y += 38;
  const termsStyle = { font: 'regular', size: 9, color: colors.muted } as const;
  const terms = [texts.issued(day), texts.terms, ...(isNet ? [texts.netTerms(discount)] : [])].join(' ');
  root.add(element('P', {}, () => write(terms, WHOLE, y, termsStyle)));
  y += heightOf(terms, WHOLE.width, termsStyle) + 14;

  const headCells = columns.map(
    ({ title: text, align, ...place }): Cell => ({
      ...place,
      paragraphs: [{ text, style: { ...headStyle, align } }],
      scope: 'Column',
    }),
  );
  const ruleHead = () => {
    rule(y + 12, { color: colors.ink, thickness: 1 });
    y += 17;
  };
  const cellsOf = (row: Row): Cell[] => {
    const { articleCode, name, description, availability, price } = row;
    const priceIn = (euros: number) => formatFigure(euros, language, 2);
    const texts = [
      articleCode ?? '',
      name,
      availability ? availabilities[availability] : '',
      price === undefined ? onRequest : priceIn(price),
      ...(isNet ? [price === undefined ? '' : priceIn(netOf(price, discount))] : []),
    ];
    const langIn = (field: string) => langOf(row, field) && languages[defaultLanguage].locale;
    return columns.map(({ x, width, align }, index): Cell => {
      const style = { ...(index === 1 || index > 2 ? nameStyle : cellStyle), align };
      const paragraphs: Cell['paragraphs'] = [{ text: texts[index] ?? '', style }];
      if (index === 1) paragraphs[0] = { text: name, style, lang: langIn('name') };
      if (index === 1 && pictures && description)
        paragraphs.push({ text: beginningOf(description), style: descriptionStyle, lang: langIn('description') });
      return { x, width, paragraphs };
    });
  };

  function drawRow(row: Row, table: ReturnType<typeof element>) {
    const cells = cellsOf(row);
    const height = Math.max(pdf.heightOfRow(cells), pictures ? ROW_PICTURE.height : 0);
    if (y + height > BOTTOM - 14) {
      pdf.addPage();
      y = TOP;
      artifact(() => {
        for (const { title, align, ...place } of columns) write(title, place, y, { ...headStyle, align });
      });
      ruleHead();
    }
    const picture = pictures?.get(row.id);
    if (picture) {
      const fit: [number, number] = [ROW_PICTURE.width, ROW_PICTURE.height];
      artifact(() => doc.image(Buffer.from(picture), LEFT, y, { fit, align: 'center' }));
    }
    pdf.drawRow(table, cells, y);
    rule(y + height + 4);
    y += height + 8;
  }

  function drawCategory(category: Category, rows: Row[]) {
    // The heading stays with the first rows.
    if (y > BOTTOM - 120) {
      pdf.addPage();
      y = TOP;
    }
    const name = texts.categories[category];
    pdf.addBookmark(name);
    const section = element('Sect', { title: name });
    root.add(section);
    section.add(element('H2', {}, () => write(name, WHOLE, y, { font: 'condensed', size: 16 })));
    y += 24;
    const table = element('Table');
    section.add(table);
    pdf.drawRow(table, headCells, y);
    ruleHead();
    for (const row of rows) drawRow(row, table);
    table.end();
    section.end();
    y += 18;
  }

  const groups = categoryKeys.flatMap((category) => {
    const rows = products.filter((product) => product.category === category);
    return rows.length > 0 ? [{ category, rows }] : [];
  });
  for (const { category, rows } of groups) drawCategory(category, rows);
  if (groups.length === 0) root.add(element('P', {}, () => write(texts.none, WHOLE, y, cellStyle)));
  return pdf.end();
}
