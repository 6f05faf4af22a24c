import type { it } from './it.ts';

export const en: typeof it = {
  label: 'Featured pictures',
  carousel: 'carousel',
  slide: 'slide',
  position: (number, total) => `${number} of ${total}`,
  pause: 'Stop the slideshow',
  play: 'Resume the slideshow',
  previous: 'Previous picture',
  next: 'Next picture',
  choose: 'Choose a picture',
  goTo: (number) => `Go to picture ${number}`,
  pictures: [
    '.21 engine with a red anodised head',
    'Tuned pipe with the colours of heated titanium',
    'Piston and sleeve, connecting rod, crankshaft, bearing and glow plug',
    '.12 engine with a violet anodised head and rear exhaust',
    'Red cooling head, close up',
    'Fuel bottle, glow igniter and plug wrench',
    'Flywheel with clutch shoes, and clutch bell',
    'Carburettor of an engine with a gold head',
    'Crankshaft with its bearings',
  ],
};
