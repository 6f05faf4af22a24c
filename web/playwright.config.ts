import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { NETWORK_HOST } from './e2e/support/network.ts';

const {
  SITE_ORIGIN = 'http://localhost:3000',
  CHROME_PATH,
  FIREFOX_PATH,
  BROWSER_REPORT,
  BROWSER_SUITE = 'every',
  BROWSER_THOROUGH = '1',
  TRACE,
} = process.env;

const chromium = {
  name: 'chromium',
  use: {
    browserName: 'chromium' as const,
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--host-resolver-rules=MAP ${NETWORK_HOST} 127.0.0.1`,
      ],
      ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    },
  },
};

const firefoxUserPrefs = {
  // Every name: the tests ask no other site.
  'network.dns.forceResolve': '127.0.0.1',
  // A fine pointer that hovers: without a screen Firefox sees no mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Its driver does not report pages that come back whole; Playwright switches them off in Chromium too.
  'browser.sessionhistory.max_total_viewers': 0,
};

/** The Firefox that visitors have, driven by WebDriver BiDi: only where one is named. */
const firefox = FIREFOX_PATH && {
  name: 'firefox',
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX_PATH, firefoxUserPrefs },
  },
};

/**
 * The halves that run side by side, each on a site of its own: tests of the panel change what visitors see. Some others go with them, so
 * that both halves take as long.
 */
const panel = /(admin-[\w-]+|contact|edit-link|not-loaded)\.spec\.ts$/;
/** Failures and rare cases, which `npm test` leaves to continuous integration. */
const left = BROWSER_THOROUGH ? [] : [/e2e\/thorough\//];
const suites: Record<string, { testMatch?: RegExp; testIgnore?: RegExp[] }> = {
  every: { testIgnore: left },
  panel: { testMatch: panel, testIgnore: left },
  visitors: { testIgnore: [panel, ...left] },
};

/** Journeys against a site that runs already: its address and the browser come from the environment. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: resolve('test-results/browser'),
  ...suites[BROWSER_SUITE],
  workers: 1,
  forbidOnly: true,
  // A test ends in seconds; on a machine with other work it may take ten times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: BROWSER_REPORT ? [['list'], ['json', { outputFile: resolve(BROWSER_REPORT) }]] : 'list',
  use: {
    baseURL: SITE_ORIGIN,
    // A trace tells most of a failure, and slows every test down: TRACE=1 asks for it.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // An English browser is offered the English pages over the Italian ones.
    locale: 'it-IT',
  },
  projects: [chromium, ...(firefox ? [firefox] : [])],
});
