import { type Category, categoryKeys } from '@rombo/shared/collections/categories';
import { langOf } from '@rombo/shared/collections/in-language';
import type { PriceListInput } from '@rombo/shared/collections/price-list';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { formatFigure } from '@rombo/shared/words/format-figure';
import { languages } from '@rombo/shared/words/languages';
import { BOTTOM, colors, LEFT, type Place, RIGHT, startDocument, TOP } from './document.ts';
import type { Fonts } from './fonts.ts';
import { priceListTexts } from './price-list-texts.ts';

/** Size of a row's picture, in points. */
export const ROW_PICTURE = { width: 56, height: 42 };

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
  const { columns: titles, ...texts } = priceListTexts[language];
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

  const drawHead = (write: (column: Column) => void) => {
    for (const column of columns) write(column);
    rule(y + 12, colors.ink, 1);
    y += 17;
  };
  const cellsOf = ({ articleCode, name, availability, price }: Row): string[] => {
    const priceIn = (euros: number) => formatFigure(euros, language, 2);
    return [
      articleCode ?? '',
      name,
      availability ? texts.availabilities[availability] : '',
      price === undefined ? texts.onRequest : priceIn(price),
      ...(isNet ? [price === undefined ? '' : priceIn(netOf(price, discount))] : []),
    ];
  };
  const localeOf = (row: Row, field: string) => (langOf(row, field) ? { lang: languages.it.locale } : {});

  function drawRow(row: Row, table: ReturnType<typeof element>) {
    const cells = cellsOf(row);
    const description = pictures ? row.description : '';
    const heights = columns.map(({ width }, index) => heightOf(cells[index] ?? '', width, nameStyle));
    const [, nameHeight = 0] = heights;
    const descriptionHeight = heightOf(description, columns[1]?.width ?? 0, descriptionStyle);
    const height = Math.max(...heights, nameHeight + descriptionHeight + 1, pictures ? ROW_PICTURE.height : 0);
    if (y + height > BOTTOM - 14) {
      pdf.addPage();
      y = TOP;
      drawHead((column) => artifact(() => write(column.title, column, y, { ...headStyle, align: column.align })));
    }
    const picture = pictures?.get(row.id);
    if (picture) {
      const fit: [number, number] = [ROW_PICTURE.width, ROW_PICTURE.height];
      artifact(() => doc.image(Buffer.from(picture), LEFT, y, { fit, align: 'center' }));
    }
    const line = element('TR');
    table.add(line);
    for (const [index, column] of columns.entries()) {
      const cell = element('TD');
      line.add(cell);
      const style = index === 1 || index > 2 ? nameStyle : cellStyle;
      const draw = () => write(cells[index] ?? '', column, y, { ...style, align: column.align });
      cell.add(element('P', index === 1 ? localeOf(row, 'name') : {}, draw));
      if (index === 1 && description) {
        const drawDescription = () => write(description, column, y + nameHeight + 1, descriptionStyle);
        cell.add(element('P', localeOf(row, 'description'), drawDescription));
      }
      cell.end();
    }
    line.end();
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
    const head = element('TR');
    table.add(head);
    drawHead((column) => {
      const draw = () => write(column.title, column, y, { ...headStyle, align: column.align });
      head.add(element('TH', { scope: 'Column' }, draw));
    });
    head.end();
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
