import type it from '../it/notices.ts';

export default {
  notFound: {
    head: {
      title: '404 Page Not Found',
      description: 'Page not found.',
    },
    lead: 'The track ends here: there is no page at this address. The link may be old, or a letter may be missing.',
    ways: 'Ways back',
    products: 'The catalogue: engines, tuned pipes, spare parts, accessories',
    company: 'The people who have built the engines since 2003',
    contact: 'Write to us: if it was a part you wanted, we will find it',
    home: 'Back to the start line',
  },
  maintenance: {
    head: {
      title: 'Down for maintenance',
      description: 'The ROMBO POWER site is down for maintenance and will be back shortly.',
    },
    text: (hasEnd) =>
      `We are in the pits for some fine-tuning.${hasEnd ? '' : ' We will be back on track shortly: try again in a few minutes.'}`,
    until: 'Expected to reopen (Italian time):',
    ownerStrip: 'Site under maintenance: only you can see it, because you are signed in.',
    ownerLink: 'Open the settings',
    state: 'Status',
    closed: 'In the pits',
    open: 'On track',
    help: 'In a hurry?',
    checking: 'Checking...',
    still: (time) => `Still in the pits. Checked at ${time}.`,
    home: 'Go to the site',
    online: 'The site is online',
    onlineText: 'No maintenance is under way: you can browse as usual.',
    automatic:
      'No need to reload: we check every minute, and once the site reopens you go back to the page you wanted.',
  },
  legal: {
    heads: {
      privacy: {
        title: 'Privacy Policy',
        description:
          'How ROMBO POWER handles the personal data of those who visit this site and those who write to us.',
      },
      cookies: {
        title: 'Cookie Policy',
        description: 'The ROMBO POWER site sets technical cookies only: which ones, and what they are for.',
      },
    },
    contents: 'Contents',
    updated: 'Last updated:',
    company: 'Company details',
  },
} satisfies typeof it;
