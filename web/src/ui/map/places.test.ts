import { expect, test } from 'vitest';
import data from './places.json' with { type: 'json' };
import { findPlace, findTown } from './places.ts';

const found = (query: string, language: 'it' | 'en' = 'en') => {
  const place = findPlace(query, language);
  return place && [place.kind, place.name, place.country];
};

test.each([
  ['Manchester', 'town', 'Manchester', 'GB'],
  ['manch', 'town', 'Manchester', 'GB'],
  ['newcastle', 'town', 'Newcastle upon Tyne', 'GB'],
  ['stoke on trent', 'town', 'Stoke-on-Trent', 'GB'],
  ['Londra', 'town', 'London', 'GB'],
  ['muenchen', 'town', 'Munich', 'DE'],
  ['LODZ', 'town', 'Lodz', 'PL'],
  ['M1', 'postcode', 'M1 (Manchester)', 'GB'],
  ['sw1a 1aa', 'postcode', 'SW1A 1AA (London)', 'GB'],
  ['UK', 'country', 'United Kingdom', 'GB'],
  ['Regno Unito', 'country', 'United Kingdom', 'GB'],
  ['Portogallo', 'country', 'Portugal', 'PT'],
  ['England', 'region', 'England', 'GB'],
  ['Inghilterra', 'region', 'England', 'GB'],
])('%s is a %s: %s in %s', (query, ...place) => expect(found(query)).toEqual(place));

test('a place is named in the language of the page, and five digits are a postcode on Italian pages', () => {
  expect(found('England', 'it')).toEqual(['region', 'Inghilterra', 'GB']);
  expect(found('London', 'it')).toEqual(['town', 'Londra', 'GB']);
  expect(found('25010', 'it')).toEqual(['postcode', '25010 (Brescia)', 'IT']);
  expect(found('25010')).toBeUndefined();
});

test("a prefix finds towns of the language's own country first", () => {
  expect(found('par', 'it')).toEqual(['town', 'Parma', 'IT']);
  expect(found('par')).toEqual(['town', 'Paris', 'FR']);
  expect(found('man')).toEqual(['town', 'Manchester', 'GB']);
});

test.each(['', 'x', 'nowhere', 'Rombo Power', 'Q1', '99999', '…'])('%j is not a place', (query) => {
  expect([found(query), found(query, 'it')]).toEqual([undefined, undefined]);
});

test('each postcode has a town in the table, in its country or on a nearby island', () => {
  for (const [text, code] of [
    [data.ukPostcodes, (area: string) => `${area}1`],
    [data.italianPostcodes, (digits: string) => `${digits}000`],
  ] as const)
    for (const entry of text.split(',')) {
      const [start = '', ...name] = entry.split(' ');
      const place = findPlace(code(start), 'it');
      expect([entry, place?.kind]).toEqual([entry, 'postcode']);
      expect(['GB', 'IT', 'GG', 'JE', 'IM']).toContain(place?.country);
      expect(name.join(' ')).not.toBe('');
    }
});

test.each([
  ['Londra', '', 'GB', 'Londra'],
  ['torino (TO)', '', 'IT', 'Torino'],
  ['Torino', '', 'FR', undefined],
  ['Montirone', 'Via Artigiani 1, 25010', 'IT', '25010 (Brescia)'],
  ['Otley', '14 Kirkstall Lane, LS5 3BW', 'GB', 'LS5 3BW (Leeds)'],
  ['Montirone', 'Via Artigiani 1', 'IT', undefined],
])('the address of a dealer in %s, %s, %s is in %s', (city, address, country, town) => {
  expect(findTown(city, address, country, 'it')?.name).toBe(town);
});
