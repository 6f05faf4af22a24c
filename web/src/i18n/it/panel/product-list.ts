/** Order and view of the list of products. */
export default {
  sort: 'Ordina per',
  sorts: {
    order: 'Ordine del catalogo',
    name: 'Nome',
    category: 'Categoria',
    status: 'Visibilità',
    availability: 'Disponibilità',
    price: 'Prezzo',
    changed: 'Ultima modifica',
  },
  view: 'Vista dell’elenco',
  views: { cards: 'Schede', table: 'Tabella' },
};
