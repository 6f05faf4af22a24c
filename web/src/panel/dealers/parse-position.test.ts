import { expect, test } from 'vitest';
import { isLinkWithoutPlace, parsePosition, withScheme } from './parse-position.ts';

const turin = { lat: 45.0762, lng: 7.6498 };
const west = { lat: -33.45, lng: -70.6667 };

test.each([
  ['45.0762, 7.6498', turin],
  ['45.0762,7.6498', turin],
  [' 45.0762 7.6498\n', turin],
  ['(45.0762; 7.6498)', turin],
  ['45,0762; 7,6498', turin],
  ['45,0762, 7,6498', turin],
  ['45.0762° N, 7.6498° E', turin],
  ['33.45 S 70.6667 W', west],
  ['-33.45, -70.6667', west],
  [`45°04'34.3"N 7°38'59.3"E`, { lat: 45.076194, lng: 7.649806 }],
  ['45, 7', { lat: 45, lng: 7 }],
])('%s is a place', (text, place) => expect(parsePosition(text)).toEqual(place));

test.each([
  ['https://www.google.com/maps/place/Nitro+Point/@45.07,7.6,17z/data=!3m1!4b1!4m6!3d45.0762!4d7.6498!16s', turin],
  ['https://www.google.it/maps/@45.0762,7.6498,15z?entry=ttu', turin],
  ['https://maps.google.com/?q=45.0762,7.6498', turin],
  ['https://www.google.com/maps/search/?api=1&query=45.0762%2C7.6498', turin],
  ['https://www.google.com/maps/place/X/data=%213d45.0762%214d7.6498', turin],
  ['https://www.openstreetmap.org/?mlat=45.0762&mlon=7.6498#map=5/1.0/2.0', turin],
  ['https://www.openstreetmap.org/#map=15/45.0762/7.6498', turin],
  ['https://maps.apple.com/?q=Nitro%20Point&ll=45.0762,7.6498', turin],
  ['https://maps.apple.com/place?coordinate=45.0762,7.6498&name=Nitro', turin],
  ['geo:45.0762,7.6498?z=12', turin],
])('%s is a link to a place', (link, place) => expect(parsePosition(link)).toEqual(place));

test.each([
  ...['', '45.0762', '45,0762', '45,7', '-7', 'Via Po 1, 10123 Torino', '95.1, 7.2', '45.1, 181.2'],
  ...['https://maps.app.goo.gl/abc123', 'https://www.google.com/maps?q=Nitro+Point', 'https://example.com/100%'],
])('%s is no place', (text) => expect(parsePosition(text)).toBeNull());

test('a shortened link has no place; a whole link, a coordinate and other text are no such link', () => {
  const texts = [
    'https://maps.app.goo.gl/abc',
    ' HTTP://goo.gl/maps/abc',
    'maps.app.goo.gl/abc',
    'Officina Rossi https://maps.app.goo.gl/abc',
    'https://maps.google.com/?q=1,2',
    '45',
    'Via Po',
  ];
  expect(texts.map(isLinkWithoutPlace)).toEqual([true, true, true, true, false, false, false]);
});

test.each([
  ['www.nitro.it', 'https://www.nitro.it'],
  [' nitro.co.uk/shop ', 'https://nitro.co.uk/shop'],
  ['tiktok.com/@nitro', 'https://tiktok.com/@nitro'],
  ['http://nitro.it', 'http://nitro.it'],
  ['ftp://nitro.it', 'ftp://nitro.it'],
  ['info@nitro.it', 'info@nitro.it'],
  ['nitro', 'nitro'],
  ['', ''],
])('the web address %j becomes %j', (typed, site) => expect(withScheme(typed)).toBe(site));
