import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';
import PDFDocument from 'pdfkit';
import type { SeedProduct } from './catalogue.ts';
import { localize } from './sheet/localize.ts';
import { drawFooter, drawHeader, drawIntro, drawTable } from './sheet/parts.ts';
import { fonts, page } from './sheet/style.ts';
import { type SheetLanguage, sheetWords } from './sheet/words.ts';

const REVISED = new Date('2026-03-02T08:00:00Z');

/** Makes a product's data sheet in a language: one A4 page, the same bytes for the same product. */
export async function makeSheet(seed: SeedProduct, picture: Buffer, language: SheetLanguage): Promise<Buffer> {
  const product = localize(seed, language);
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.margin, right: page.margin, bottom: 0, left: page.margin },
    lang: languages[language].locale,
    displayTitle: true,
    info: {
      Title: `${product.name} - ${sheetWords[language].title} ${product.code}`,
      Author: company.legalName,
      CreationDate: REVISED,
      ModDate: REVISED,
    },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const header = drawHeader(doc, product);
  const intro = drawIntro(doc, product, picture, header + 26);
  drawTable(doc, product, intro + 22);
  drawFooter(doc, language, product.hasPower);
  doc.end();
  return Buffer.concat(await doc.toArray());
}
