import {
  BAND_BOTTOM,
  BOTTOM,
  type Cell,
  colors,
  LEFT,
  PAGE_WIDTH,
  type Place,
  RIGHT,
} from '@rombo/functions/pdf/document';
import { langOf } from '@rombo/shared/collections/in-language';
import { omit } from '@rombo/shared/contract/keys-of';
import { languages } from '@rombo/shared/words/languages';
import { ARTICLE_CODE, FITS } from '@rombo/shared/words/spec-labels';
import { formatPrice, withNoBreaks } from '../../../../web/src/i18n/format.ts';
import { drawCurve } from './curve.ts';
import type { SheetData } from './data.ts';
import { muted, onDark, type SheetOptions, type SheetPage, small, startSheet, strong, text } from './page.ts';
import { drawPartsPage } from './parts.ts';

const HERO = { height: 282, width: 376 };
/** Height of the note at the bottom of the left column. */
const NOTE = 14;

/** Two columns, the left one of this width. */
const columnsOf = (width: number, gap = 24) => ({
  left: { x: LEFT, width },
  right: { x: LEFT + width + gap, width: RIGHT - LEFT - width - gap },
});

/** Names of the picture files that a sheet shows. */
export const picturesOf = ({ pictures, explodedView }: SheetData): string[] => {
  const names = pictures.map(({ url }) => url);
  return explodedView ? [...names.slice(0, 1), explodedView.image] : names.slice(0, 2);
};

const altOf = ({ pictures, language, name }: SheetData, at: number) => pictures[at]?.alt[language] ?? name;

/** Draws name, code, price and main figures beside the first picture, on a dark panel. */
function drawHero(page: SheetPage) {
  const { doc, artifact, paragraph, picture, fade, data, texts } = page;
  const { code, language, name, price, figures = [] } = data;
  const [file = ''] = picturesOf(data);
  const left = PAGE_WIDTH - HERO.width;
  const bottom = BAND_BOTTOM + HERO.height;
  artifact(() => doc.rect(0, BAND_BOTTOM, PAGE_WIDTH, HERO.height).fill(colors.band));
  const place = { x: LEFT, width: left - LEFT - 8 };
  let y = BAND_BOTTOM + 26;
  y =
    paragraph(texts.prices.categories[data.category], place, y, { font: 'semibold', size: 8.5, color: onDark.muted }) +
    4;
  y = paragraph(name, place, y, { font: 'condensed', size: 31, color: colors.paper, lineGap: -5 }, 'H1') + 12;
  artifact(() => doc.rect(LEFT, y, 26, 3).fill(colors.red));
  y = paragraph(code, place, y + 14, { font: 'semibold', size: 10, color: colors.paper }) + 10;
  if (price !== undefined) {
    y = paragraph(formatPrice(price, language), place, y, { font: 'condensed', size: 20, color: colors.paper });
    paragraph(texts.product.vat, place, y, { font: 'regular', size: 7.5, color: onDark.muted });
  }
  picture(file, altOf(data, 0), { x: left, width: HERO.width }, BAND_BOTTOM);
  if (data.category === 'motori') artifact(() => fade(left - 0.5, BAND_BOTTOM, 70, HERO.height, true));
  const shown = figures.filter(([name]) => name !== 'class');
  const width = (place.width - 8) / 3;
  for (const [at, [name, value]] of shown.entries()) {
    const column = { x: LEFT + at * (width + 4), width };
    artifact(() => doc.rect(column.x, bottom - 60, width - 6, 1).fill(onDark.rule));
    paragraph(value, column, bottom - 54, { font: 'condensed', size: 16, color: colors.paper });
    const label = { font: 'regular', size: 7.5, color: onDark.muted } as const;
    paragraph(texts.catalogue.figures[name], column, bottom - 33, label);
  }
  return bottom + 22;
}

function drawSpecs({ table, heading, data, texts }: SheetPage, place: Place, top: number) {
  const { code, engines = [] } = data;
  const lang = (field: string) => langOf(data, field) && languages.it.locale;
  const others: Record<string, string> = omit(data.technicalSpecs, ARTICLE_CODE);
  const label = { x: place.x, width: 96 };
  const value = { x: place.x + 104, width: place.width - 104 };
  const row = (name: Cell['paragraphs'][0], paragraphs: Cell['paragraphs']): Cell[] => [
    { ...label, paragraphs: [name], scope: 'Row' },
    { ...value, paragraphs },
  ];
  const fitting = engines.map(({ name, articleCode }) => ({ text: `${name}  ${articleCode}`, style: strong }));
  const rows = [
    row({ text: texts.catalogue.articleCode, style: muted }, [{ text: code, style: strong }]),
    ...(fitting.length > 0 ? [row({ text: texts.product.fits, style: muted }, fitting)] : []),
    ...Object.entries(others)
      .filter(([label]) => label !== FITS || fitting.length === 0)
      .map(([label, value]) =>
        row({ text: data.specLabels?.[label] ?? label, style: muted, lang: lang(`label ${label}`) }, [
          { text: withNoBreaks(value), style: strong, lang: lang(`value ${label}`) },
        ]),
      ),
  ];
  return table(rows, place, heading(texts.product.specs, place, top));
}

/** Draws the sheet of a product: for an engine two pages with its curve, parts and running in, for others one. */
export function drawSheet(options: SheetOptions): Promise<Buffer> {
  const { data } = options;
  const { powerCurve, explodedView } = data;
  const page = startSheet(options);
  const { prices, issued } = page.texts;
  const columns = explodedView ? columnsOf(284, 26) : columnsOf(246);
  const top = drawHero(page);
  const specsBottom = drawSpecs(page, columns.left, top);
  const bottoms = [specsBottom + (explodedView ? 0 : NOTE)];
  const description = { ...text, size: explodedView ? 9 : 10 };
  const y = page.paragraph(data.description, columns.right, top + 2, description) + 16;
  if (powerCurve) {
    bottoms.push(Math.max(specsBottom, y + 220));
    drawCurve(page, powerCurve, columns.right, y, Math.max(...bottoms));
  }
  const [, second] = picturesOf(data);
  if (second && !explodedView) bottoms.push(page.picture(second, altOf(data, 1), columns.right, y));
  if (explodedView) {
    const { left, right } = columnsOf(258);
    const [parts, steps] = drawPartsPage(page, explodedView.image, left, right);
    bottoms.push(parts + NOTE, steps);
  }
  page.paragraph(`${issued} ${prices.terms}`, { x: LEFT, width: 258 }, BOTTOM - NOTE, small);
  if (Math.max(...bottoms) > BOTTOM)
    throw new Error(`The sheet of ${data.code} in ${data.language} does not fit its pages`);
  return page.end();
}
