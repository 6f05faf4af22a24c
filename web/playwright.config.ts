import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
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
  // Resolves every name locally: the tests request no other site.
  'network.dns.forceResolve': '127.0.0.1',
  // Reports a mouse (fine pointer with hover): without a screen Firefox detects none.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Disables the back/forward cache, whose restored pages the driver does not report. Playwright disables it in Chromium too.
  'browser.sessionhistory.max_total_viewers': 0,
};

/**
 * Stock Firefox, driven by WebDriver BiDi. Runs only if `FIREFOX_PATH` is set, and only tests of what browser engines do differently: layout,
 * files and pictures, drafts, keys, drag and drop, scroll positions, history, plain http.
 */
const firefox = FIREFOX_PATH && {
  name: 'firefox',
  grep: /@engine/,
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX_PATH, firefoxUserPrefs },
  },
};

/**
 * Tests of the panel change what visitors see, so the two halves run in parallel on separate sites. Some other tests are in this half to
 * balance the duration.
 */
const panel = /(admin-[\w-]+|contact|edit-link|not-loaded)\.spec\.ts$/;
/** `npm test` leaves failures and rare cases out. */
const rareTests = BROWSER_THOROUGH === 'all' ? [] : [/e2e\/thorough\//];
const suites: Record<string, { testMatch?: RegExp; testIgnore?: RegExp[] }> = {
  every: { testIgnore: rareTests },
  panel: { testMatch: panel, testIgnore: rareTests },
  visitors: { testIgnore: [panel, ...rareTests] },
};

/** End-to-end tests against a running site. The environment names the site and the browsers. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: resolve('test-results/browser'),
  ...suites[BROWSER_SUITE],
  workers: 1,
  forbidOnly: true,
  // Tests take seconds; on a busy machine up to ten times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: BROWSER_REPORT ? [['list'], ['json', { outputFile: resolve(BROWSER_REPORT) }]] : 'list',
  use: {
    baseURL: SITE_ORIGIN,
    // Traces explain most failures but slow down every test: enable them with TRACE=1.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // An English browser gets a banner that offers the English pages.
    locale: 'it-IT',
  },
  projects: [chromium, ...(firefox ? [firefox] : [])],
});
