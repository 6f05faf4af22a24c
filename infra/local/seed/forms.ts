import { readFile } from 'node:fs/promises';
import { ARTICLE_CODE } from '@rombo/shared/technical-specs';
import type { SeedProduct } from './products/index.ts';
import { makeSheet } from './sheet.ts';
import type { SeedSlide } from './slides.ts';

const readPicture = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`pictures/${name}`, import.meta.url));

const jpeg = (content: Buffer<ArrayBuffer>): Blob => new Blob([content], { type: 'image/jpeg' });

/** A product as the multipart form of its creation, with its pictures in order and its sheet. */
export async function productForm(product: SeedProduct): Promise<FormData> {
  const { name, description, category, subcategory, technicalSpecs, featured, pictures, sheet } = product;
  const form = new FormData();
  const texts = { name, description, category, subcategory: subcategory ?? '', featured: String(featured) };
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  form.append('technicalSpecs', JSON.stringify(technicalSpecs));
  const contents = await Promise.all(pictures.map(readPicture));
  for (const [index, content] of contents.entries()) form.append('images', jpeg(content), pictures[index]);
  const [cover] = contents;
  if (sheet && cover) {
    const pdf = new Blob([await makeSheet(product, cover)], { type: 'application/pdf' });
    form.append('technicalSheet', pdf, `${technicalSpecs[ARTICLE_CODE]}.pdf`);
  }
  return form;
}

/** A slide as the multipart form of its creation. */
export async function slideForm({ picture, title, description, order, active }: SeedSlide): Promise<FormData> {
  const form = new FormData();
  form.append('image', jpeg(await readPicture(picture)), picture);
  const texts = { title: title ?? '', description: description ?? '', order: String(order), active: String(active) };
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  return form;
}
