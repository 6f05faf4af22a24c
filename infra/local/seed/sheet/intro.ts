import { categories } from '@rombo/shared/product';
import type { SeedProduct } from '../products/index.ts';
import { colours, inner, page } from './style.ts';

const GAP = 20;
const PICTURE = { width: 290, height: 217.5 } as const;

/** Draws the name, and under it the picture beside the description; gives the height at which it ends. */
export function drawIntro(doc: PDFKit.PDFDocument, product: SeedProduct, picture: Buffer, top: number): number {
  const x = page.margin;
  const kind = [categories[product.category], product.subcategory?.replace('cc', ' cc').replace('.', ',')];
  doc
    .font('strong')
    .fontSize(9.5)
    .fillColor(colours.red)
    .text(kind.filter(Boolean).join('  ·  ').toUpperCase(), x, top, { characterSpacing: 0.8 });
  doc.font('display').fontSize(30).fillColor(colours.ink).text(product.name, { width: inner });
  const y = doc.y + 10;
  doc.image(picture, x, y, { cover: [PICTURE.width, PICTURE.height], align: 'center', valign: 'center' });
  doc
    .font('text')
    .fontSize(10.5)
    .text(product.description, x + PICTURE.width + GAP, y - 2, { width: inner - PICTURE.width - GAP, lineGap: 3.5 });
  return Math.max(doc.y, y + PICTURE.height);
}
