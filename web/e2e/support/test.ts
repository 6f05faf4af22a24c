import { relative } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { driverLimits } from './driver-limits.ts';
import { addBodyHeader } from './network.ts';

export * from '@playwright/test';

/** Enough for a step of a listed test to fail, in milliseconds. A test that runs out of its own time would not count as expected. */
const LISTED_TIMEOUT = 10_000;

/**
 * Lets `goto` succeed where Firefox reports its own navigation as the one that interrupted it: when the former page ends loading between
 * the command and the start of the navigation, its `NavigationManager` gives the navigation a second id.
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

/**
 * Playwright's `test`, with what Firefox needs: bodies of requests, which its driver does not report, navigations under a second id, and
 * the expectation that tests fail which the driver cannot run. One that passes is a failure.
 */
export const test = base.extend<{ forFirefox: undefined }>({
  forFirefox: [
    async ({ browserName, context }, use, info) => {
      if (browserName === 'firefox') {
        await context.addInitScript(addBodyHeader);
        context.on('page', acceptSecondId);
        const [, ...titles] = info.titlePath;
        const name = `${relative(info.project.testDir, info.file)} › ${titles.join(' › ')}`;
        const limit = driverLimits.find(({ tests }) => tests.includes(name));
        if (limit) {
          info.fail(true, limit.reason);
          context.setDefaultTimeout(LISTED_TIMEOUT);
        }
      }
      await use(undefined);
    },
    { auto: true },
  ],
});
