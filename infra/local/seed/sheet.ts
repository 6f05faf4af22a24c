import { company } from '@rombo/shared/company';
import { ARTICLE_CODE } from '@rombo/shared/technical-specs';
import PDFDocument from 'pdfkit';
import type { SeedProduct } from './catalogue.ts';
import { drawFooter, drawHeader, drawIntro, drawTable } from './sheet/parts.ts';
import { fonts, page } from './sheet/style.ts';

const REVISION = { text: 'Revisione 1, marzo 2026', date: new Date('2026-03-02T08:00:00Z') };

const NOTE = 'I dati possono cambiare senza preavviso.';
const POWER_NOTE = `Potenza misurata al nostro banco con marmitta e miscela indicate. ${NOTE}`;

/** Makes a product's data sheet: one A4 page, the same bytes for the same product. */
export async function makeSheet(product: SeedProduct, picture: Buffer): Promise<Buffer> {
  const code = product.technicalSpecs[ARTICLE_CODE] ?? '';
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.margin, right: page.margin, bottom: 0, left: page.margin },
    lang: 'it-IT',
    displayTitle: true,
    info: {
      Title: `${product.name} - Scheda tecnica ${code}`,
      Author: company.legalName,
      CreationDate: REVISION.date,
      ModDate: REVISION.date,
    },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const header = drawHeader(doc, code);
  const intro = drawIntro(doc, product, picture, header + 26);
  drawTable(doc, product.technicalSpecs, intro + 22);
  drawFooter(doc, 'Potenza' in product.technicalSpecs ? POWER_NOTE : NOTE, REVISION.text);
  doc.end();
  return Buffer.concat(await doc.toArray());
}
