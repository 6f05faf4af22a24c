import type it from '../../it/panel/bulk.ts';
import { plural } from '../../plural.ts';

const products = (count: number) => plural(count, 'product', 'products');

export default {
  title: 'Selected products',
  select: (name) => `Select ${name}`,
  selectAll: (count) => (count === 1 ? 'Select the product shown' : `Select the ${count} shown`),
  count: (count) => `${count} selected`,
  choose: 'What to change',
  featured: 'Make featured',
  notFeatured: 'No longer featured',
  apply: 'Apply',
  remove: 'Delete',
  clear: 'Clear selection',
  progress: (ended, count) => `${ended} of ${count}...`,
  leave: 'The selected products are still being saved. Do you want to leave all the same?',
  changed: (count) => `${products(count)} updated`,
  removed: (count) => `${products(count)} in the bin`,
  restored: (count) => `${products(count)} restored`,
  confirmRemoval: (count) =>
    count === 1
      ? 'Are you sure you want to delete this product?'
      : `Are you sure you want to delete ${count} products? They go to the bin.`,
  failed: (count) => `${products(count)} not changed, still selected:`,
  reasons: {
    session: 'you have to sign in again.',
    gone: 'it has been deleted in the meantime.',
    conflict: 'it has been changed elsewhere in the meantime. Check it and try again.',
    network: 'the server does not answer.',
    other: 'saving failed.',
  },
} satisfies typeof it;
