/** The exploded view of a product. */
export default {
  title: 'Esploso',
  zoom: 'Ingrandisci il disegno',
  drawingOf: (name: string) => `Esploso: ${name}`,
  part: 'Pezzo',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  previous: 'Pezzo precedente',
  next: 'Pezzo successivo',
  choose: 'Tocca un numero, oppure usa le frecce.',
};
