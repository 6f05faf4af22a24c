import type { Page } from '@playwright/test';

/** Has the browser say this of its line, on every page that is opened from now on. */
export const onLine = (page: Page, connection: { saveData?: boolean; type?: string; effectiveType?: string }) =>
  page.addInitScript((given) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => given });
  }, connection);

/** Has every page load nothing ahead: a test can then hold what a tap asks for. */
export const loadNothingAhead = (page: Page) => onLine(page, { saveData: true });
