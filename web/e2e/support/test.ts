import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { addBodyHeader } from './network.ts';

export * from '@playwright/test';

/**
 * Lets `goto` succeed if Firefox reports the navigation as interrupted by itself: if the previous page finishes loading between the command
 * and the start of the navigation, its `NavigationManager` assigns a second id.
 */
function acceptSecondId(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    try {
      return await goto(url, options);
    } catch (error) {
      const [, asked, other] =
        /Navigation to "(.*)" is interrupted by another navigation to "(.*)"/.exec(`${error}`) ?? [];
      if (!asked || asked !== other) throw error;
      await page.waitForLoadState();
      return null;
    }
  };
}

/** Playwright's `test` with workarounds for Firefox: request bodies, which its driver does not report, and navigations with a second id. */
export const test = base.extend<{ forFirefox: undefined }>({
  forFirefox: [
    async ({ browserName, context }, use) => {
      if (browserName === 'firefox') {
        await context.addInitScript(addBodyHeader);
        context.on('page', acceptSecondId);
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Shows the panel's product list as rows at any width, as if the administrator had chosen them on this device. */
export const productRows = (page: Page | BrowserContext): Promise<unknown> =>
  page.addInitScript(() => {
    try {
      localStorage['product-list-view'] ??= '"rows"';
    } catch {
      // Documents without an origin have no storage.
    }
  });

/** Waits until a position no longer changes, and returns it. */
export async function settled(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  const isStill = async () => {
    const before = last;
    last = await read();
    return last === before;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
  return last;
}
