import { company } from '@rombo/shared/words/company';
import type it from '../it/where-we-are.ts';

export default {
  head: {
    title: 'Where we are',
    description: 'The ROMBO POWER workshop is in Montirone, just outside Brescia, Italy: address and company details.',
  },
  lead: `The workshop is in ${company.town}, in the province of Brescia, Italy: all our engines are designed, machined and tested here.`,
  plate: 'Address and company details',
  email: 'E-mail',
  vat: 'VAT number',
  taxCode: 'Tax code',
  openStreetMap: 'Open in OpenStreetMap',
  googleMaps: 'Open in Google Maps',
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
  picture: '3.5 cc engine with a gold cooling head, a black carburettor and a brass cone on its shaft',
} satisfies typeof it;
