import type { GalleryTexts } from './it.ts';

/** English texts of the gallery. */
export const en: GalleryTexts = {
  galleryOf: (name: string) => `Gallery: ${name}`,
  allPhotos: 'All photos',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'This photo did not load.',
};
