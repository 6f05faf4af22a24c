import {
  BAND_BOTTOM,
  type Cell,
  colors,
  LEFT,
  PAGE_WIDTH,
  type Place,
  RIGHT,
  type Style,
} from '@rombo/functions/pdf/document';
import { languages } from '@rombo/shared/words/languages';
import { marginsOf } from '../../../../web/src/site/product/exploded/margins.ts';
import type { SheetData } from './data.ts';
import { muted, onDark, type SheetPage, small, strong, text } from './page.ts';

const DRAWING = { height: 231, width: 308, margin: 26 };
const head = { font: 'semibold', size: 7.5, color: colors.muted } as const;

type RunningIn = NonNullable<SheetData['runningIn']>;

/** Draws an exploded view with its numbers on a dark panel. */
function drawExploded(page: SheetPage, image: string) {
  const { doc, root, element, artifact, write, paragraph, fade, addBookmark, jpeg, data, texts } = page;
  const panel = { top: BAND_BOTTOM, height: DRAWING.height + 2 * DRAWING.margin };
  artifact(() => doc.rect(0, panel.top, PAGE_WIDTH, panel.height).fill(colors.band));
  const title = { font: 'condensed', size: 16, color: colors.paper } as const;
  addBookmark(texts.product.sections.exploded);
  paragraph(texts.product.sections.exploded, { x: LEFT, width: 100 }, panel.top + 16, title, 'H2');
  const left = (PAGE_WIDTH - DRAWING.width) / 2;
  const top = panel.top + DRAWING.margin;
  const margins = marginsOf(data.points);
  const draw = () => {
    doc.image(jpeg(image), left, top, { width: DRAWING.width, height: DRAWING.height });
    const [right, bottom] = [left + DRAWING.width, top + DRAWING.height];
    fade(left - 0.5, top, 16, DRAWING.height, true);
    fade(right + 0.5, top, -16, DRAWING.height, true);
    fade(left, top - 0.5, DRAWING.width, 16, false);
    fade(left, bottom + 0.5, DRAWING.width, -16, false);
    for (const [index, point] of data.points.entries()) {
      const { at = point.x, isTop = true } = margins[index] ?? {};
      const [x, y] = [left + point.x * DRAWING.width, top + point.y * DRAWING.height];
      const disc = { x: left + at * DRAWING.width, y: isTop ? top - 12 : top + DRAWING.height + 12 };
      doc.moveTo(x, y).lineTo(disc.x, disc.y).lineWidth(0.6).strokeColor(onDark.muted).stroke();
      doc.circle(x, y, 1.6).fill(colors.paper);
      doc.circle(disc.x, disc.y, 8).lineWidth(0.8).fillAndStroke(colors.band, colors.paper);
      const number = { ...strong, color: colors.paper, align: 'center' } as const;
      write(String(point.number), { x: disc.x - 10, width: 20 }, disc.y - 5, number);
    }
  };
  const alt = texts.product.exploded.drawingOf(data.name);
  root.add(element('Figure', { alt, bbox: [0, panel.top, PAGE_WIDTH, panel.top + panel.height] }, draw));
  return panel.top + panel.height + 18;
}

function drawParts(page: SheetPage, whole: Place, top: number) {
  const { table, heading, figure, data, texts } = page;
  const { columns: titles, onRequest } = texts.prices;
  const widths = [24, whole.width - 24 - 56 - 48 - 3 * 5, 56, 48];
  let x = whole.x;
  const places = widths.map((width) => {
    const place = { x, width };
    x += width + 5;
    return place;
  });
  const place = (at: number) => places[at] ?? whole;
  const { exploded } = texts.product;
  const headRow = [exploded.number, exploded.part, titles.code, titles.price].map((title, at): Cell => {
    const style: Style = { ...head, align: at === 3 ? 'right' : 'left' };
    return { ...place(at), paragraphs: [{ text: title, style }], scope: 'Column' };
  });
  const rows = data.rows.map(({ numbers, name, lang, labels, code = '', price }): Cell[] => [
    { ...place(0), paragraphs: [{ text: numbers.join(', '), style: muted }] },
    {
      ...place(1),
      paragraphs: [
        { text: name, style: strong, lang: lang && languages.it.locale },
        ...(labels ? [{ text: labels, style: small, lang: lang && languages.it.locale }] : []),
      ],
    },
    { ...place(2), paragraphs: [{ text: code, style: text }] },
    {
      ...place(3),
      paragraphs: [
        { text: price === undefined ? onRequest : figure(price, 2), style: { ...strong, align: 'right' } as const },
      ],
    },
  ]);
  return table([headRow, ...rows], whole, heading(texts.product.sections.parts, whole, top));
}

function drawRunningIn(page: SheetPage, { rows, lists }: RunningIn, side: Place, top: number) {
  const { root, element, paragraph, table, heading, texts } = page;
  const value = { x: RIGHT - 60, width: 60 };
  const label = { x: side.x, width: side.width - 64 };
  const cells = rows.map(([title, text]): Cell[] => [
    { ...label, paragraphs: [{ text: title, style: { ...muted, size: 8 } }], scope: 'Row' },
    { ...value, paragraphs: [{ text: text, style: { ...strong, size: 8, align: 'right' } }] },
  ]);
  let y = table(cells, side, heading(texts.own.runningIn, side, top)) + 4;
  for (const { title, items } of lists) {
    y = paragraph(title, side, y, strong, 'H3') + 2;
    const style = { ...text, size: 7.7 };
    const number = { ...strong, size: 7.7, color: colors.red };
    const list = element('L');
    root.add(list);
    for (const [at, item] of items.entries()) {
      const entry = element('LI');
      list.add(entry);
      paragraph(`${at + 1}`, { x: side.x, width: 10 }, y, number, 'Lbl', entry);
      y = paragraph(item, { x: side.x + 11, width: side.width - 11 }, y, style, 'LBody', entry) + 2;
      entry.end();
    }
    list.end();
    y += 4;
  }
  return y;
}

/** Draws an engine's exploded view, below it its parts and its running in. Returns the lower edges of both. */
export function drawPartsPage(page: SheetPage, image: string, left: Place, right: Place): [number, number] {
  page.addPage();
  const top = drawExploded(page, image);
  const { runningIn } = page.data;
  return [drawParts(page, left, top), runningIn ? drawRunningIn(page, runningIn, right, top) : top];
}
