import type it from '../it/offer.ts';

export default {
  label: 'Language',
  available: 'This page is also in English.',
  read: 'Read it in English',
  stay: 'Stay in Italian',
} satisfies typeof it;
