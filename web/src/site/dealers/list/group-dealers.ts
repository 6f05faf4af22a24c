import type { Dealer } from '@rombo/shared/collections/dealer';
import { hasWordsOf, plainText } from '@rombo/shared/collections/plain-text';
import type { Language } from '@rombo/shared/words/languages';
import { countryName } from '../../../i18n/format.ts';

export interface Position {
  lat: number;
  lng: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places along the earth's surface, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** A dealer with its distance; null where its coordinates are not known. */
interface NearDealer {
  dealer: Dealer;
  km: number | null;
}

/** Sorts dealers by their distance from a place, those without coordinates last. */
export const nearestFirst = (dealers: readonly Dealer[], from: Position): NearDealer[] =>
  dealers
    .map((dealer) => {
      const { lat, lng } = dealer;
      return { dealer, km: lat === null || lng === null ? null : Math.round(distanceKm(from, { lat, lng })) };
    })
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);

interface CountryDealers {
  code: string;
  name: string;
  dealers: Dealer[];
}

/** The dealers whose name, place or country contains every word of a query, accents and case aside. */
export function findDealers(dealers: readonly Dealer[], query: string, language: Language): Dealer[] {
  const isFound = hasWordsOf(query);
  return dealers.filter(({ name, address, city, country }) =>
    isFound(plainText([name, address, city, countryName(country, language)].join(' '))),
  );
}

/** Groups dealers by country, in the order of the countries' names. */
export function groupDealers(dealers: readonly Dealer[], language: Language): CountryDealers[] {
  return [...new Set(dealers.map(({ country }) => country))]
    .map((code) => ({
      code,
      name: countryName(code, language),
      dealers: dealers.filter(({ country }) => country === code),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
