import type { Dealer } from '@rombo/shared/collections/dealer';
import { expect, test } from 'vitest';
import type { Place, Position } from '../../../ui/map/places.ts';
import { countryIn, groupDealers, nearestFirst, noteIn, searchDealers } from './group-dealers.ts';

const dealer = (city: string, country: string, lat: number | null = null, lng: number | null = null) =>
  ({ id: city, name: `Modelli ${city}`, address: null, city, country, lat, lng }) as Dealer;
const leeds = dealer('Leeds', 'GB', 53.8, -1.55);
const york = dealer('York', 'GB', 53.96, -1.08);
const goteborg = dealer('Göteborg', 'SE', 57.7, 11.97);
const turin = dealer('Torino', 'IT');
const all = [leeds, turin, goteborg, york];

test('dealers are grouped by country, named in the language of the page, whose own comes first', () => {
  expect(groupDealers(all, 'it').map(({ name, dealers }) => [name, dealers.length])).toEqual([
    ['Italia', 1],
    ['Regno Unito', 2],
    ['Svezia', 1],
  ]);
  expect(groupDealers(all, 'en').map(({ name }) => name)).toEqual(['United Kingdom', 'Italy', 'Sweden']);
});

test("the dealers of the visitor's own country come first, by the time zone", () => {
  expect(countryIn(all, { timeZone: 'Europe/Stockholm' })).toBe('SE');
  expect(countryIn(all, { timeZone: 'Asia/Tokyo' })).toBeUndefined();
  expect(groupDealers(all, 'it', 'SE').map(({ code }) => code)).toEqual(['SE', 'IT', 'GB']);
});

test('a query matches towns, names and countries, ignoring accents and case', () => {
  expect(searchDealers(all, 'goteb', 'it')).toEqual({ dealers: [goteborg] });
  expect(searchDealers(all, 'regno  modelli', 'it')).toEqual({ dealers: [leeds, york] });
  expect(searchDealers(all, 'United', 'en')).toEqual({ dealers: [leeds, york] });
  expect(searchDealers(all, '', 'it')).toEqual({ dealers: all });
  expect(searchDealers(all, 'Milano', 'it')).toEqual({ dealers: [] });
});

const place = (kind: Place['kind'], country: string): Place => ({ kind, country, name: '', lat: 51, lng: 0 });

test('a place returns all dealers unless words or a country match some', () => {
  const town = place('town', 'GB');
  expect(searchDealers(all, 'Manchester', 'en', town)).toEqual({ dealers: all, from: town });
  expect(searchDealers(all, 'Leeds', 'en', town)).toEqual({ dealers: [leeds] });
  expect(searchDealers(all, 'uk', 'en', place('country', 'GB'))).toEqual({ dealers: [leeds, york] });
  expect(searchDealers(all, 'Spagna', 'it', place('country', 'ES')).dealers).toEqual(all);
  expect(searchDealers(all, 'Leeds', 'en', place('postcode', 'GB')).dealers).toEqual(all);
  expect(searchDealers(all, 'nowhere', 'en').dealers).toEqual([]);
});

test('a town is not found within other words', () => {
  const lyon = { ...dealer('Lyon', 'FR'), name: 'Auto RC Rhône' };
  const rome = { ...dealer('Roma (RM)', 'IT'), name: 'Modelli' };
  const bucharest = dealer('București', 'RO');
  const some = [lyon, bucharest, rome];
  const town = (name: string): Place => ({ kind: 'town', country: 'IT', name, lat: 45, lng: 9 });
  expect(searchDealers(some, 'Rho', 'it', town('Rho'))).toEqual({ dealers: some, from: town('Rho') });
  expect(searchDealers(some, 'roma', 'it', town('Roma'))).toEqual({ dealers: [rome] });
  expect(searchDealers(some, 'rom', 'it', town('Roma')).dealers).toEqual([bucharest, rome]);
});

test('days in opening hours are translated; any other note stays Italian', () => {
  const note = noteIn('Mar–sab 9:00–19:00, domenica 10-12', 'en');
  expect(note).toEqual({ text: 'Tue–Sat 9:00–19:00, Sun 10-12', isItalian: false });
  expect(noteIn('Mar–sab 9–19', 'it')).toEqual({ text: 'Mar–sab 9–19', isItalian: true });
  expect(noteIn('Anche su appuntamento, sab 9–12', 'en').isItalian).toBe(true);
  expect(noteIn('Martello 9–12', 'en').text).toBe('Martello 9–12');
});

test('the nearest dealer is first, one without coordinates last', () => {
  const near = nearestFirst(all, { lat: 53.9, lng: -1.1 });
  expect(near.map((one) => one.dealer.city)).toEqual(['York', 'Leeds', 'Göteborg', 'Torino']);
  expect(near.at(-1)?.km).toBeNull();
});

test('a distance follows the surface of the earth, also across the 180th meridian', () => {
  const km = (from: Position, lat: number, lng: number) => nearestFirst([dealer('', 'IT', lat, lng)], from)[0]?.km;
  expect(km({ lat: 45.46, lng: 9.19 }, 41.89, 12.48)).toBe(477);
  expect(km({ lat: 0, lng: 179.5 }, 0, -179.5)).toBe(111);
});
