import { isIPv6 } from 'node:net';
import type { ClientInfo } from '../data/activity.ts';

/** The eight groups of an IPv6 address, or none of any other text. A zone id is not part of the address. */
function groupsOf(address: string): number[] {
  const [unzoned = ''] = address.split('%');
  if (!isIPv6(unzoned)) return [];
  // A URL writes every form of an address in the compressed one, without dots.
  const [head = '', tail = ''] = new URL(`http://[${unzoned}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((groups) => groups.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

const MAPPED = [0, 0, 0, 0, 0, 0xffff].join(':');

/**
 * Returns the address that rate limits count by: IPv4 addresses whole, also those mapped to IPv6; IPv6 by the /64 network, because one
 * visitor owns all of it.
 */
export function viewerOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const groups = groupsOf(address);
  if (groups.length === 0) return address;
  if (groups.slice(0, 6).join(':') === MAPPED) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (text: string, names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns browser and system of a User-Agent, such as 'Safari, iPhone'. The header itself is long and can contain anything. */
const deviceOf = (userAgent = ''): string =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(', ') || 'Dispositivo sconosciuto';

/** Returns the start of an address: enough to tell home from elsewhere, too little to identify a person. */
function shortAddress(viewer: string): string {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(viewer)) return viewer.replace(/(?<!\d)\d+$/, 'x');
  return viewer.includes(':') ? `${viewer.split(':').slice(0, 3).join(':')}:…` : 'sconosciuto';
}

export const clientInfoOf = (userAgent: string | undefined, viewer: string): ClientInfo => ({
  device: deviceOf(userAgent),
  address: shortAddress(viewer),
});
