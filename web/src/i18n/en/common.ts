import type * as it from '../it/common.ts';

export const common = {
  loading: 'Loading...',
  retry: 'Try again',
  close: 'Close',
  error: 'Error',
  failedTitle: 'Something went wrong',
  failedText: 'We could not load this data. Please try again later.',
  pageFailed: 'This page did not load. Reload it to try again.',
  notLoaded: 'We could not load this part of the site. Check your connection: we will try again as soon as it is back.',
  reload: 'Reload the page',
  notifications: 'Notifications ({hotkey})',
  newTab: 'opens in a new tab',
  noImage: 'No image',
} satisfies typeof it.common;
