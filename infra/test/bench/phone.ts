/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import type { Http2Site } from './https.ts';

/** Lighthouse's phone: Slow 4G as it is applied to each request, and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1474.56 * 128, uploadThroughput: 675 * 128 };
const SLOWDOWN = 4;

/** Timings of a phone's visit, in milliseconds; `shift` is its layout shift. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Time beyond 50 ms of each long task. */
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    seen: { largestPaint: number; blocking: number; shift: number };
  }
}

/** Runs in the page before its own code. */
function observe(): void {
  window.seen = { largestPaint: 0, blocking: 0, shift: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.seen.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    window.seen.blocking += duration - 50;
  });
  watch('layout-shift', ({ value = 0 }) => {
    window.seen.shift += value;
  });
}

/** Runs something on a slow phone of its own, with an empty cache and the key of a site that it trusts. */
export async function onPhone<T>({ key }: Http2Site, use: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = await findChromium(console.error);
  if (!executablePath) throw new Error('The phone needs Chromium');
  const trust = `--ignore-certificate-errors-spki-list=${key}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', trust] });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'it-IT',
    });
    await context.addInitScript(observe);
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send('Network.enable');
    await phone.send('Network.emulateNetworkConditions', SLOW_4G);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page);
  } finally {
    await browser.close();
  }
}

/** Opens a page until nothing is fetched any more. */
export const visit = (site: Http2Site, path: string): Promise<Visit> =>
  onPhone(site, async (page) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    return page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { ...window.seen, firstPaint: paint?.startTime ?? Number.NaN };
    });
  });
