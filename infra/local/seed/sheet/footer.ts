import { company } from '@rombo/shared/company';
import { colours, inner, page } from './style.ts';

const TOP = page.height - 78;

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** Draws the company's legal data and the revision at the foot of the page. */
export function drawFooter(doc: PDFKit.PDFDocument, note: string, revision: string): void {
  const { legalName, street, postalCode, town, province, country, vatNumber, rea, registryOffice, email } = company;
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
    .text(`${street}, ${postalCode} ${town} (${province}), ${country.it}  ·  ${email}`, { width })
    .text(
      `P. IVA ${vatNumber}  ·  Registro Imprese di ${registryOffice}, REA ${rea}  ·  Capitale sociale ${euro.format(company.shareCapital)} i.v.`,
      { width },
    )
    .text(note, { width });
  doc.text(revision, x + width, TOP + 9, { width: 110, align: 'right' });
}
