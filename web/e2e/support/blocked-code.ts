import type { Page, Route } from '@playwright/test';

/** A file that a deployment has removed. */
export const gone = (route: Route) => route.fulfill({ status: 404 });

/** Counts how often scripts are requested, and answers in their place until it is told to stop; to the site the connection seems cut. */
export async function block(
  page: Page,
  scripts: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.abort(),
) {
  let asked = 0;
  let blocked = true;
  await page.route(scripts, (route) => {
    if (!blocked) return route.fallback();
    asked += 1;
    return answer(route);
  });
  if (answer !== gone) await page.route('**/favicon.svg', (route) => (blocked ? route.abort() : route.fallback()));
  return {
    asked: () => asked,
    release: () => {
      blocked = false;
    },
  };
}

export const isBackOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigazione principale' });

export const opened = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' });
};
