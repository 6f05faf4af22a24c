import type it from '../../it/panel/order.ts';

export default {
  open: 'Change the order',
  title: 'Order of products',
  hint: 'Drag a line, or use the arrows: the order is saved at once, and visitors see it. Featured products stay at the top; new ones come first.',
  category: 'Category to put in order',
  all: 'All',
  done: 'Back to the list',
  toTop: (name) => `Move ${name} to the top`,
  none: 'There is no product.',
  saving: 'Saving the order...',
  saved: 'Order saved.',
  failed: 'Error updating',
  stale: 'The order was changed elsewhere meanwhile: you now see the one that is saved. Move the product again',
  failedText: 'The order of the products could not be saved. Please try again',
} satisfies typeof it;
