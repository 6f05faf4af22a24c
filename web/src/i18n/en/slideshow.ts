import type it from '../it/slideshow.ts';

export default {
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
    '.21 engine with a red head',
    'Titanium pipe',
    'Piston, sleeve, rod, crankshaft, bearing and plug',
    '.12 engine with a violet head',
    'Red cooling head',
    'Bottle, igniter and wrench',
    'Clutch and bell',
    'Carburettor of a golden engine',
    'Crankshaft and bearings',
  ],
} satisfies typeof it;
