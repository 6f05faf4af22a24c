/** CSV tables of the items of any kind. */
export const tables = {
  /** Headings of columns that no form or list of versions names. */
  fields: {
    id: 'Id',
    image: 'Immagine',
    picture: 'Testi e inquadratura dell’immagine',
    explodedViewImage: 'Disegno dell’esploso',
    specLabels: 'Nome della specifica',
  },
  exportAll: 'Esporta',
  yes: 'sì',
  no: 'no',
};
