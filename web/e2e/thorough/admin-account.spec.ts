import { TOTP } from 'otpauth';
import { expectAccessible } from '../checks.ts';
import { ADMIN_PASSWORD, ADMIN_USERNAME, sameOrigin, toast } from '../support/admin.ts';
import { card, openMocked } from '../support/panel.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const NEW_PASSWORD = 'una frase nuova per la prova';

const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/**
 * Presses a button that triggers a password check. On a busy machine the check may exceed the request timeout, so the press is repeated.
 */
const press = (button: Locator, next: Locator): Promise<void> =>
  expect(async () => {
    if (!(await next.isVisible())) await button.click({ timeout: 1000 });
    await expect(next).toBeVisible({ timeout: 4000 });
  }).toPass();

async function signIn(page: Page, password: string, next: Locator): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password').fill(password);
  await press(page.getByRole('button', { name: 'Accedi' }), next);
}

const open = async (page: Page) => {
  await page.getByRole('tab', { name: 'Impostazioni' }).click();
  await expect(card(page, 'Dispositivi collegati').getByRole('listitem').first()).toBeVisible();
};

/** Signs out, on phones through 'Altro'. */
const signOut = async (page: Page) => {
  const more = page.getByRole('button', { name: 'Altro', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
};

test('a second factor is set up and used, the password changed, every session ended', async ({ page, request }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await signIn(page, ADMIN_PASSWORD, page.getByRole('tab', { name: 'Impostazioni' }));
  await open(page);
  const factor = card(page, 'Verifica in due passaggi');
  await factor.getByRole('button', { name: 'Attiva la verifica' }).click();
  await factor.getByLabel('Conferma la tua password').fill(ADMIN_PASSWORD);
  const picture = factor.getByRole('img', { name: 'Codice QR per l’app di verifica' });
  await press(factor.getByRole('button', { name: 'Continua' }), picture);
  const secret = ((await factor.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(factor.getByLabel('Codice dell’app')).toBeInViewport({ ratio: 1 });
  await factor.getByLabel('Codice dell’app').fill('000000');
  await factor.getByRole('button', { name: 'Attiva', exact: true }).click();
  await expect(factor.getByText('Il codice non è giusto')).toBeVisible();
  await factor.getByLabel('Codice dell’app').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('listitem')).toHaveCount(10);
  const codes = await factor.getByRole('listitem').allInnerTexts();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await factor.getByRole('link', { name: 'Scarica' }).click();
  expect((await download).suggestedFilename()).toBe('codici-di-recupero.txt');
  await factor.getByRole('button', { name: 'Li ho salvati' }).click();
  await expect(factor.getByRole('status', { name: 'Stato della verifica in due passaggi' })).toHaveText('Attiva');

  await signOut(page);
  const code = page.getByLabel('Codice dell’app');
  await signIn(page, ADMIN_PASSWORD, code);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  const enter = page.getByRole('button', { name: 'Verifica' });
  await press(enter, page.getByText('Il codice non è giusto, o è già stato usato').first());
  await expect(code).toHaveValue('000000');
  await code.fill(codeOf(secret, 1));
  await press(enter, page.getByRole('tab', { name: 'Impostazioni' }));

  await signOut(page);
  await page.getByLabel('Ricorda questo dispositivo').check();
  await signIn(page, ADMIN_PASSWORD, code);
  await page.getByRole('button', { name: 'Usa un codice di recupero' }).click();
  await page.getByLabel('Codice di recupero').fill((codes[0] ?? '').toLowerCase());
  await press(enter, page.getByRole('tab', { name: 'Impostazioni' }));
  await open(page);
  await expect(factor.getByText('Ti restano 9 codici di recupero.')).toBeVisible();
  await expect(card(page, 'Attività').getByRole('listitem').first()).toContainText('accesso con un codice di recupero');

  const elsewhere = { username: ADMIN_USERNAME, password: ADMIN_PASSWORD, code: codes[1] };
  const headers = { ...sameOrigin, 'User-Agent': 'curl/8.5.0' };
  await expect.poll(async () => (await request.post('/api/login', { headers, data: elsewhere })).status()).toBe(200);
  const form = card(page, 'Password');
  const fresh = form.getByLabel('Password nuova');
  const confirmation = form.getByLabel('Codice dell’app o di recupero');
  const change = form.getByRole('button', { name: 'Cambia password' });
  const fillIn = async (present: string, next: string) => {
    await form.getByLabel('Password di adesso').fill(present);
    await fresh.fill(next);
  };
  await fillIn(ADMIN_PASSWORD, NEW_PASSWORD);
  await press(change, confirmation);
  await expect(confirmation).toBeFocused();
  await confirmation.fill('000000');
  await press(change, form.getByText('Il codice non è giusto, o è già stato usato'));
  await expect(confirmation).toHaveValue('000000');
  await expect(fresh).toHaveValue(NEW_PASSWORD);
  await expectAccessible(page);
  await confirmation.fill(codes[2] ?? '');
  await press(change, toast(page, 'devono accedere di nuovo'));
  try {
    await expect(confirmation).toHaveCount(0);
    expect((await request.get('/api/user')).status()).toBe(401);
    await expect(card(page, 'Dispositivi collegati').getByRole('listitem')).toHaveCount(1);

    await factor.getByRole('button', { name: 'Disattiva la verifica' }).click();
    await factor.getByLabel('Conferma la tua password').fill(NEW_PASSWORD);
    await factor.getByLabel('Codice dell’app o di recupero').fill(codes[3] ?? '');
    const turnOff = factor.getByRole('button', { name: 'Disattiva', exact: true });
    await press(turnOff, toast(page, 'Per accedere basta di nuovo la password.'));
  } finally {
    await fillIn(NEW_PASSWORD, ADMIN_PASSWORD);
    await expect(async () => {
      if ((await fresh.inputValue()) !== '') await change.click({ timeout: 1000 });
      await expect(fresh).toHaveValue('', { timeout: 4000 });
    }).toPass();
  }
  await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Esci da tutti i dispositivi' });
  const password = dialog.getByLabel('La tua password');
  await expect(password).toBeFocused();
  await password.fill('sbagliata');
  await press(dialog.getByRole('button', { name: 'Esci ovunque' }), dialog.getByText('La password non è giusta'));
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('sbagliata');
  await expectAccessible(page);
  await password.fill(ADMIN_PASSWORD);
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/, { timeout: 4000 });
  }).toPass();
});

test('closes one device, and says so when it was closed already', async ({ page }) => {
  const at = '2026-11-21T09:00:00.000Z';
  const times = { startedAt: at, seenAt: at };
  const here = { id: '1', ...times, device: 'Safari, iPhone', address: '93.45.12.x', present: true, remembered: true };
  let list = [here, { ...here, id: '2', device: 'Chrome, Windows', present: false }];
  let isLimited = true;
  await openMocked(page, 'impostazioni');
  await page.route('**/api/sessions', (route) => route.fulfill({ json: list }));
  await page.route('**/api/sessions/2/removal', (route) => {
    if (isLimited)
      return route.fulfill({ status: 429, json: { code: 'too_many_requests' }, headers: { 'retry-after': '601' } });
    list = [here];
    return route.fulfill({ status: 404, json: { code: 'not_found', message: '' } });
  });
  await page.reload();
  const devices = card(page, 'Dispositivi collegati');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('button', { name: /^Scollega/ })).toHaveCount(1);
  const end = devices.getByRole('button', { name: /^Scollega Chrome, Windows/ });
  await end.click();
  await page.keyboard.press('Escape');
  await expect(end).toBeFocused();
  await end.click();
  const dialog = page.getByRole('dialog', { name: 'Scollega Chrome, Windows' });
  const password = dialog.getByLabel('La tua password');
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Password richiesta');
  await password.fill('la parola giusta');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Troppi tentativi: riprova tra 11 minuti.');
  await expect(password).toBeFocused();
  isLimited = false;
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Era già scollegato.')).toBeVisible();
  await expect(devices.getByRole('heading', { name: 'Dispositivi collegati' })).toBeFocused();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('reminds of the second factor on the first screen once a month', async ({ page }) => {
  const reminder = page.getByRole('complementary', { name: 'Sicurezza dell’accesso' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openMocked(page, 'oggi');
  await expect(reminder).toBeAttached();
  // Below all cards, and above the bar of the tabs when scrolled to the end.
  const last = page.getByRole('tabpanel').getByRole('region').last();
  const ends = async () => [await last.boundingBox(), await reminder.boundingBox()] as const;
  const [content, hint] = await ends();
  expect(hint?.y).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0));
  await reminder.getByRole('button', { name: 'Attivala in Impostazioni' }).click();
  await expect(card(page, 'Verifica in due passaggi')).toBeVisible();
  await expect(reminder).toHaveCount(0);
  const factor = page.waitForResponse('**/api/second-factor');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await (await factor).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(reminder).toHaveCount(0);
  await page.evaluate(() => {
    const monthAgo = Date.now() - 31 * 24 * 60 * 60_000;
    localStorage.setItem('second-factor-reminder', String(monthAgo));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await reminder.getByRole('button', { name: 'Non ora' }).click();
  await expect(reminder).toHaveCount(0);
});

test('a second factor that is on although its answer was lost says that its codes are missing', async ({ page }) => {
  await openMocked(page, 'impostazioni');
  let active = false;
  const offer = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Rombo:admin?secret=JBSWY3DPEHPK3PXP' };
  await page.route('**/api/second-factor', (route) => {
    const method = route.request().method();
    if (method === 'GET') return route.fulfill({ json: { active, since: null, recoveryCodesLeft: 10 } });
    if (method === 'POST') return route.fulfill({ json: offer });
    active = true;
    return route.abort();
  });
  const factor = card(page, 'Verifica in due passaggi');
  await factor.getByRole('button', { name: 'Attiva la verifica' }).click();
  await factor.getByLabel('Conferma la tua password').fill('una frase');
  await factor.getByRole('button', { name: 'Continua' }).click();
  await factor.getByLabel('Codice dell’app').fill('123456');
  await factor.getByRole('button', { name: 'Attiva', exact: true }).click();
  await expect(toast(page, 'i codici di recupero non sono arrivati')).toContainText('disattiva la verifica');
  await expect(factor.getByRole('status', { name: 'Stato della verifica in due passaggi' })).toHaveText('Attiva');
});
