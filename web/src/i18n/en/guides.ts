import type it from '../it/guides.ts';

export default {
  head: {
    title: 'Guides',
    description:
      'Running in, carburettor settings, glow plugs, care, warranty: guides from the ROMBO POWER workshop for racers of .21 and .12 engines.',
  },
  lead: 'What we would tell you in the workshop, written down once and for all. Print them and keep them in your pit box.',
  none: 'The guides will be here soon. Until then, write to us from the Contact page.',
  forAll: 'For all engines',
  contents: 'In this guide',
  sheet: 'Download the PDF',
  engines: 'It applies to these engines',
  others: 'More guides',
  question: 'Not the answer you were looking for? Ask the people who build the engines.',
  ask: 'Write to us',
  goneTitle: 'This guide is not here',
  goneText: 'It was removed, or its address has changed.',
  toAll: 'See all guides',
} satisfies typeof it;
