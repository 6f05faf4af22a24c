import type it from '../it/maintenance.ts';

export default {
  head: {
    title: 'Down for maintenance',
    description: 'The ROMBO POWER site is down for maintenance and will be back shortly.',
  },
  text: 'We are in the pits for some fine-tuning. We will be back on track shortly: try again in a few minutes.',
  until: 'Expected to reopen (Italian time):',
  ownerStrip: 'Site under maintenance: only you can see it, because you are signed in.',
  ownerLink: 'Open the settings',
  state: 'Status',
  closed: 'In the pits',
  open: 'On track',
  help: 'In a hurry?',
  retry: 'Try again',
  checking: 'Checking...',
  still: (time) => `Still in the pits. Checked at ${time}.`,
  home: 'Go to the site',
  online: 'The site is online',
  onlineText: 'No maintenance is under way: you can browse as usual.',
  automatic: 'No need to reload: we check every minute, and once the site reopens you go back to the page you wanted.',
} satisfies typeof it;
