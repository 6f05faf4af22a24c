import type { SortWords, Texts } from './texts.ts';

export const texts: Texts = {
  title: 'Slider',
  count: (all, active) => (active === all ? `${all} active` : `${active} of ${all} active`),
  loading: 'Loading the slides...',
  failedTitle: 'Loading error',
  failedText: 'The slides could not be loaded. Please try again later.',
  add: 'Add slide',
  emptyTitle: 'No slides',
  emptyText: 'As long as the slider is empty, the home page shows its own pictures.',
  addFirst: 'Add the first slide',
  sortHint: 'Drag a picture, or use the arrows, to change the order.',
  untitled: 'Untitled',
  order: 'Order',
  inactive: 'Inactive',
  edit: 'Edit',
  remove: 'Delete',
  removing: 'Deleting...',
  confirmRemoval: 'Are you sure you want to delete this slide?',
  removed: 'Slide deleted!',
  removedText: (name) => `“${name}” is no longer in the slider.`,
  alreadyRemoved: (name) => `“${name}” had already been deleted.`,
  removalFailed: 'Error deleting',
  removalFailedText: 'The slide could not be deleted. Please try again',
  staleRemoval: (name) =>
    `“${name}” has been changed in the meantime and was not deleted. Reload the list to see it as it is now.`,
  reloadList: 'Reload the list',
  moved: 'Order saved.',
  moving: 'Saving the order...',
  moveFailed: 'Error updating',
  moveFailedText: 'The slide could not be updated. Please try again',
};

export const sortWords: SortWords = {
  draggable: 'sortable',
  drag: (name) => `Drag ${name}`,
  earlier: (name) => `Move ${name} back`,
  later: (name) => `Move ${name} forward`,
  dragHelp:
    'Press Enter or Space to pick the slide up, the arrow keys to move it, Enter or Space to drop it, Esc to cancel.',
  held: (position, count) => `Picked up: position ${position} of ${count}.`,
  over: (position, count) => `Position ${position} of ${count}.`,
  dropped: (position, count) => `Dropped in position ${position} of ${count}.`,
  notMoved: (position) => `Move cancelled: the slide is in position ${position} again.`,
};
