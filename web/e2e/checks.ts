import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The narrowest screen on which nothing may scroll sideways, in pixels. */
const NARROW = 320;

/** Collects what a page should never do: complain in the console, fail, or ask another site for anything. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (
      protocol.startsWith('http') &&
      origin !== new URL(page.mainFrame().url()).origin &&
      page.url() !== 'about:blank'
    )
      faults.push(`asked ${origin}`);
  });
  return faults;
}

/** Longer than what comes or goes takes, and shorter than what shows the time, in milliseconds. */
const PASSING_MS = 1000;

/** Has axe look at what is shown now, once nothing fades in or out any more: halfway there every text is too dim. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once a document: on a busy machine reading half a megabyte of script takes longer than looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ values, passing }) => {
      const brief = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < passing,
        );
      // Where nothing is drawn, below the window, some browsers let no animation end.
      const atMost = new Promise((resolve) => setTimeout(resolve, passing));
      await Promise.race([Promise.allSettled(brief.map(({ finished }) => finished)), atMost]);
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      return (await loaded.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })).violations;
    },
    { values: STANDARD, passing: PASSING_MS },
  );
  expect(violations).toEqual([]);
}

/** Expects no fault that axe can find and nothing that scrolls sideways, at each of these widths. */
export async function expectFit(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}

/** Opens an address on a desk and on a phone; expects no fault that axe, the console or a narrow screen can show. */
export async function checkPage(page: Page, address: string, ready: () => Promise<unknown>): Promise<void> {
  const faults = watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await ready();
  await expectFit(page, 1440, NARROW);
  expect(faults).toEqual([]);
}
