import type { GalleryTexts } from './it.ts';

/** What the gallery says in English. */
export const en: GalleryTexts = {
  galleryOf: (name: string) => `Gallery: ${name}`,
  allPhotos: 'All photos',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'This photo did not load.',
};
