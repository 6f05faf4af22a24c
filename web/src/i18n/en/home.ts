import { company } from '@rombo/shared/words/company';
import type it from '../it/home.ts';

export default {
  head: {
    title: 'Racing engines for RC cars',
    description:
      'Nitro engines, tuned pipes, spare parts and accessories for RC racing cars. Designed and built in Italy since 2003.',
  },
  headline: 'Precision you can hear',
  subtitle: '3.5 and 2.1 cc nitro engines for RC racing cars: designed, machined and tuned in Italy.',
  explore: 'Explore products',
  more: 'Read more about us',
  why: 'Why choose us',
  years: 'years of experience',
  yearsText: `Since ${company.foundedIn} we have had one job: making engines of a few cubic centimetres run fast, and run for long.`,
  engines: 'engines built',
  enginesText: `The piston and sleeve of each one are matched by hand, pair by pair, in our ${company.town} workshop.`,
  champion: 'Multiple World Champion',
  championText:
    'Three seasons that ended with the world title. What we learn at the races goes back into the engines we sell.',
  results: 'The results of the season',
  engine: {
    title: 'Which engine do you run?',
    lead: 'Pick yours: we show the parts and accessories that fit it, and this device remembers your choice.',
    classes: 'Not sure which? Choose by class',
    mine: 'Your engine',
  },
  news: 'What is new',
  win: { title: 'The latest win', with: 'Won with', all: 'All results' },
  catalogue: 'What we build',
  lines: {
    motori: { name: 'Complete engines', alt: '3.5 cc engine with a red cooling head and its carburettor' },
    marmitte: { name: 'Tuned pipes', alt: 'Titanium tuned pipe in heat colours, from violet to blue' },
    ricambi: { name: 'Spare parts', alt: 'Piston beside its golden sleeve' },
    accessori: { name: 'Accessories', alt: 'Red cross wrench for glow plugs and nuts' },
  },
  slideshow: {
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
      'Tuono .21 on a test stand, a degree disc on its shaft',
      'Titanium tuned pipe',
      'Crankcase, piston, sleeve, conrod, crankshaft, bearing and glow plug',
      'Scintilla .12 Corsa in the chassis of a 1:10 car',
      'Red cooling head',
      'Pit table: fuel bottle, glow igniter, wrench and engine',
      'Clutch and clutch bell',
      'Carburettor of a Saetta .21',
      'Crankshaft and bearings',
    ],
  },
} satisfies typeof it;
