export default {
  galleryOf: (name: string) => `Galleria: ${name}`,
  allPhotos: 'Tutte le foto',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  failed: 'La foto non si è caricata.',
};
