import type it from '../../it/panel/preview.ts';

export default {
  create: 'Preview',
  createFor: (name: string) => `Preview ${name}`,
  title: 'Preview',
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
  loading: 'Loading the links...',
  failedTitle: 'Loading error',
  failedText: 'The links could not be loaded. Please try again later.',
  none: 'No preview links.',
  created: (moment) => `Created on ${moment}`,
  until: (moment) => `Works until ${moment}`,
  end: 'End',
  endOf: (moment) => `End the link created on ${moment}`,
  ended: 'Preview link ended',
  endFailed: 'The link could not be ended. Try again',
  failed: 'The preview could not be created. Try again',
} satisfies typeof it;
