import { isIPv6 } from 'node:net';
import type { ClientInfo } from '../data/activity.ts';

/** Returns the address that rate limits count by: IPv4 addresses whole, IPv6 by the /64 network, because one visitor owns all of it. */
export function viewerOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? network(address) : address;
}

function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const full = [...groups, ...Array<string>(missing).fill('0'), ...after];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
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
