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
    'Red-headed .21 engine',
    'Titanium tuned pipe',
    'Piston, sleeve, conrod, crankshaft, bearing and glow plug',
    'Violet-headed .12 engine',
    'Red cooling head',
    'Fuel bottle, glow igniter and wrench',
    'Clutch and clutch bell',
    'Carburettor of a gold-headed engine',
    'Crankshaft and bearings',
  ],
} satisfies typeof it;
