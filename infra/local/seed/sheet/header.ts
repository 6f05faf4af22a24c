import { company } from '@rombo/shared/company';
import { colours, page } from './style.ts';

const BAND = 74;

/** Draws the dark band with the brand on the left and the article code on the right; gives the height it takes. */
export function drawHeader(doc: PDFKit.PDFDocument, code: string): number {
  doc.rect(0, 0, page.width, BAND).fill(colours.ink);
  doc.rect(0, BAND, page.width, 3).fill(colours.red);
  const middle = BAND / 2;
  const x = page.margin;
  doc
    .polygon([x, middle], [x + 11, middle - 15], [x + 22, middle], [x + 11, middle + 15])
    .lineWidth(3)
    .stroke(colours.red);
  doc
    .font('display')
    .fontSize(26)
    .fillColor(colours.light)
    .text(company.brand, x + 34, middle - 16, { characterSpacing: 1.5, lineBreak: false });
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
