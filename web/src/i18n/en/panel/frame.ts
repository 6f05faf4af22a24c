import type it from '../../it/panel/frame.ts';

export default {
  head: {
    title: 'Admin panel',
    description: 'Private area.',
  },
  logout: 'Sign out',
  sections: 'Sections of the panel',
  products: 'Products',
  slides: 'Slider',
  messages: 'Messages',
  settings: 'Settings',
  dealers: 'Dealers',
  trash: 'Bin',
  checkFailed: 'We could not check who is signed in. Please try again.',
} satisfies typeof it;
