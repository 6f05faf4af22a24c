import type it from '../../it/panel/product-list.ts';

export default {
  sort: 'Sort by',
  sorts: {
    order: 'Catalogue order',
    name: 'Name',
    category: 'Category',
    status: 'Visibility',
    availability: 'Availability',
    price: 'Price',
    changed: 'Last change',
  },
  view: 'View of the list',
  views: { cards: 'Cards', table: 'Table' },
} satisfies typeof it;
