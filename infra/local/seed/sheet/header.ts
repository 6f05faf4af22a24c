import { company } from '@rombo/shared/company';
import { colours, page } from './style.ts';

const BAND = 74;

/** Draws the dark band with the brand on the left and the article code on the right; gives the height it takes. */
export function drawHeader(doc: PDFKit.PDFDocument, code: string): number {
  doc.rect(0, 0, page.width, BAND).fill(colours.ink);
  doc.rect(0, BAND, page.width, 3).fill(colours.red);
  const middle = BAND / 2;
  const x = page.margin;
  drawDiamond(doc, x + 15, middle, 15, colours.ember);
  drawDiamond(doc, x + 15, middle, 6.3, colours.ink);
  doc
    .font('display')
    .fontSize(26)
    .fillColor(colours.light)
    .text(company.brand, x + 42, middle - 16, { characterSpacing: 1.5, lineBreak: false });
  const right = { width: page.width - 2 * x, align: 'right' } as const;
  doc
    .font('text')
    .fontSize(9)
    .text('SCHEDA TECNICA', x, middle - 17, { ...right, characterSpacing: 1.2 });
  doc
    .font('strong')
    .fontSize(14)
    .text(code, x, middle - 3, right);
  return BAND + 3;
}

const drawDiamond = (doc: PDFKit.PDFDocument, x: number, y: number, half: number, colour: string): void => {
  doc.polygon([x - half, y], [x, y - half], [x + half, y], [x, y + half]).fill(colour);
};
