import type { ClientInfo } from '../data/client-info.ts';

/** Names in a User-Agent, the telling ones first: most browsers call themselves by the names of others too. */
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

/** Browser and system of a User-Agent, such as 'Safari, iPhone': its own words are long, and anybody can write them. */
export const deviceOf = (userAgent = ''): string =>
  [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(', ') || 'Dispositivo sconosciuto';

/** The beginning of an address: enough to tell home from elsewhere, too little to find anybody. */
export function shortAddress(viewer: string): string {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(viewer)) return viewer.replace(/\d+$/, 'x');
  return viewer.includes(':') ? `${viewer.split(':').slice(0, 3).join(':')}:…` : 'sconosciuto';
}

/** Returns the client info of a request, for the activity log and the list of sessions. */
export const clientInfoOf = (userAgent: string | undefined, viewer: string): ClientInfo => ({
  device: deviceOf(userAgent),
  address: shortAddress(viewer),
});
