import type { Position } from '../../ui/map/places.ts';

const DEGREES = String.raw`[-+−]?\d{1,3}(?:[.,]\d+)? ?°?`;
/** Degrees, minutes and seconds, as in the title of a Google Maps place: 45°04'34.3"N. */
const SEXAGESIMAL = /(\d{1,3})°\s*(\d{1,2})['’′]\s*(?:(\d{1,2}(?:[.,]\d+)?)(?:["”″]|'')\s*)?([NSEWO])/gi;
/** A pair, in a text with single spaces. A comma without a space separates the pair only if a decimal point follows; otherwise it is a decimal comma. */
const PAIR = new RegExp(
  `^\\(? ?(${DEGREES}) ?([NS])? ?(?:[;,] |;| |,(?=[^.]*\\.)) ?(${DEGREES}) ?([EWO])? ?\\)?$`,
  'i',
);
/** A pair with decimal points, as in links. */
const LINKED = /^(?:loc:)?\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)(?:,|$)/;

/** Query parameters that hold a place in links to Google Maps, Apple Maps and OpenStreetMap. */
const PARAMETERS = ['q', 'query', 'll', 'coordinate', 'destination', 'daddr', 'sll', 'center'];

/** Returns the place, or null if the coordinates are out of range. */
function toPosition(lat: number, lng: number): Position | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

const parseNumber = (text: string): number =>
  Number(
    text
      .replace(/[°\s+]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );

/** Throws if `link` is not a valid URL. */
function parseMapLink(link: string): Position | null {
  const { protocol, pathname, searchParams: query } = new URL(link);
  const found =
    // Pins in a Google Maps link; the last one is the place itself.
    [...link.matchAll(/!3d(-?[\d.]+)!4d(-?[\d.]+)/g)].at(-1) ??
    LINKED.exec(`${query.get('mlat')},${query.get('mlon')}`) ??
    PARAMETERS.map((name) => LINKED.exec(query.get(name) ?? '')).find((pair) => pair !== null) ??
    // Center of the visible map: Google Maps, then OpenStreetMap.
    /@(-?[\d.]+),(-?[\d.]+)/.exec(link) ??
    /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(link) ??
    (protocol === 'geo:' ? LINKED.exec(pathname.split(';')[0] ?? '') : null);
  return found && toPosition(Number(found[1]), Number(found[2]));
}

const LINK = /^(https?|geo):/i;

/** Matches a text that has a web address with a path, also after other words or without a scheme. */
const WITH_LINK = /(?:^|\s)(?:(?:https?|geo):|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)/i;

/** True for a text with a map link that does not contain its place, such as a shortened one. */
export const isLinkWithoutPlace = (text: string): boolean => WITH_LINK.test(text) && !parsePosition(text);

/** Returns the place in a pasted text: two coordinates or a map link. Null for other text, including a single coordinate. */
export function parsePosition(text: string): Position | null {
  // Several optional spaces in a row would take quadratic time.
  const trimmed = text.trim().replace(/\s+/g, ' ');
  if (LINK.test(trimmed)) {
    try {
      return parseMapLink(decodeURIComponent(trimmed));
    } catch {
      return null;
    }
  }
  const [lat, lng] = [...trimmed.matchAll(SEXAGESIMAL)].map(([, degrees, minutes, seconds = '0', side = '']) => {
    const size = Number(degrees) + Number(minutes) / 60 + parseNumber(seconds) / 3600;
    return /[SWO]/i.test(side) ? -size : size;
  });
  if (lat !== undefined && lng !== undefined) return toPosition(round(lat), round(lng));
  const [, north = '', south, east = '', west] = PAIR.exec(trimmed) ?? [];
  if (!north) return null;
  const sign = (side: string | undefined, negative: RegExp) => (negative.test(side ?? '') ? -1 : 1);
  return toPosition(parseNumber(north) * sign(south, /S/i), parseNumber(east) * sign(west, /[WO]/i));
}

/** Rounds to about 10 cm. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Adds `https://` to a web address without a scheme. */
export const withScheme = (site: string): string =>
  /^[^\s:/@.]+(?:\.[^\s:/@.]+)+([:/]\S*)?$/.test(site.trim()) ? `https://${site.trim()}` : site;

/** Parses a coordinate with a decimal point or comma; null if blank. Other text is returned as is, and validation refuses it. */
export const parseDegrees = (text: string): number | string | null => {
  const degrees = Number(text.replace(',', '.'));
  if (!text.trim()) return null;
  return Number.isNaN(degrees) ? text : degrees;
};
