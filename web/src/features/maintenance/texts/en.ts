import type { MaintenanceTexts } from './it.ts';

/** What the maintenance page says in English. */
export const en: MaintenanceTexts = {
  state: 'Status',
  closed: 'In the pits',
  open: 'On track',
  help: 'In a hurry?',
  retry: 'Try again',
  checking: 'Checking...',
  still: 'Still in the pits. Checked at {time}.',
  home: 'Go to the site',
  online: 'The site is online',
  onlineText: 'No maintenance is under way: you can browse as usual.',
  automatic: 'No need to reload: we check every minute, and when the site reopens you go back to the page you wanted.',
};
