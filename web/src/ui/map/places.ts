import { plainText } from '@rombo/shared/collections/plain-text';
import { type Language, languageCodes, languages } from '@rombo/shared/words/languages';
import { countryName } from '../../i18n/format.ts';
import data from './places.json';

export interface Position {
  lat: number;
  lng: number;
}

/** Place to search for dealers. The position of a country or region is its centre, so distances from it are meaningless. */
export interface Place extends Position {
  kind: 'town' | 'postcode' | 'region' | 'country';
  name: string;
  country: string;
}

interface Entry extends Position {
  /** English name first, Italian name last; names between them are search terms only. */
  names: string[];
  country: string;
}

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Normalizes a name or a query: no accents, case or punctuation. */
const normalizeName = (text: string): string =>
  plainText(text)
    .replace(/[ßæøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const readEntries = (text: string): Entry[] =>
  text.split(';').map((entry) => {
    const [names = '', country = '', lat, lng] = entry.split(',');
    return { names: names.split('/'), country, lat: Number(lat), lng: Number(lng) };
  });

/** Maps each name to its entry; of equal names the first entry counts. */
function indexByName(entries: readonly Entry[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries)
    for (const key of entry.names.map(normalizeName)) if (!found.has(key)) found.set(key, entry);
  return found;
}

/** Towns by population, largest first. */
const list = readEntries(data.towns);
const towns = indexByName(list);
const regions = indexByName(readEntries(data.regions));

/** Maps the first letters or digits of postcodes to towns. */
const postcodes = (text: string) =>
  new Map(text.split(',').map((entry): [string, string] => [entry.slice(0, 2).trim(), entry.slice(2).trim()]));
const ukPostcodes = postcodes(data.ukPostcodes);
const italianPostcodes = postcodes(data.italianPostcodes);

const countryCodes = [...new Set(list.map(({ country }) => country))];

/** Names of countries besides those in both languages. */
const otherNames: [code: string, names: string[]][] = [
  ['GB', ['uk', 'gb', 'britain', 'great britain', 'gran bretagna']],
  ['DE', ['deutschland']],
  ['AT', ['osterreich']],
  ['CH', ['schweiz', 'suisse']],
  ['ES', ['espana']],
  ['NL', ['nederland', 'holland', 'olanda']],
  ['BE', ['belgique', 'belgie']],
  ['SE', ['sverige']],
  ['CZ', ['czech republic', 'repubblica ceca']],
  ['TR', ['turkey']],
];

const countries = new Map(
  [
    ...countryCodes.map((code): [string, string[]] => [code, languageCodes.map((other) => countryName(code, other))]),
    ...otherNames,
  ].flatMap(([code, names]) => names.map((name): [string, string] => [normalizeName(name), code])),
);

/** Returns the mean position of a country's towns. */
function centerOf(country: string): Position {
  const own = list.filter((town) => town.country === country);
  const mean = (of: (town: Entry) => number) => own.reduce((sum, town) => sum + of(town), 0) / own.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

function placeOf(kind: Place['kind'], { names, ...entry }: Entry, language: Language): Place {
  const name = (language === 'it' ? names.at(-1) : names[0]) ?? '';
  return { ...entry, kind, name };
}

/** Returns the town of a British postcode or its first part, or, on Italian pages, of a five-digit one. */
function findPostcode(key: string, language: Language): Place | undefined {
  const area = /^([a-z]{1,2})\d[a-z\d]?(?: ?\d(?:[a-z]{2})?)?$/.exec(key)?.[1]?.toUpperCase();
  const digits = language === 'it' ? /^(\d{2})\d{3}$/.exec(key)?.[1] : undefined;
  const name = area ? ukPostcodes.get(area) : italianPostcodes.get(digits ?? '');
  const town = name && towns.get(normalizeName(name));
  if (!town) return undefined;
  const place = placeOf('postcode', town, language);
  return { ...place, name: `${key.toUpperCase()} (${place.name})` };
}

/** Minimum length of a prefix that finds a town. */
const MIN_PREFIX = 3;

/** Towns of the language's own country come first. */
function findByPrefix(key: string, language: Language): Entry | undefined {
  if (key.length < MIN_PREFIX) return undefined;
  const found = [...towns].flatMap(([name, town]) => (name.startsWith(key) ? [town] : []));
  const own = languages[language].locale.slice(-2);
  return found.find(({ country }) => country === own) ?? found[0];
}

/** Returns the country, region, town or postcode that a query names; for a prefix, the largest matching town. */
export function findPlace(query: string, language: Language): Place | undefined {
  const key = normalizeName(query);
  const code = countries.get(key);
  if (code) return { ...centerOf(code), kind: 'country', name: countryName(code, language), country: code };
  const region = regions.get(key);
  if (region) return placeOf('region', region, language);
  const town = towns.get(key) ?? findByPrefix(key, language);
  return town ? placeOf('town', town, language) : findPostcode(key, language);
}

const POSTCODE = /\b(?:\d{5}|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})\b/i;

/** Returns the town of an address: by its name in the country, otherwise by its postcode. */
export function findTown(city: string, address: string, country: string, language: Language): Place | undefined {
  const key = normalizeName(city.replace(/\([^()]*\)/, ''));
  const town = list.find(
    (entry) => entry.country === country && entry.names.some((name) => normalizeName(name) === key),
  );
  if (town) return placeOf('town', town, language);
  const near = findPostcode(normalizeName(POSTCODE.exec(address)?.[0] ?? ''), 'it');
  return near?.country === country ? near : undefined;
}
