import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Minimum viewport width without horizontal scrolling, in pixels. */
const NARROW = 320;

/** Collects console errors and warnings, page errors, and requests to other sites. */
export function collectFaults(page: Page): string[] {
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

/** Longer than any transition, shorter than animations that show a time, in milliseconds. */
const MAX_TRANSITION_MS = 1000;

/**
 * Runs axe once no transition is running: in the middle of a fade, text has too little contrast. Only in Chromium: axe checks markup and
 * colours, which do not differ by engine.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  // Once per document: on a busy machine, parsing half a megabyte of script takes longer than the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ values, passing }) => {
      const brief = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < passing,
        );
      // Some browsers do not finish animations that are outside the viewport.
      const atMost = new Promise((resolve) => setTimeout(resolve, passing));
      await Promise.race([Promise.allSettled(brief.map(({ finished }) => finished)), atMost]);
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      return (await loaded.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })).violations;
    },
    { values: STANDARD, passing: MAX_TRANSITION_MS },
  );
  expect(violations).toEqual([]);
}

/** Expects no axe violations and no horizontal scrolling at each width. */
export async function expectAccessibleAtWidths(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // Axe counts a control that is partly below a sticky header as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}

/** Opens a page at desktop and minimum width, and expects no axe violations, console errors or horizontal scrolling. */
export async function checkPage(page: Page, address: string, ready: () => Promise<unknown>): Promise<void> {
  const faults = collectFaults(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await ready();
  await expectAccessibleAtWidths(page, 1440, NARROW);
  expect(faults).toEqual([]);
}
