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
  failed: 'The preview could not be created. Try again',
} satisfies typeof it;
