import type it from '../../it/panel/conflict.ts';

export default {
  title: 'Two versions',
  mine: 'Yours',
  theirs: 'The newer one',
  same: 'Both versions are the same.',
  keepMine: 'Keep my changes',
  takeTheirs: 'Take the newer version',
  kept: 'Your changes are in the form, on top of the newer version: save to publish them.',
  taken: 'The form holds the newer version.',
  restoreMine: 'Bring my changes back',
  compare: 'Show both versions',
  yes: 'Yes',
  no: 'No',
  nothing: '(empty)',
} satisfies typeof it;
