import { expectAccessibleAtWidths } from '../checks.ts';
import {
  listProducts,
  openPanel,
  removeCreated,
  startProduct,
  submitLogin,
  submitLoginUntil,
  toast,
  uniqueName,
} from '../support/admin.ts';
import { mockMessage } from '../support/mock-data.ts';
import { hold } from '../support/network.ts';
import { failRequests, handleDialogs, mockPanel, openMocked } from '../support/panel.ts';
import { expect, type Locator, productRows, test } from '../support/test.ts';

test('the login form names what is missing or refused, keeps what was typed and is locked', async ({ page }) => {
  const username = page.getByLabel('Username');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) calls += 1;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByText('Username richiesto')).toBeVisible();
  await expect(page.getByText('Password richiesta')).toBeVisible();
  await expect(username).toBeFocused();
  expect(calls).toBe(0);

  await submitLogin(page, 'nessuno', 'password sbagliata');
  await expect(toast(page, 'Errore di accesso')).toContainText('Credenziali non valide');
  await expect(username).toHaveValue('nessuno');

  const headers = { 'retry-after': '700' };
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 429, headers, json: { code: 'too_many_requests' } }),
  );
  await submitLogin(page, 'admin', 'x');
  await expect(page.getByRole('alert').filter({ hasText: 'Troppi tentativi. Riprova tra 12 minuti.' })).toBeVisible();

  await page.route('**/api/login', (route) => route.abort());
  const answer = await hold(page, '**/api/login');
  await submitLogin(page, 'admin', 'x');
  for (const part of [username, page.getByLabel('Password'), page.locator('main button[type=submit]')])
    await expect(part).toBeDisabled();
  answer();
  await expect(page.getByText('Si è verificato un errore durante il login. Riprova.').first()).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
});

test('the administrator signs in, signs out also after a failure, and is out', async ({ page }) => {
  await page.goto('/login');
  await submitLoginUntil(page, page.getByRole('tab', { name: 'Prodotti' }));
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Benvenuto nel pannello admin.').first()).toBeVisible();
  await page.route('**/api/logout', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByText('Si è verificato un errore durante il logout.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  // The files of drafts are deleted first, which a busy disk may delay.
  await expect(page.getByText('Sei stato disconnesso con successo.').first()).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
});

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

  test('says when it cannot check, and can be asked again', async ({ page }) => {
    await mockPanel(page);
    await failRequests(page, 'GET', '**/api/user', 500);
    await page.goto('/admin');
    await expect(page.getByText('Non siamo riusciti a verificare l’accesso.')).toBeVisible();
    await page.unroute('**/api/user');
    await page.route('**/api/user', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('tab', { name: 'Slider' })).toBeVisible();
  });

  test('hides a page that the browser restores from its cache until the session is checked', async ({ page }) => {
    await openMocked(page, 'impostazioni');
    await failRequests(page, 'GET', '**/api/user', 401);
    const answer = await hold(page, '**/api/user');
    const turn = (type: string) =>
      page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);
    await turn('pagehide');
    await turn('pageshow');
    await expect(page.getByRole('tab').first()).toBeHidden();
    await expect(page).toHaveURL(/\/admin\//);
    answer();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});

test.describe('after the logout', () => {
  test('the Back button shows nothing of the panel, and nothing that was read is left', async ({ page }) => {
    await productRows(page);
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'POWER', exact: true }).click();
    const products = page.getByRole('tab', { name: 'Prodotti' });
    await submitLoginUntil(page, products);
    await products.click();
    const listed = page.getByRole('rowheader').first();
    await expect(listed).toBeVisible();
    await page.getByRole('tab', { name: 'Messaggi' }).click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // The new session must not wait for a read of the previous one: SWR would ignore its response.
    await submitLoginUntil(page, products);
    await products.click();
    await expect(listed).toBeVisible();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // The previous entry is that of the tab, which redirects to the login page.
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.route('**/api/**', () => {}, { times: 50 });
    await page.route('**/api/login', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
    await submitLogin(page);
    await products.click();
    await expect(page.getByText('Caricamento dei prodotti...')).toBeVisible();
    await expect(listed).toHaveCount(0);
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

test.describe('a session that ends in the middle of work', () => {
  test.afterEach(({ page }) => removeCreated(page));

  test('asks to sign in over the form, which is still there afterwards and is saved', async ({ page, context }) => {
    await openPanel(page);
    const name = uniqueName('Sessione finita');
    await startProduct(page, name);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    const dialog = page.getByRole('dialog', { name: 'La sessione è scaduta' });
    await expect(dialog).toBeVisible();
    await expectAccessibleAtWidths(page, 390);
    const width = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
    // Allows for the frame's padding and border.
    expect((await width(dialog)) - (await width(dialog.locator('form')))).toBeLessThan(52);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
    await submitLogin(page);
    await expect(dialog.getByRole('alert')).toHaveText('Credenziali non valide');
    await submitLogin(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/admin/prodotti/nuovo');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(toast(page, 'Prodotto creato!')).toBeVisible();
    expect((await listProducts(page.request)).filter((product) => product.name === name)).toHaveLength(1);
  });

  test('leads to the login where nothing is unsaved, and from there back to the tab', async ({ page }) => {
    const message = mockMessage(1);
    await openMocked(page, `messaggi/${message.id}`, { messages: [message] });
    await failRequests(page, 'DELETE', '**/api/**', 401);
    await page.route('**/api/login', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
    handleDialogs(page, true);
    await page
      .getByRole('button', { name: /^Elimina/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await submitLogin(page);
    await expect(page).toHaveURL(`/admin/messaggi/${message.id}`);
    await expect(page.getByRole('tab', { name: 'Messaggi' })).toHaveAttribute('aria-selected', 'true');
  });
});
