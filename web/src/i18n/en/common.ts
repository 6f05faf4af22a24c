import type { Dictionary } from '../it.ts';

export const common: Dictionary['common'] = {
  loading: 'Loading...',
  retry: 'Try again',
  close: 'Close',
  error: 'Error',
  failedTitle: 'Something went wrong',
  failedText: 'We could not load this data. Please try again later.',
  pageFailed: 'This page did not load. Reload it to try again.',
  reload: 'Reload the page',
  notifications: 'Notifications ({hotkey})',
  newTab: 'opens in a new tab',
  noImage: 'No image',
};
