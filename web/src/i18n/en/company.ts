import { company } from '@rombo/shared/words/company';
import type it from '../it/company.ts';

const { legalName, foundedIn, town } = company;

export default {
  head: {
    title: 'Our company',
    description: 'Since 2003 we have designed and built racing engines for RC cars in Montirone, near Brescia, Italy.',
    keywords:
      'nitro engines for RC cars, RC racing engines, .21 and .12 engines, tuned pipes, made in Italy, Montirone, Brescia',
  },
  path: 'Breadcrumb',
  subtitle: `Since ${foundedIn} we have built racing engines for RC cars: a few cubic centimetres, taken very seriously.`,
  excellence: 'Excellence, one\u00a0micron at a time',
  excellencePicture: 'Close-up of a carburettor with golden screws on an engine’s crankcase',
  figuresPicture: 'Close-up of an engine’s red cooling head with the glow plug at its centre',
  closingPicture: 'Piston, sleeve, conrod, crankshaft, bearing and glow plug',
  craft: `${legalName} was founded in ${foundedIn} in ${town}, near Brescia, Italy. Ever since, we have made 3.5 and 2.1 cc nitro engines and everything that helps them perform: tuned pipes, spare parts, accessories. In engines this small it all comes down to piston and sleeve: how well they fit decides how much power you have, and for how many litres of fuel you keep it.`,
  team: 'Our team of specialised engineers and technicians designs, machines and tests here in Italy. To us innovation is not a word for the catalogue: it is a transfer port redrawn, measured on the bench and taken to the track until the stopwatch agrees.',
  years: 'years of experience',
  engines: 'engines built',
  principles: [
    {
      title: 'Mission',
      text: 'To give racers an engine that starts, tunes and holds its setting without surprises, and pulls as hard in the last minute of a final as in the first.',
    },
    {
      title: 'Values',
      text: 'Precision, honest figures, work done in Italy. A spec sheet states what we have measured, and a spare part fits without filing.',
    },
    {
      title: 'Vision',
      text: 'To keep the nitro engine alive in RC racing: steadier, thriftier, easier to tune, and with all of its roar.',
    },
  ],
  people: 'The team',
  roles: {
    founder: 'Founder and CEO',
    research: 'R&D Manager',
    workshop: 'Workshop Head',
  },
  next: 'See our products',
} satisfies typeof it;
