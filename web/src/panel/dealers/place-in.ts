import type { Position } from '../../ui/map/places.ts';

const DEGREES = String.raw`[-+−]?\d{1,3}(?:[.,]\d+)?\s*°?`;
/** Degrees, minutes and seconds, as the address of a place in Google Maps is headed: 45°04'34.3"N. */
const SEXAGESIMAL = /(\d{1,3})°\s*(\d{1,2})['’′]\s*(?:(\d{1,2}(?:[.,]\d+)?)(?:["”″]|'')\s*)?([NSEWO])/gi;
/** A comma between the two is followed by a space unless both have points: a comma alone is that of a decimal. */
const PAIR = new RegExp(
  `^\\(?\\s*(${DEGREES})\\s*([NS])?\\s*(?:[;,]\\s+|;|\\s+|,(?=.*\\..*$))\\s*(${DEGREES})\\s*([EWO])?\\s*\\)?$`,
  'i',
);
/** A pair with points in a link. */
const LINKED = /^(?:loc:)?\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)(?:,|$)/;

/** Parameters of links that name a place: Google Maps, Apple Maps, OpenStreetMap. */
const PARAMETERS = ['q', 'query', 'll', 'coordinate', 'destination', 'daddr', 'sll', 'center'];

/** The place, unless it is none on earth. */
function placeOf(lat: number, lng: number): Position | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

const numberOf = (text: string): number =>
  Number(
    text
      .replace(/[°\s+]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );

/** Throws for what is no address. */
function placeInLink(link: string): Position | null {
  // The pin of a place in Google Maps; the last one is that of the place itself.
  const [pin] = [...link.matchAll(/!3d(-?[\d.]+)!4d(-?[\d.]+)/g)].reverse();
  if (pin) return placeOf(Number(pin[1]), Number(pin[2]));
  const address = new URL(link);
  const given = address.searchParams;
  const marked = given.get('mlat') && placeOf(Number(given.get('mlat')), Number(given.get('mlon')));
  if (marked) return marked;
  for (const name of PARAMETERS) {
    const pair = LINKED.exec(given.get(name) ?? '');
    if (pair) return placeOf(Number(pair[1]), Number(pair[2]));
  }
  // The middle of what the map shows: Google Maps, then OpenStreetMap.
  const middle = /@(-?[\d.]+),(-?[\d.]+)/.exec(link) ?? /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(link);
  if (middle) return placeOf(Number(middle[1]), Number(middle[2]));
  const pair = address.protocol === 'geo:' ? LINKED.exec(address.pathname.split(/[;?]/)[0] ?? '') : null;
  return pair && placeOf(Number(pair[1]), Number(pair[2]));
}

/** The place that a pasted text names: two coordinates, or a link to a map; null for any other text, one coordinate among them. */
export function placeIn(text: string): Position | null {
  const trimmed = text.trim();
  if (/^(https?|geo):/i.test(trimmed)) {
    try {
      return placeInLink(decodeURIComponent(trimmed));
    } catch {
      return null;
    }
  }
  const [lat, lng] = [...trimmed.matchAll(SEXAGESIMAL)].map(([, degrees, minutes, seconds = '0', side = '']) => {
    const size = Number(degrees) + Number(minutes) / 60 + numberOf(seconds) / 3600;
    return /[SWO]/i.test(side) ? -size : size;
  });
  if (lat !== undefined && lng !== undefined) return placeOf(round(lat), round(lng));
  const [, north = '', south, east = '', west] = PAIR.exec(trimmed) ?? [];
  if (!north) return null;
  const sign = (side: string | undefined, negative: RegExp) => (negative.test(side ?? '') ? -1 : 1);
  return placeOf(numberOf(north) * sign(south, /S/i), numberOf(east) * sign(west, /[WO]/i));
}

/** To some ten centimetres. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A web address as it was typed, with its scheme: 'www.…' or another host alone gets `https://`. */
export const withScheme = (site: string): string =>
  /^[^\s:/@]+\.[^\s@]+$/.test(site.trim()) ? `https://${site.trim()}` : site;

/** A coordinate, typed with a point or a comma; null for none. Other texts stay, and are refused. */
export const degreesOf = (text: string): number | string | null => {
  const degrees = Number(text.replace(',', '.'));
  if (!text.trim()) return null;
  return Number.isNaN(degrees) ? text : degrees;
};
