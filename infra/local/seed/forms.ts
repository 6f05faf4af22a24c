import { ARTICLE_CODE } from '@rombo/shared/technical-specs';
import { readPicture } from './pictures.ts';
import type { SeedProduct } from './products/index.ts';
import { makeSheet } from './sheet.ts';
import type { SeedSlide } from './slides.ts';

/** A product as the multipart form of its creation, with its sheet and the keys of its pictures in order. */
export async function productForm(product: SeedProduct, keys: string[]): Promise<FormData> {
  const { name, description, category, subcategory, technicalSpecs, featured, pictures, sheet } = product;
  const form = new FormData();
  const texts = { name, description, category, subcategory: subcategory ?? '', featured: String(featured) };
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  form.append('technicalSpecs', JSON.stringify(technicalSpecs));
  for (const key of keys) form.append('images', key);
  const [cover] = pictures;
  if (sheet && cover) {
    const pdf = new Blob([await makeSheet(product, await readPicture(cover))], { type: 'application/pdf' });
    form.append('technicalSheet', pdf, `${technicalSpecs[ARTICLE_CODE]}.pdf`);
  }
  return form;
}

/** A slide as the multipart form of its creation, with the key of its picture. */
export function slideForm({ title, description, order, active }: SeedSlide, key: string): FormData {
  const form = new FormData();
  const texts = { title: title ?? '', description: description ?? '', order: String(order), active: String(active) };
  for (const [field, text] of Object.entries({ image: key, ...texts })) form.append(field, text);
  return form;
}
