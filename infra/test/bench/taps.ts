/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { disposableFolder } from '../folder.ts';
import { atMost, type Figure, median, withSite } from './figure.ts';
import { type Http2Site, onPhone, proxyTo, serveByHttp2 } from './phone.ts';

const RUNS = 3;
/** Duration of a touch, in milliseconds. */
const TOUCH = 80;
/** Maximum share of the time of a reload, and maximum time to the new heading, in milliseconds. */
const LIMITS = { ofReload: 0.5, heading: 100 };

/** A page, a link on it to tap, and content of the target page. */
interface Tap {
  from: string;
  link: string;
  content: string;
}

const taps: Tap[] = [
  { from: '/', link: 'main a[href="/prodotti"]', content: 'main article a[href^="/prodotti/"]' },
  { from: '/prodotti', link: 'main article a[href^="/prodotti/"]', content: 'main dl, main table' },
  { from: '/', link: 'a[href="/contatti"]', content: 'main form input' },
];

/** Resolves once the heading has changed and the content is rendered, with both times in milliseconds. */
const waitFor = (page: Page, { heading, content }: { heading: string; content: string }) =>
  page.evaluate(
    ({ heading, content }) =>
      new Promise<{ heading: number; content: number }>((resolve) => {
        let headingAt = 0;
        const look = () => {
          const present = document.querySelector('main h1')?.textContent ?? heading;
          if (!headingAt && present !== heading) headingAt = performance.now();
          if (headingAt && document.querySelector(content)) resolve({ heading: headingAt, content: performance.now() });
          else requestAnimationFrame(look);
        };
        look();
      }),
    { heading, content },
  );

const tapAndReload = (site: Http2Site, { from, link, content }: Tap) =>
  onPhone(site, async (page) => {
    await page.goto(site.origin + from, { waitUntil: 'networkidle' });
    const target = page.locator(`${link}:visible`).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    const heading = (await page.locator('main h1').first().textContent()) ?? '';
    const box = await target.boundingBox();
    if (!box) throw new Error(`${from} shows no ${link}`);
    await page.evaluate(() => addEventListener('click', () => performance.mark('tap'), { capture: true, once: true }));
    const finger = await page.context().newCDPSession(page);
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await new Promise((resolve) => setTimeout(resolve, TOUCH));
    const shown = waitFor(page, { heading, content });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const seen = await shown;
    const start = await page.evaluate(() => performance.getEntriesByName('tap')[0]?.startTime ?? Number.NaN);
    await page.waitForLoadState('networkidle');
    const reloaded = page.reload({ waitUntil: 'commit' });
    await reloaded;
    const reload = await waitFor(page, { heading: '', content });
    return { heading: seen.heading - start, content: seen.content - start, reload: reload.content };
  });

/** Time from a tap on a link to the content of the next page on a slow phone, compared with a reload. */
export const figures = (): Promise<Figure[]> =>
  withSite('demo', async ({ origin }) => {
    const { folder, remove } = await disposableFolder();
    const site = await serveByHttp2(folder, proxyTo(origin));
    try {
      const found: Figure[] = [];
      for (const tap of taps) {
        const runs: Awaited<ReturnType<typeof tapAndReload>>[] = [];
        for (let at = 0; at < RUNS; at++) runs.push(await tapAndReload(site, tap));
        const [heading, content, reload] = (['heading', 'content', 'reload'] as const).map((name) =>
          median(runs.map((run) => run[name])),
        ) as [number, number, number];
        const what = `${tap.from} to ${tap.link}`;
        found.push(atMost(`${what}: heading after the tap`, heading, LIMITS.heading, 'ms'));
        found.push(
          atMost(
            `${what}: content, ${Math.round(content)} : ${Math.round(reload)} ms of a reload`,
            content / reload,
            LIMITS.ofReload,
            '',
          ),
        );
      }
      return found;
    } finally {
      site.stop();
      await remove();
    }
  });
