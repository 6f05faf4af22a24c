import type it from '../it/gallery.ts';

export default {
  galleryOf: (name: string) => `Gallery: ${name}`,
  allPhotos: 'All photos',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'This photo did not load.',
} satisfies typeof it;
