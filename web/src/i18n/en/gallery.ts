import type it from '../it/gallery.ts';

/** English texts of the gallery. */
export default {
  galleryOf: (name: string) => `Gallery: ${name}`,
  allPhotos: 'All photos',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'This photo did not load.',
} satisfies typeof it;
