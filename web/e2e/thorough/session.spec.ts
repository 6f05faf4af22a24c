import { expect, type Page, test } from '@playwright/test';

const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '' } = process.env;

async function signIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}
const refuse = (page: Page, status: number, body: string) =>
  page.route('**/api/login', (route) => route.fulfill({ status, body, contentType: 'application/json' }));

test('nobody reaches the panel without signing in', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accesso Admin');
});

test('the check of who is signed in says that it runs', async ({ page }) => {
  await page.route('**/api/user', () => {});
  await page.goto('/admin');
  await expect(page.getByText('Caricamento...')).toBeVisible();
});

test('empty fields are named before anything is sent', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/login', (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByText('Username richiesto')).toBeVisible();
  await expect(page.getByText('Password richiesta')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  expect(calls).toBe(0);
});

test('a wrong password shows the message of the server and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'nessuno', 'password sbagliata');
  const toast = page.getByRole('listitem').filter({ hasText: 'Errore di accesso' });
  await expect(toast).toContainText('Credenziali non valide');
  await expect(page.getByLabel('Username')).toHaveValue('nessuno');
});

test('too many attempts show the message of the server', async ({ page }) => {
  await refuse(
    page,
    429,
    JSON.stringify({ code: 'too_many_requests', message: 'Troppi tentativi: riprova più tardi' }),
  );
  await page.goto('/login');
  await signIn(page, 'admin', 'x');
  await expect(page.getByText('Troppi tentativi: riprova più tardi').first()).toBeVisible();
});

for (const [seconds, language, text] of [
  [700, 'it', 'Troppi tentativi. Riprova tra 12 minuti.'],
  [60, 'it', 'Troppi tentativi. Riprova tra 1 minuto.'],
  [700, 'en', 'Too many attempts. Try again in 12 minutes.'],
  [60, 'en', 'Too many attempts. Try again in 1 minute.'],
] as const) {
  test(`too many attempts say when to try again: ${text}`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('language', stored), language);
    await page.route('**/api/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': String(seconds) },
        json: { code: 'too_many_requests', message: 'Troppi tentativi: riprova più tardi' },
      }),
    );
    await page.goto('/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('x');
    await page.getByRole('button', { name: language === 'it' ? 'Accedi' : 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  });
}

test('the field of a recovery code has the focus when it is shown, and that of the app when it is back', async ({
  page,
}) => {
  await refuse(
    page,
    401,
    JSON.stringify({ code: 'second_factor_required', message: 'Serve anche il codice dell’app' }),
  );
  await page.goto('/login');
  await signIn(page, 'admin', 'x');
  await expect(page.getByLabel('Codice dell’app')).toBeFocused();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Usa un codice di recupero' }).click();
  await expect(page.getByLabel('Codice di recupero')).toBeFocused();
  await expect(page.getByLabel('Codice di recupero')).toHaveValue('');
  await page.getByRole('button', { name: 'Usa il codice dell’app' }).click();
  await expect(page.getByLabel('Codice dell’app')).toBeFocused();
});

test('a refusal without a message falls back to invalid credentials', async ({ page }) => {
  await refuse(page, 401, '');
  await page.goto('/login');
  await signIn(page, 'admin', 'x');
  await expect(page.getByText('Credenziali non valide').first()).toBeVisible();
});

test('no answer at all is told apart from a refusal, and the fields are locked while the request runs', async ({
  page,
}) => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/login', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/login');
  await signIn(page, 'admin', 'x');
  await expect(page.getByLabel('Username')).toBeDisabled();
  await expect(page.getByLabel('Password')).toBeDisabled();
  await expect(page.locator('main button[type=submit]')).toBeDisabled();
  fail();
  await expect(page.getByText('Si è verificato un errore durante il login. Riprova.').first()).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
});

test('the administrator signs in, finds four tabs, signs out, and is out', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, ADMIN_USERNAME, ADMIN_PASSWORD);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Benvenuto nel pannello admin.').first()).toBeVisible();
  await expect(page.getByRole('tab')).toContainText(['Prodotti', 'Slider', 'Messaggi', 'Impostazioni', 'Rivenditori']);
  await page.route('**/api/logout', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByText('Si è verificato un errore durante il logout.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByText('Sei stato disconnesso con successo.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
});
