import type it from '../it/not-found.ts';

export default {
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
} satisfies typeof it;
