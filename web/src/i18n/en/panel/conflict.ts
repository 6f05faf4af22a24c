import type it from '../../it/panel/conflict.ts';

export default {
  savedBy: (date, by) =>
    by === null ? `The other version was saved on ${date}.` : `The other version was saved on ${date} by ${by}.`,
  showTheirs: 'Show that version',
  showMine: 'Back to mine',
  saveMine: 'Save mine over it',
  theirsShown: 'The form shows the version that was saved elsewhere. Yours is kept aside.',
} satisfies typeof it;
