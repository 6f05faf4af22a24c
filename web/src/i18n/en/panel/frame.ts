import type * as it from '../../it/panel/frame.ts';

export const frame = {
  head: { title: 'Admin panel', description: 'Private area.' },
  logout: 'Sign out',
  sections: 'Sections of the panel',
  products: 'Products',
  slides: 'Slider',
  messages: 'Messages',
  settings: 'Settings',
  dealers: 'Dealers',
  results: 'Results',
  news: 'News',
  trash: 'Bin',
  checkFailed: 'We could not check who is signed in. Please try again.',
} satisfies typeof it.frame;

export const reminder = {
  label: 'Security of your sign-in',
  text: 'Today a password is all it takes to get in. With two-step verification, whoever finds out the password still stays out.',
  open: 'Turn it on in Settings',
  dismiss: 'Not now',
} satisfies typeof it.reminder;

export const trash = {
  title: 'Bin',
  loading: 'Loading the bin...',
  failedTitle: 'Loading error',
  failedText: 'The bin could not be loaded. Please try again later.',
  emptyTitle: 'The bin is empty',
  emptyText: (days) => `Products, slides, results and news that you delete stay here for ${days} days.`,
  hint: (days) =>
    `What you delete stays here for ${days} days with its pictures, and is as it was once you restore it.`,
  kinds: { product: 'Product', slide: 'Slide', result: 'Result', news: 'News item' },
  untitled: 'Slide without a title',
  deleted: (day) => `in the bin since ${day}`,
  until: (day) => `kept until ${day}`,
  restore: 'Restore',
  restoreOf: (name) => `Restore ${name}`,
  restored: 'Restored!',
  restoreFailed: 'It could not be restored. Try again',
  remove: 'Delete for good',
  removeOf: (name) => `Delete ${name} for good`,
  confirmRemoval: (name) => `Delete ${name} for good? It cannot be restored afterwards.`,
  removed: 'Deleted for good',
  removalFailed: 'It could not be deleted. Try again',
  undo: 'Undo',
  undoHint: 'Undo the deletion in the bin',
} satisfies typeof it.trash;
