import { colours, inner, page } from './style.ts';

const LABEL_WIDTH = 150;
const PADDING = 4.2;

/** Draws the specifications, a ruled row each, in their order; gives the height at which they end. */
export function drawTable(doc: PDFKit.PDFDocument, specs: Readonly<Record<string, string>>, top: number): number {
  const left = page.margin;
  const value = { width: inner - LABEL_WIDTH };
  doc.font('display').fontSize(15).fillColor(colours.ink).text('Dati tecnici', left, top);
  let y = doc.y + 6;
  doc.rect(left, y, inner, 1.2).fill(colours.ink);
  doc.fontSize(9.5);
  for (const [label, text] of Object.entries(specs)) {
    doc.font('text').fillColor(colours.steel);
    doc.text(label, left, y + PADDING, { width: LABEL_WIDTH - 12 });
    const labelEnd = doc.y;
    doc.font('strong').fillColor(colours.ink);
    doc.text(text, left + LABEL_WIDTH, y + PADDING, value);
    y = Math.max(labelEnd, doc.y) + PADDING - 1;
    doc.rect(left, y, inner, 0.5).fill(colours.rule);
  }
  return y;
}
