import type { Product } from '@rombo/shared/collections/product';
import { sheetUrl, slugsBy } from '@rombo/shared/contract/language-fields';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { fieldsByLanguage } from '@rombo/shared/words/languages';

const images = ['/media/products/1/a.jpg', '/media/products/1/b.jpg', '/media/products/1/c.jpg'];

export const engine: Product = {
  id: '0197b7a4-6a5e-7000-8000-000000000001',
  ...slugsBy(() => null),
  slug: 'rp-21-buggy',
  name: 'RP 21 Buggy',
  description: 'Motore .21 per buggy 1:8, sette travasi.',
  category: 'motori',
  subcategory: '3.5cc',
  images,
  technicalSpecs: { 'Codice Articolo': 'RP-M21-B01', Peso: '352 g', Potenza: '2,65 CV', 'Corsa (mm)': '16.8' },
  ...fieldsByLanguage(sheetUrl, () => null),
  technicalSheetUrl: '/media/products/1/s.pdf',
  featured: true,
  version: 3,
  createdAt: '2025-09-20T08:30:00.000Z',
  updatedAt: '2025-09-21T08:30:00.000Z',
  pictures: images.map((url) => unmeasuredPicture(url)),
};
