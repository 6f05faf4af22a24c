import type * as it from '../../it/panel/dealers.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'dealer', many: 'dealers' });

export const dealers = {
  ...item.list,
  emptyText: 'Dealers appear on the Dealers page of the site, by country and on the map.',
  offMap: 'No coordinates: it is not on the map.',
} satisfies typeof it.dealers;

export const dealerForm = {
  ...item.form,
  name: 'Name',
  address: 'Address',
  city: 'Town',
  country: 'Country',
  phone: 'Phone',
  email: 'E-mail',
  site: 'Website',
  note: 'Note',
  noteHint:
    'Shown on the site, the same in both languages. Hours with Italian days, such as “mar–sab 9:00–19:00”, are translated.',
  lat: 'Latitude',
  lng: 'Longitude',
  placeHint:
    'In degrees, such as 45.0762: it puts the dealer on the map. You can also paste both coordinates here, or the link of a map.',
  linkWithoutPlace:
    'This link does not contain the position: open it in the browser and paste the address of the map here, or both coordinates.',
  takeTown: (town) => `Use the coordinates of ${town}`,
  mapChoice: 'Or tap the map: the first tap brings it closer, the second one is more exact.',
  map: 'Map on which to choose the place',
  mapHint: 'The grey dots are the other dealers. Map: Natural Earth.',
  wholeMap: 'Show the whole map',
  save: item.save,
} satisfies typeof it.dealerForm;

export const dealerVersions = item.versions satisfies typeof it.dealerVersions;
