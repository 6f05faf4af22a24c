import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { driverLimits } from './e2e/support/driver-limits.ts';
import { NETWORK_HOST } from './e2e/support/network.ts';

const {
  SITE_ORIGIN = 'http://localhost:3000',
  CHROME_PATH,
  FIREFOX_PATH,
  BROWSER_REPORT,
  BROWSER_SUITE = 'every',
  BROWSER_THOROUGH = 'all',
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

/** The tests that Firefox is expected to fail, most of them by a timeout: whether they still do, only a run of all tests looks. */
const limited = driverLimits
  .flatMap(({ tests }) => tests)
  .map((name) => RegExp(`${name.replaceAll(' › ', ' ').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`));

/** The Firefox that visitors have, driven by WebDriver BiDi: only where one is named. */
const firefox = FIREFOX_PATH && {
  name: 'firefox',
  grepInvert: BROWSER_THOROUGH === 'all' ? [] : limited,
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
/** Of the rare cases those that engines can differ in: files, drafts, keys, places, pictures, widths, plain http. */
const engineCases = [
  'admin-exploded-view',
  'admin-photos',
  'admin-plain-http',
  'admin-product-order',
  'admin-product-safety',
  'admin-turn',
  'compare',
  'contact',
  'dealers',
  'edit-link',
  'exploded-view',
  'gallery',
  'place',
  'screens',
];
/** Failures and rare cases, which `npm test` leaves to continuous integration, and that some of to `npm test -- browsers`. */
const left = {
  all: [],
  engines: [new RegExp(`e2e/thorough/(?!(${engineCases.join('|')})\\.spec)`)],
  none: [/e2e\/thorough\//],
}[BROWSER_THOROUGH as 'all' | 'engines' | 'none'];
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
