import type { Slide } from '@rombo/shared/collections/slide';
import { pictureAt } from '@rombo/shared/contract/picture-fields';

export const slide: Slide = {
  id: '0197b7a4-6a5e-7000-8000-000000000001',
  imageUrl: '/media/slides/1/a.jpg',
  title: 'Il banco prova',
  description: 'Foto di settembre',
  order: 2,
  active: true,
  version: 3,
  createdAt: '2025-09-20T08:30:00.000Z',
  translations: { en: { title: 'The test bench' } },
  picture: pictureAt('/media/slides/1/a.jpg', 0.7),
};
