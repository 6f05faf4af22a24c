import type it from '../it/compare.ts';
import { plural } from '../plural.ts';
import curve from './curve.ts';

export default {
  curve,
  head: {
    title: 'Compare products',
    description:
      'Two, three or four ROMBO POWER products side by side: specs, figures compared and power curves in one diagram.',
  },
  lead: 'Up to four products side by side. You can save the address of this page, or share it.',
  compare: 'Compare',
  tray: 'Products to compare',
  chosen: (count) => `${plural(count, 'product', 'products')} to compare`,
  full: 'You can compare four at a time: remove one to add another.',
  another: 'Choose one more',
  remove: (name) => `Remove ${name}`,
  clear: 'Clear',
  table: 'Comparison of specs',
  spec: 'Spec',
  differs: 'different',
  differsHint: 'Specs with ≠ differ.',
  missing: 'not stated',
  code: 'Article code',
  curves: 'Power on the dyno',
  chooseTitle: 'Choose at least two products',
  chooseText:
    'In the catalogue, press “Compare” on the products you are interested in, two to four, then come back here.',
  chooseAnother: 'You have one product: add another.',
  offered: 'Add to the comparison',
  toCatalogue: 'Go to the catalogue',
  failedTitle: 'Loading error',
  failedText: 'The comparison could not be loaded. Please try again later.',
} satisfies typeof it;
