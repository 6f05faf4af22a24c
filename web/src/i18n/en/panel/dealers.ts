import type it from '../../it/panel/dealers.ts';

export default {
  title: 'Dealers',
  loading: 'Loading the dealers...',
  failedTitle: 'Loading error',
  failedText: 'The dealers could not be loaded. Please try again later.',
  add: 'Add dealer',
  emptyTitle: 'No dealers',
  emptyText: 'Dealers appear on the Dealers page of the site, by country and on the map.',
  addFirst: 'Add the first dealer',
  offMap: 'No coordinates: it is not on the map.',
  edit: 'Edit',
  remove: 'Delete',
  removing: 'Deleting...',
  confirmRemoval: 'Are you sure you want to delete this dealer?',
  removed: 'Dealer deleted!',
  removedText: (name) => `“${name}” is no longer on the site.`,
  alreadyRemoved: (name) => `“${name}” had already been deleted.`,
  removalFailed: 'Error deleting',
  removalFailedText: 'The dealer could not be deleted. Please try again',
  staleRemoval: (name) =>
    `“${name}” has been changed in the meantime and was not deleted. Reload the list to see it as it is now.`,
  reloadList: 'Reload the list',
} satisfies typeof it;
