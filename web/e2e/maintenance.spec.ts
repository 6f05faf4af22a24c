import { checkPage } from './checks.ts';
import { disableServerRendering, disableTimers, hold } from './support/network.ts';
import { setting } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

/** Mocks the maintenance setting. Its value can be changed, and requests are counted. */
async function answerSetting(page: Page, value: 'true' | 'false') {
  const state = { value, asked: 0 };
  await disableServerRendering(page);
  await page.route('**/api/settings/maintenance_mode', (route) => {
    state.asked += 1;
    return route.fulfill({ json: setting(state.value) });
  });
  return state;
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('nothing of a page flashes before the redirect', async ({ page }) => {
  // The page is shown after three seconds without an answer, which a busy machine may take.
  await disableTimers(page, 3000);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('h1, nav')) seen.push(`${location.pathname} ${element.tagName}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await answerSetting(page, 'true');
  const answer = await hold(page, '**/api/settings/maintenance_mode');
  const asked = page.waitForRequest('**/api/settings/maintenance_mode');
  await page.goto('/prodotti');
  await asked;
  await expect(page.locator('#root')).toHaveText('');
  answer();
  await expect(heading(page)).toHaveText('Sito in manutenzione');
  const seen: unknown = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen).toEqual(['/maintenance H1']);
});

test('a setting that does not load delays the page only briefly', async ({ page }) => {
  await disableServerRendering(page);
  await page.route('**/api/settings/maintenance_mode', () => {});
  await page.goto('/contatti');
  await expect(heading(page)).toHaveText('Contatti');
});

test('visitors are sent to a page without sidebar, with the legal details and the hidden door', async ({ page }) => {
  await answerSetting(page, 'true');
  // Avoids errors in the console: nobody is signed in, and no end is scheduled.
  await page.route('**/api/user', (route) => route.fulfill({ json: null }));
  await page.route(/settings\/maintenance_(until|note)/, (route) => route.fulfill({ json: null }));
  await checkPage(page, '/en/company', () => heading(page).waitFor());
  expect(new URL(page.url()).pathname).toBe('/en/maintenance');
  await expect(heading(page)).toHaveText('Down for maintenance');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('01234567890');
  await page.getByRole('link', { name: 'POWER', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a setting that was never made or cannot be read leaves the pages open', async ({ page }) => {
  await disableServerRendering(page);
  for (const status of [404, 500]) {
    await page.route('**/api/settings/maintenance_mode', (route) => route.fulfill({ status, json: {} }));
    await page.goto('/prodotti');
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page).toHaveURL(/\/prodotti$/);
  }
});

test('a reload after the reopening leads to the page that was asked for', async ({ page }) => {
  const state = await answerSetting(page, 'true');
  await page.goto('/contatti');
  await expect(heading(page)).toHaveText('Sito in manutenzione');
  state.value = 'false';
  await page.reload();
  await expect(page).toHaveURL(/\/contatti$/);
});

test('the page looks by itself once a minute while it is seen, and leaves when the site is open', async ({ page }) => {
  await page.clock.install();
  const state = await answerSetting(page, 'true');
  await page.goto('/contatti');
  await expect(heading(page)).toHaveText('Sito in manutenzione');
  expect(state.asked).toBe(1);
  // The clock goes on meanwhile.
  await page.clock.fastForward(45_000);
  expect(state.asked).toBe(1);
  await page.clock.fastForward(16_000);
  // A check in progress is not restarted.
  await expect(page.getByRole('status')).toContainText('Ancora ai box. Controllato alle');
  expect(state.asked).toBe(2);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
  await page.clock.fastForward(180_000);
  expect(state.asked).toBe(2);
  state.value = 'false';
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveURL(/\/contatti$/);
  await expect(heading(page)).toHaveText('Contatti');
});
