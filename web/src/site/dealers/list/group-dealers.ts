import type { Dealer } from '@rombo/shared/collections/dealer';
import { plainText, wordMatcher } from '@rombo/shared/collections/plain-text';
import { defaultLanguage, type Language, languages } from '@rombo/shared/words/languages';
import { countryName } from '../../../i18n/format.ts';
import type { Place, Position } from '../../../ui/map/places.ts';

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance along the earth's surface in kilometres, by the haversine formula. */
function distanceKm(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Sorts dealers by distance from a place, those without coordinates last. */
export const nearestFirst = (dealers: readonly Dealer[], from: Position) =>
  dealers
    .map((dealer) => {
      const { lat, lng } = dealer;
      return { dealer, km: lat === null || lng === null ? null : Math.round(distanceKm(from, { lat, lng })) };
    })
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);

/** Returns the dealers whose name, place or country contains every word of a query, ignoring accents and case. */
function findDealers(dealers: readonly Dealer[], query: string, language: Language): Dealer[] {
  const isFound = wordMatcher(query);
  return dealers.filter(({ name, address, city, country }) =>
    isFound(plainText([name, address, city, countryName(country, language)].join(' '))),
  );
}

const words = (text: string): string => ` ${plainText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Returns the dealers whose name or town contains the name of a place: Rho is no part of Rhône. */
const dealersIn = (dealers: readonly Dealer[], place: Place): Dealer[] =>
  dealers.filter(({ name, city }) => words(`${name} ${city}`).includes(words(place.name)));

/**
 * Returns the dealers in the country that a query names, or that match its words. Without a match, and for a postcode, returns all dealers,
 * to be sorted by distance `from` the place.
 */
export function searchDealers(all: readonly Dealer[], query: string, language: Language, place?: Place) {
  let dealers: readonly Dealer[] = [];
  if (place?.kind === 'country') dealers = all.filter(({ country }) => country === place.country);
  else if (place?.kind === 'town' && plainText(place.name) === plainText(query.trim())) dealers = dealersIn(all, place);
  else if (place?.kind !== 'postcode') dealers = findDealers(all, query, language);
  return dealers.length > 0 || !place ? { dealers } : { dealers: all, from: place };
}

const DAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];
/** An Italian weekday, in full or as three letters. */
const DAY = /(?<!\p{L})(lun|mar|mer|gio|ven|sab|dom)(?:edì|tedì|coledì|vedì|erdì|ato|enica)?(?!\p{L})/giu;
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns a dealer's note. A note of only days and hours is translated; any other one stays Italian (`isItalian`). */
export function noteIn(note: string, language: Language): { text: string; isItalian: boolean } {
  if (language === defaultLanguage || /\p{L}/u.test(note.replace(DAY, ''))) return { text: note, isItalian: true };
  const format = new Intl.DateTimeFormat(languages[language].locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (_: string, day: string) => format.format(MONDAY + DAYS.indexOf(day.toLowerCase()) * DAY_MS);
  return { text: note.replace(DAY, nameOf), isItalian: false };
}

const isHome = (language: Language, country: string): boolean => languages[language].locale.endsWith(`-${country}`);

/** Returns the country of a time zone among those of dealers, if the browser knows the zones of countries. */
export const countryIn = (
  dealers: readonly Dealer[],
  { timeZone }: { timeZone: string } = Intl.DateTimeFormat().resolvedOptions(),
) =>
  dealers.find(({ country }) => {
    const region: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale('und', { region: country });
    return region.getTimeZones?.().includes(timeZone);
  })?.country;

/** Groups dealers by country: the visitor's own first, or the one of the language, the others by name. */
export const groupDealers = (dealers: readonly Dealer[], language: Language, own?: string) =>
  [...new Set(dealers.map(({ country }) => country))]
    .map((code) => ({
      code,
      name: countryName(code, language),
      dealers: dealers.filter(({ country }) => country === code),
    }))
    .sort(
      (a, b) =>
        Number(b.code === own) - Number(a.code === own) ||
        Number(isHome(language, b.code)) - Number(isHome(language, a.code)) ||
        a.name.localeCompare(b.name, language),
    );
