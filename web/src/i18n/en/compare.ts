import type it from '../it/compare.ts';

export default {
  head: {
    title: 'Compare products',
    description:
      'Two, three or four ROMBO POWER products side by side: specs, figures compared and power curves in one diagram.',
  },
  lead: 'Up to four products side by side. You can save the address of this page, or share it.',
  table: 'Comparison of specs',
  spec: 'Spec',
  differs: 'different',
  differsHint: 'Specs with ≠ differ; differences are from the first product.',
  onlyDiffering: 'Only what differs',
  best: 'best',
  missing: 'not stated',
  curves: 'Power on the dyno',
  chooseTitle: 'Choose at least two products',
  chooseText: 'Start with one of the engines below, or press “Compare” on products in the catalogue.',
  chooseAnother: 'You have one product: add another.',
  offered: 'Add to the comparison',
  mine: 'Your engine',
} satisfies typeof it;
