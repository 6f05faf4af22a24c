import { plural } from '../../format.ts';
import type * as it from '../../it/panel/collection.ts';
import { sortingTexts } from '../item-texts.ts';

export const rows = {
  drag: (name) => `Drag ${name}`,
  earlier: (name) => `Move ${name} up`,
  later: (name) => `Move ${name} down`,
  ...sortingTexts('line'),
} satisfies typeof it.rows;

export const preview = {
  share: 'Share',
  create: 'Preview',
  text: (name: string, end: string) =>
    `Anyone with this link sees the page of ${name} as it is saved now and after every change, even while visitors do not see it. The link works until ${end}.`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'It could not be copied: select the link by hand.',
  open: 'Open the preview',
  linksTitle: 'Preview links',
  linksHint: 'Anyone with a link sees the page even while visitors do not, until the link expires or you end it here.',
  showLinks: 'Show the links',
  linksOf: (name) => `Preview links of ${name}`,
  none: 'No preview links.',
  created: (moment) => `Created on ${moment}`,
  until: (moment) => `Works until ${moment}`,
  end: 'End',
  endOf: (moment) => `End the link created on ${moment}`,
  ended: 'Preview link ended',
  endFailed: 'The link could not be ended. Try again',
  failed: 'The preview could not be created. Try again',
} satisfies typeof it.preview;

export const conflict = {
  savedBy: (date, by) =>
    by === null ? `The other version was saved on ${date}.` : `The other version was saved on ${date} by ${by}.`,
  showTheirs: 'Show that version',
  showMine: 'Back to mine',
  saveMine: 'Save mine over it',
  theirsShown: 'The form shows the version that was saved elsewhere. Yours is kept aside.',
  differences: (count) => plural(count, 'field differs', 'fields differ'),
  noDifference: 'The fields are the same in both versions.',
  mine: 'Mine',
  theirs: 'The other',
  alike: 'different files, order or details',
  more: (count) => `and ${plural(count, 'more line', 'more lines')}`,
  yes: 'Yes',
  no: 'No',
  storedFile: 'File already saved',
  files: (count) => plural(count, 'file', 'files'),
  fields: {
    pictures: 'Pictures',
    drawing: 'Drawing of the exploded view',
    points: 'Points of the exploded view',
    sheet: 'Spec sheet',
    image: 'Picture',
    focalPoint: 'What not to crop',
    x: 'From the left',
    y: 'From the top',
    alt: 'Description of the photo',
    labels: 'Names of the specifications',
  },
} satisfies typeof it.conflict;

export const versions = {
  title: 'Versions',
  open: 'Show the versions',
  titleOf: (name) => `Versions of ${name}`,
  current: 'current version',
  by: (name) => `Saved by ${name}`,
  takeBack: (value) => (value ? `Take back “${value}”` : 'Take back as it was'),
  takenBack: 'Back in the form: save to keep it',
  restore: 'Restore',
  restoreOf: (version, moment) => `Restore version ${version}, ${moment}`,
  undoFailed: 'The restoration could not be undone. Try again',
  gone: 'This version, or one of its files, is gone: it cannot be restored',
  failed: 'The version could not be restored. Try again',
} satisfies typeof it.versions;
