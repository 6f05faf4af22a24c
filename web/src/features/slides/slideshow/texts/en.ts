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
    'Red .21 engine',
    'Titanium pipe',
    'Piston, sleeve, rod, crankshaft, bearing and plug',
    'Violet .12 engine',
    'Cooling head',
    'Bottle, igniter and wrench',
    'Clutch and bell',
    'Carburettor',
    'Crankshaft and bearings',
  ],
};
