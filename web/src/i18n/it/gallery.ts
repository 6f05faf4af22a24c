/** Italian texts of the gallery, the source of the others. */
export default {
  galleryOf: (name: string) => `Galleria: ${name}`,
  allPhotos: 'Tutte le foto',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  failed: 'La foto non si è caricata.',
};
