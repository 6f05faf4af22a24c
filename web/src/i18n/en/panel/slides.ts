import type * as it from '../../it/panel/slides.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'slide', many: 'slides', untitled: 'A slide without a title' });

export const slides = {
  ...item.list,
  ordering: item.ordering,
  tab: 'Slider',
  title: 'Slider · Photos of the home page',
  count: (all, active) => (active === all ? `${all} active` : `${active} of ${all} active`),
  emptyText: 'As long as the slider is empty, the home page shows its own pictures.',
  untitled: 'Untitled',
  order: 'Order',
  inactive: 'Inactive',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switchedOn: (name) => `“${name}” is on the home page.`,
  changedElsewhere: (name) => `“${name}” has been changed or deleted in the meantime: the list is now up to date.`,
  switchedOff: (name) => `“${name}” is no longer on the home page.`,
  removedText: (name) => `“${name}” is no longer in the slider.`,
} satisfies typeof it.slides;

export const slideForm = {
  ...item.form,
  focalPoint: 'What not to crop',
  focalHint: 'Tap the picture where its subject is: that point stays visible when the picture is cropped.',
  focalSliders: 'With sliders',
  focalX: 'From left to right',
  focalY: 'From top to bottom',
  focalAuto: 'If you choose none, the site finds it when you save.',
  cutOnPhone: 'Phone',
  cutOnDesktop: 'Computer',
  notes: 'Title and internal notes',
  title: 'Title',
  titleHint: 'It identifies the slide in the panel, and stands in for a description of the photo that is missing.',
  inLanguage: (label, language) => `${label} in ${language}`,
  translatedTitleHint: (language) => `It stands in for the ${language} description of the photo where that is missing.`,
  description: 'Description (internal notes)',
  descriptionHint: 'Only you read it: the site does not show it.',
  product: 'Product',
  productHint: 'Optional: the slide shows its name, which leads to its page.',
  shown: 'Text on the slide',
  shownHint: 'Optional: it is read on the picture, in the languages you write it in. The title above stays internal.',
  headline: 'Headline',
  text: 'Text',
  link: 'Where it leads',
  linkHint: 'A page of the site, such as /news. Without one it leads to the product of the slide.',
  order: 'Order',
  toEnd: 'To the end',
  orderHint: 'Lower numbers come first.',
  active: 'Active',
  activeHint: 'Only active slides appear on the home page.',
  refusals: {
    required: 'Picture required',
    requiredText: 'You must upload a picture to create a new slide',
    requiredInline: 'New slides need a picture',
  },
  save: {
    ...item.save,
    createdText: (name) => `“${name}” is in the slider.`,
    gone: 'This slide has been deleted in the meantime. If you save now, it becomes a new slide: it needs a picture.',
  },
} satisfies typeof it.slideForm;

export const slideVersions = {
  ...item.versions,
  fields: { imageUrl: 'Picture', picture: 'Texts and framing of the picture', translations: 'Translations' },
} satisfies typeof it.slideVersions;
