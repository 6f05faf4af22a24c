import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { atMost, type Figure, known, median } from './figure.ts';
import { fill } from './lists.ts';
import { withSite } from './site.ts';

const PRODUCTS = 500;
const SLOWDOWN = 4;
/** From a key to the next frame, in milliseconds. */
const LIMIT = 80;
/** Typed and deleted again: it narrows the list to all, a hundred, a dozen, and back. */
const QUERY = 'motore 49';

/** Keeps the longest event of each press of a key; for the browser, whose types are not here. */
const KEEP_KEY_TIMES = `
  globalThis.keyTimes = new Map();
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries())
      if (interactionId && name.startsWith('key'))
        keyTimes.set(interactionId, Math.max(duration, keyTimes.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });
  0`;

async function typeInSearch(page: Page): Promise<number[]> {
  await page.getByLabel('Cerca per nome o codice').focus();
  await page.keyboard.type(QUERY, { delay: 200 });
  for (const _ of QUERY) await page.keyboard.press('Backspace', { delay: 200 });
  await page.waitForTimeout(1000);
  const times = await page.evaluate<number[]>('[...keyTimes.values()]');
  // Events shorter than a frame are not reported.
  return [...times, ...Array<number>(Math.max(0, 2 * QUERY.length - times.length)).fill(0)];
}

/** Typing in the search of the panel's list of products on a slow device, as cards and as a table. */
export const figures = (): Promise<Figure[]> =>
  withSite('none', async ({ origin, table, username, password }) => {
    await fill(table, 0, PRODUCTS);
    const executablePath = await findChromium(console.error);
    if (!executablePath) throw new Error('The panel is measured in Chromium');
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage({ baseURL: origin, locale: 'it-IT' });
      await page.route('**/media/**', (route) => route.fulfill({ status: 204 }));
      await page.goto('/login');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Accedi' }).click();
      const found: Figure[] = [];
      for (const view of ['Schede', 'Tabella']) {
        await page.getByRole('button', { name: view }).click();
        await page.evaluate(KEEP_KEY_TIMES);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
        const times = await typeInSearch(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        const what = `a key in the search of ${PRODUCTS} products, CPU ${SLOWDOWN} times slower, ${view}`;
        found.push(atMost(`${what}: worst`, Math.max(...times), LIMIT, 'ms'));
        found.push(known(`${what}: median`, median(times), 'ms'));
      }
      return found;
    } finally {
      await browser.close();
    }
  });
