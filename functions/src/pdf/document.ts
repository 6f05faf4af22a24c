import { brand, company } from '@rombo/shared/words/company';
import PDFDocument from 'pdfkit';

/** Lengths in points, 72 to an inch: an A4 page, its margin, the height of its band and the top of its footer. */
const A4 = [595.28, 841.89] as const;
export const PAGE_WIDTH = A4[0];
const BAND = 64;
/** Lower edge of the band with its red line. */
export const BAND_BOTTOM = BAND + 2;
export const LEFT = 42;
export const RIGHT = A4[0] - LEFT;
export const TOP = BAND + 24;
export const BOTTOM = 780;

export const colors = {
  ink: '#14171a',
  muted: '#5c646c',
  rule: '#d0d5d9',
  band: '#08090b',
  red: '#c4222e',
  paper: '#ffffff',
};

/** The mark of the brand, 34 wide and high. */
const MARK = 'M17 0 32.5 15.5H26L17 6.5 8 15.5H1.5ZM17 34 1.5 18.5H8l9 9 9-9h6.5ZM17 11.5 22.5 17 17 22.5 11.5 17Z';

const LINE_GAP = 1;

/** Bytes of TrueType fonts. */
export type Fonts = Record<'regular' | 'semibold' | 'condensed', Uint8Array>;

export interface Style {
  font: keyof Fonts;
  size: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
  lineGap?: number;
}

export interface Place {
  x: number;
  width: number;
}

/** A cell of a table with its paragraphs. With a scope, it is a heading. */
export interface Cell extends Place {
  paragraphs: { text: string; style: Style; lang?: string | undefined }[];
  scope?: 'Column' | 'Row';
}

const PARAGRAPH_GAP = 1;

/** Amounts are right-aligned: figures of one width make their commas stand in a column. */
const featuresOf = ({ align }: Style) => (align === 'right' ? { features: ['tnum' as const] } : {});

interface ElementOptions {
  title?: string;
  lang?: string | undefined;
  /** Alternative text of a figure. */
  alt?: string;
  /** Left, upper, right and lower edge of a figure. */
  bbox?: [number, number, number, number];
  scope?: 'Column' | 'Row';
}

interface DocumentOptions {
  title: string;
  /** At the right of each page's band. */
  note: string;
  /** Locale of the texts. */
  locale: string;
  issuedAt: Date;
  fonts: Fonts;
  pageOf: (page: number, pages: number) => string;
}

/** Starts a tagged document (PDF/UA) of A4 pages with the company's band and footer. */
export function startDocument({ title, note, locale, issuedAt, fonts, pageOf }: DocumentOptions) {
  const doc = new PDFDocument({
    size: [...A4],
    margin: 0,
    // Without it, pdfkit would read a font that it does not embed from its own files. Its types lack bytes and PDF/UA.
    ...({ font: Buffer.from(fonts.regular), subset: 'PDF/UA' } as object),
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: `${brand} · ${title} · ${note}`, Author: company.legalName, CreationDate: issuedAt },
  });
  // As a text, or pdfkit writes lists of glyphs (CIDSet), which PDF/UA does not need, without the parts of composed glyphs.
  Object.assign(doc, { subset: '1' });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, Buffer.from(bytes));
  const chunks: Uint8Array[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  const element = (type: string, options: ElementOptions = {}, draw?: () => void) =>
    doc.struct(type, options as object, draw);
  const root = element('Document');
  doc.addStructure(root);

  /** Draws something that screen readers skip. */
  const artifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const write = (text: string, { x, width }: Place, y: number, style: Style) => {
    const { font, size, color = colors.ink, align = 'left', lineGap = LINE_GAP } = style;
    doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { width, align, lineGap, ...featuresOf(style) });
  };
  const heightOf = (text: string, width: number, style: Style): number => {
    const { font, size, lineGap = LINE_GAP } = style;
    return text
      ? doc
          .font(font)
          .fontSize(size)
          .heightOfString(text, { width, lineGap, ...featuresOf(style) })
      : 0;
  };
  const rule = (y: number, { color = colors.rule, thickness = 0.5, x = LEFT, width = RIGHT - LEFT } = {}) =>
    artifact(() =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke(),
    );
  const heightOfRow = (cells: readonly Cell[]): number => {
    const heights = cells.map(({ paragraphs, width }) =>
      paragraphs.reduce((sum, { text, style }) => sum + heightOf(text, width, style) + PARAGRAPH_GAP, -PARAGRAPH_GAP),
    );
    return Math.max(...heights);
  };
  const drawRow = (table: ReturnType<typeof element>, cells: readonly Cell[], y: number) => {
    const row = element('TR');
    table.add(row);
    for (const { paragraphs, scope, ...place } of cells) {
      const cell = scope ? element('TH', { scope }) : element('TD');
      row.add(cell);
      let top = y;
      for (const { text, style, lang } of paragraphs) {
        cell.add(element('P', { lang }, () => write(text, place, top, style)));
        top += heightOf(text, place.width, style) + PARAGRAPH_GAP;
      }
      cell.end();
    }
    row.end();
  };

  const drawBand = () =>
    artifact(() => {
      const { band, red, paper } = colors;
      doc.rect(0, 0, A4[0], BAND).fill(band).rect(0, BAND, A4[0], 2).fill(red);
      doc.save().translate(LEFT, 17).scale(0.88).path(MARK).fill(red).restore();
      write(brand, { x: LEFT + 42, width: 220 }, 19, { font: 'condensed', size: 22, color: paper });
      write(note, { x: RIGHT - 200, width: 200 }, 27, { font: 'regular', size: 9, color: paper, align: 'right' });
    });
  drawBand();
  const addPage = () => {
    doc.addPage();
    drawBand();
  };

  const { legalName, street, postalCode, town, province, email } = company;
  const footer = `${legalName} · ${street}, ${postalCode} ${town} (${province}) · ${email}`;
  /** Ends the document with its footers. */
  const end = (): Promise<Buffer> => {
    root.end();
    const { count } = doc.bufferedPageRange();
    const style = { font: 'regular', size: 7.5, color: colors.muted } as const;
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      rule(BOTTOM);
      artifact(() => {
        write(footer, { x: LEFT, width: 420 }, BOTTOM + 8, style);
        write(pageOf(page + 1, count), { x: RIGHT - 80, width: 80 }, BOTTOM + 8, { ...style, align: 'right' });
      });
    }
    doc.end();
    return written;
  };
  const addBookmark = (text: string) => doc.outline.addItem(text);
  return { doc, root, element, artifact, write, heightOf, heightOfRow, drawRow, rule, addPage, addBookmark, end };
}
