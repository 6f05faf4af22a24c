import { expect, type Page, test } from '@playwright/test';
import { freshName, listProducts, openPanel, removeMade, startProduct, toast } from './support/admin.ts';
import { madeUpMessage } from './support/messages.ts';
import { answerQuestions, fail, hold, mockPanel, openMocked } from './support/panel.ts';
import { scriptsOf } from './support/scripts.ts';

const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '' } = process.env;

async function signInAgain(page: Page) {
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

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

test.describe('a session that ends in the middle of work', () => {
  test.afterEach(({ page }) => removeMade(page));

  test('asks to sign in over the form, which is still there afterwards and is saved', async ({ page, context }) => {
    await openPanel(page);
    const name = freshName('Sessione finita');
    await startProduct(page, name);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    const dialog = page.getByRole('dialog', { name: 'La sessione è scaduta' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
    await signInAgain(page);
    await expect(dialog.getByRole('alert')).toHaveText('Credenziali non valide');
    await signInAgain(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(toast(page, 'Prodotto creato!')).toBeVisible();
    expect((await listProducts(page.request)).filter((product) => product.name === name)).toHaveLength(1);
  });

  test('leads to the login where nothing is unsaved, and from there back to the same tab', async ({ page }) => {
    await openMocked(page, 'messaggi', { messages: [madeUpMessage(1)] });
    await fail(page, 'DELETE', '**/api/admin/contacts/*', 401);
    await page.route('**/api/login', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
    answerQuestions(page, true);
    await page.getByRole('button', { name: /^Elimina/ }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signInAgain(page);
    await expect(page).toHaveURL(/\/admin\?tab=messaggi$/);
    await expect(page.getByRole('tab', { name: 'Messaggi' })).toHaveAttribute('aria-selected', 'true');
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
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.route('**/api/**', () => {}, { times: 50 });
    await page.route('**/api/login', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
    await signInAgain(page);
    await expect(page.getByText('Caricamento dei prodotti...')).toBeVisible();
    await expect(listed).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveText(['Prodotti', 'Slider', 'Messaggi', 'Impostazioni']);
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
});

test('no page of a visitor loads anything of the panel', async ({ page }) => {
  /** Texts that stand in the code of each tab and nowhere else. */
  const marks = [
    'Sei sicuro di voler eliminare questo prodotto?',
    'Sei sicuro di voler eliminare questa slide?',
    'Nessun messaggio ricevuto',
    'Modalità manutenzione attivata',
    'Accesso in corso...',
    'DndDescribedBy',
  ];
  const scripts = scriptsOf(page);
  for (const path of [
    '/',
    '/azienda',
    '/prodotti',
    '/dove-siamo',
    '/news',
    '/contatti',
    '/privacy',
    '/cookies',
    '/x',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  const visited = await scripts.texts();
  expect(visited.length).toBeGreaterThan(3);
  expect(marks.filter((mark) => visited.some((text) => text.includes(mark)))).toEqual([]);
  await openMocked(page, 'prodotti');
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.getByRole('tab', { name: 'Prodotti' }).click();
  await page.getByRole('button', { name: 'Aggiungi il primo prodotto' }).click();
  const all = await scripts.texts();
  for (const mark of marks)
    expect(
      all.some((text) => text.includes(mark)),
      mark,
    ).toBe(true);
});
