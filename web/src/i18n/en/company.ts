import { company } from '@rombo/shared/words/company';
import type it from '../it/company.ts';
import { visit } from './visit.ts';

const { legalName, foundedIn, town } = company;

export default {
  about: {
    head: {
      title: 'Our company',
      description:
        'Since 2003 we have designed and built racing engines for RC cars in Montirone, near Brescia, Italy.',
      keywords:
        'nitro engines for RC cars, RC racing engines, .21 and .12 engines, tuned pipes, made in Italy, Montirone, Brescia',
    },
    subtitle: `Since ${foundedIn} we have built racing engines for RC cars: a few cubic centimetres, taken very seriously.`,
    excellence: 'Excellence, one\u00a0micron at a time',
    excellencePicture: 'Close-up of the carburettor of a Saetta .21',
    figuresPicture: 'Red cooling head of the Tuono .21 Buggy Corsa with the glow plug at its centre',
    closingPicture: 'Crankcase, piston, sleeve, conrod, crankshaft, bearing and glow plug',
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
    making: 'How an engine is made',
    steps: [
      {
        title: 'Turning',
        text: 'Piston, sleeve and head begin on the lathe: the bore of a .21 is just over 16 millimetres.',
        picture: 'Aluminium cooling head in the chuck of a lathe, with the tool and its chips',
      },
      {
        title: 'Honing',
        text: 'The bore of the sleeve is honed, ports and all: the exhaust and five to nine transfers.',
        picture: 'Brass sleeve clamped under the stones of a honing machine',
      },
      {
        title: 'Matching',
        text: 'Each sleeve gets its piston, one by one, and from there on they stay together.',
        picture: 'Sleeves and pistons in rows on a light tray, each pair with its tag',
      },
      {
        title: 'Test bench',
        text: 'Power and rpm are measured: a racing .21 gives 2.4 to 2.8 hp between 33,000 and 38,000 rpm.',
        picture: 'Engine coupled to the dynamometer on the test bench, before a screen with its curve',
      },
      {
        title: 'Packing',
        text: 'Its sheet travels with the engine: glow plug, fuel, recommended pipe and running-in.',
        picture: 'Engine in its open box, its sheet and a glow plug beside it',
      },
    ],
    people: 'The team',
    benches: {
      founder: 'Engine on a test stand, a degree disc on its shaft',
      research: 'Drawing of transfer ports with a sleeve, a head insert and a caliper',
      workshop: 'Micrometer between a piston and a sleeve with its tag',
    },
    roles: {
      founder: 'Founder and CEO',
      research: 'R&D Manager',
      workshop: 'Workshop Head',
    },
    next: 'See our products',
  },
  whereWeAre: {
    mapSource: 'Map: Natural Earth. Places: GeoNames (CC BY 4.0).',
    visit,
    head: {
      title: 'Where we are',
      description:
        'The ROMBO POWER workshop is in Montirone, just outside Brescia, Italy: address and company details.',
    },
    lead: `The workshop is in ${company.town}, in the province of Brescia, Italy: all our engines are designed, machined and tested here.`,
    plate: 'Address and company details',
    openStreetMap: 'Open in OpenStreetMap',
    googleMaps: 'Open in Google Maps',
    map: `Map with ${company.town}`,
    before: 'Before you set off',
    notes: [
      {
        title: 'Write to us',
        text: 'Tell us when you would like to come and about which engine, so that somebody who knows it is waiting for you.',
      },
      {
        title: 'Set your navigation',
        text: `Enter the street with its postal code, ${company.postalCode}, and the province, ${company.province} (Brescia): it will not take you to another town.`,
      },
      {
        title: 'If you bring an engine',
        text: 'Drain the fuel, and note the glow plug, the fuel and how many litres it has run: these are the first three things we will ask.',
      },
    ],
    write: 'Send us a message',
    picture: 'Rolling door of the workshop at dusk, under the lit sign ROMBO POWER, beside the number 23',
  },
} satisfies typeof it;
