import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';
import PDFDocument from 'pdfkit';
import type { SeedProduct } from './catalogue.ts';
import { colours, fonts, inner, page } from './sheet/style.ts';
import { localize, type SheetLanguage, type SheetProduct, sheetWords } from './sheet/words.ts';

const TOP = page.height - 78;

/** Draws the company's legal data and the revision at the foot of the page. */
function drawFooter(doc: PDFKit.PDFDocument, language: SheetLanguage, hasPower: boolean): void {
  const { legalName, street, postalCode, town, province, country, email } = company;
  const { legal, note, powerNote, revision } = sheetWords[language];
  const x = page.margin;
  const width = inner - 110;
  doc.rect(x, TOP, inner, 0.5).fill(colours.rule);
  doc
    .font('strong')
    .fontSize(8)
    .fillColor(colours.ink)
    .text(legalName, x, TOP + 9, { width });
  doc
    .font('text')
    .fillColor(colours.steel)
    .text(`${street}, ${postalCode} ${town} (${province}), ${country[language]}  ·  ${email}`, { width })
    .text(legal, { width })
    .text(hasPower ? `${powerNote} ${note}` : note, { width });
  doc.text(revision, x + width, TOP + 9, { width: 110, align: 'right' });
}

const LABEL_WIDTH = 150;
const PADDING = 4.2;

/** Draws the specifications, a ruled row each, in their order; returns the height at which they end. */
function drawTable(
  doc: PDFKit.PDFDocument,
  { language, specs }: Pick<SheetProduct, 'language' | 'specs'>,
  top: number,
): number {
  const left = page.margin;
  const value = { width: inner - LABEL_WIDTH };
  doc.font('display').fontSize(15).fillColor(colours.ink).text(sheetWords[language].specs, left, top);
  let y = doc.y + 6;
  doc.rect(left, y, inner, 1.2).fill(colours.ink);
  doc.fontSize(9.5);
  for (const [label, text] of specs) {
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

const GAP = 20;
const PICTURE = { width: 290, height: 217.5 } as const;

/** Draws the name, and under it the picture beside the description; returns the height at which it ends. */
function drawIntro(doc: PDFKit.PDFDocument, product: SheetProduct, picture: Buffer, top: number): number {
  const x = page.margin;
  const { categories, displacement } = sheetWords[product.language];
  const kind = [categories[product.category], product.subcategory && displacement(product.subcategory)];
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

const BAND = 74;

/** Draws the dark band with the brand on the left and the article code on the right; returns its height. */
function drawHeader(doc: PDFKit.PDFDocument, { code, language }: Pick<SheetProduct, 'code' | 'language'>): number {
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
    .text(sheetWords[language].title.toUpperCase(), x, middle - 17, { ...right, characterSpacing: 1.2 });
  doc
    .font('strong')
    .fontSize(14)
    .text(code, x, middle - 3, right);
  return BAND + 3;
}

const drawDiamond = (doc: PDFKit.PDFDocument, x: number, y: number, half: number, colour: string): void => {
  doc.polygon([x - half, y], [x, y - half], [x + half, y], [x, y + half]).fill(colour);
};

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
