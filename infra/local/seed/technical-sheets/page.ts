import { type Cell, colors, type Fonts, type Place, type Style, startDocument } from '@rombo/functions/pdf/document';
import { formatFigure } from '@rombo/shared/words/format-figure';
import { languages } from '@rombo/shared/words/languages';
import type { Texts } from '@rombo/web/texts';
import { documentTexts } from '@rombo/web/texts';
import type { SheetData, SheetLanguage } from './data.ts';

/** Texts that the pages of the site do not have. */
const ownTexts = {
  it: { title: 'Scheda tecnica', runningIn: 'Rodaggio' },
  en: { title: 'Spec sheet', runningIn: 'Running in' },
} satisfies Record<SheetLanguage, object>;

/** Prices are those of the day of the build. */
const ISSUED_AT = new Date();

/** Space between a row of a table and its line. */
const ROW_GAP = 3.2;

export const onDark = { muted: '#a9b0b7', rule: '#3a4046' };
export const text = { font: 'regular', size: 8.5 } as const;
export const strong = { font: 'semibold', size: 8.5 } as const;
export const muted = { font: 'regular', size: 8.5, color: colors.muted } as const;
export const small = { font: 'regular', size: 7.5, color: colors.muted } as const;

export interface SheetOptions {
  data: SheetData;
  texts: Pick<Texts, 'product' | 'catalogue'>;
  fonts: Fonts;
  /** JPEGs by file name. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

export type SheetPage = ReturnType<typeof startSheet>;

/** Starts the document of a sheet. Returns it with its data and texts, and with functions that draw and return the lower edge. */
export function startSheet({ data, texts, fonts, pictures }: SheetOptions) {
  const { code, language, name: title } = data;
  const own = ownTexts[language];
  const prices = documentTexts[language].priceList;
  const { locale } = languages[language];
  const note = `${own.title} ${code}`;
  const pageOf = prices.page;
  const pdf = startDocument({ title, note, locale, issuedAt: ISSUED_AT, fonts, pageOf });
  const { doc, root, element, write, heightOf, heightOfRow, drawRow, rule } = pdf;
  const figure = (value: number, digits?: number) => formatFigure(value, language, digits);
  const paragraph = (text: string, place: Place, y: number, style: Style, type = 'P', parent = root) => {
    parent.add(element(type, {}, () => write(text, place, y, style)));
    return y + heightOf(text, place.width, style);
  };
  /** Draws a heading with a line below it. Returns where its section begins. */
  const heading = (text: string, place: Place, y: number) => {
    pdf.addBookmark(text);
    paragraph(text, place, y, { font: 'condensed', size: 16 }, 'H2');
    rule(y + 22, { color: colors.ink, thickness: 1, ...place });
    return y + 22 + ROW_GAP + 1;
  };
  /** Draws rows with lines between them. Returns the lower edge. */
  const table = (rows: readonly Cell[][], { x, width }: Place, top: number) => {
    const tag = element('Table');
    root.add(tag);
    let y = top;
    for (const cells of rows) {
      const height = heightOfRow(cells);
      drawRow(tag, cells, y);
      y += height + ROW_GAP;
      rule(y, { x, width });
      y += ROW_GAP;
    }
    tag.end();
    return y;
  };
  const jpeg = (file: string) => Buffer.from(pictures.get(file) ?? []);
  const picture = (file: string, alt: string, { x, width }: Place, y: number) => {
    const height = (width * 3) / 4;
    const draw = () => doc.image(jpeg(file), x, y, { width, height });
    root.add(element('Figure', { alt, bbox: [x, y, x + width, y + height] }, draw));
    return y + height;
  };
  /** Covers the left edge of a picture with a gradient from the panel's colour, or with negative widths or heights another one. */
  const fade = (x: number, y: number, width: number, height: number, isLevel: boolean) => {
    const gradient = doc.linearGradient(x, y, isLevel ? x + width : x, isLevel ? y : y + height);
    doc.rect(x, y, width, height).fill(gradient.stop(0, colors.band, 1).stop(1, colors.band, 0));
  };
  const issued = prices.issued(ISSUED_AT.toLocaleDateString(locale, { timeZone: 'Europe/Rome', dateStyle: 'long' }));
  return {
    ...pdf,
    data,
    texts: { ...texts, own, prices, issued },
    figure,
    paragraph,
    heading,
    table,
    picture,
    fade,
    jpeg,
  };
}
