import { expect, test } from '@playwright/test';
import { answerQuestions, fail, hold, mockPanel, openMocked, signInAgain } from '../support/panel.ts';

test.describe('the guard', () => {
  test('shows that it checks, and nothing of the panel to somebody who is not signed in', async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('[role=tab]')) document.documentElement.dataset.leaked = 'yes';
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const answer = await hold(page, '**/api/user');
    await page.goto('/admin');
    await expect(page.getByRole('status').filter({ hasText: 'Caricamento...' })).toBeVisible();
    answer();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accesso Admin');
    await expect(page.locator('html')).not.toHaveAttribute('data-leaked');
  });

  for (const how of [500, 'offline'] as const) {
    test(`says when it cannot check (${how}), and can be asked again`, async ({ page }) => {
      await mockPanel(page);
      await fail(page, 'GET', '**/api/user', how);
      await page.goto('/admin');
      await expect(page.getByText('Non siamo riusciti a verificare l’accesso.')).toBeVisible();
      await page.unroute('**/api/user');
      await page.route('**/api/user', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(page.getByRole('tab', { name: 'Slider' })).toBeVisible();
    });
  }

  test('keeps a page that the browser brings back unseen until it knows who is signed in', async ({ page }) => {
    await openMocked(page, 'impostazioni');
    const answer = await hold(page, '**/api/user');
    await fail(page, 'GET', '**/api/user', 401);
    const turn = (type: string) =>
      page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);
    await turn('pagehide');
    await turn('pageshow');
    await expect(page.getByRole('tab').first()).toBeHidden();
    answer();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});

test.describe('after the logout', () => {
  test('the Back button shows nothing of the panel, and nothing that was read is left', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'POWER', exact: true }).click();
    await signInAgain(page);
    const listed = page.getByRole('article').first();
    await expect(listed).toBeVisible();
    await page.getByRole('tab', { name: 'Messaggi' }).click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // The entry before is the tab's, which leads to the login.
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.route('**/api/**', () => {}, { times: 50 });
    await page.route('**/api/login', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
    await signInAgain(page);
    await expect(page.getByText('Caricamento dei prodotti...')).toBeVisible();
    await expect(listed).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveText([
      'Prodotti',
      'Slider',
      'Messaggi',
      'Impostazioni',
      'Rivenditori',
      'Cestino',
    ]);
  });

  test('an unsaved form is asked about once', async ({ page }) => {
    await openMocked(page, 'prodotti');
    await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Aggiungi il primo prodotto' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Bozza');
    const questions = answerQuestions(page, true);
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(questions).toHaveLength(1);
  });

  test('another tab shows nothing of the panel either, without being asked', async ({ page, context }) => {
    const other = await context.newPage();
    await openMocked(other, 'impostazioni');
    await openMocked(page, 'impostazioni');
    await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Esci', exact: true }).click();
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByRole('tab')).toHaveCount(0);
  });
});
