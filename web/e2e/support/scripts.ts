import type { Page } from '@playwright/test';

/** Keeps the addresses of the scripts that a page loads from now on, and reads them when asked. */
export function scriptsOf(page: Page) {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.add(request.url());
  });
  return {
    texts: () => Promise.all([...addresses].map(async (address) => (await page.request.get(address)).text())),
  };
}

/** Holds the site's scripts back until they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}
