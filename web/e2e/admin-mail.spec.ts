import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible, expectAccessibleAtWidths } from './checks.ts';
import { ADMIN_PASSWORD, ADMIN_USERNAME, openPanel, sameOrigin, submitLoginUntil, toast } from './support/admin.ts';
import { fillContactForm, formOf } from './support/contact-form.ts';
import { jsonOf } from './support/network.ts';
import { card } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const { MAIL_DIR = '.local/mail' } = process.env;

/** Returns the mails of a kind in the data folder, oldest first. */
async function mailsOf(kind: string): Promise<string[]> {
  const files = (await readdir(MAIL_DIR).catch(() => []))
    .filter((file) => file.includes(`-${kind}-`) && file.endsWith('.eml'))
    .sort();
  return Promise.all(files.map((file) => readFile(join(MAIL_DIR, file), 'utf8')));
}

/** Does `act` and returns the next mail of a kind. */
async function nextMail(kind: string, act: () => Promise<unknown>): Promise<string> {
  const before = (await mailsOf(kind)).length;
  await act();
  await expect.poll(async () => (await mailsOf(kind)).length).toBeGreaterThan(before);
  return (await mailsOf(kind)).at(-1) ?? '';
}

const linkIn = (mail: string, path: string): string => RegExp(`^http\\S*${path}\\S*$`, 'm').exec(mail)?.[0] ?? '';
const forgotten = (page: Page) => page.getByRole('button', { name: 'Password dimenticata?' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const newPassword = (page: Page) => page.getByLabel('Password nuova');
const save = (page: Page) => page.getByRole('button', { name: 'Salva la password' });

test('a forgotten password is replaced through the mailed link, which works once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await forgotten(page).click();
  await expect(heading(page, 'Password dimenticata?')).toBeVisible();
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await expectAccessibleAtWidths(page, 390);
  const mail = await nextMail('password-reset', () => page.getByRole('button', { name: 'Manda il link' }).click());
  await expect(page.getByRole('status').filter({ hasText: 'il link è in arrivo' })).toBeVisible();

  const link = linkIn(mail, '/login#');
  await page.goto(link);
  await expect(heading(page, 'Password nuova')).toBeVisible();
  // The token does not stay in the history.
  await expect(page).toHaveURL(/\/login$/);
  await newPassword(page).fill('corta');
  await save(page).click();
  await expect(page.getByText('Almeno 12 caratteri', { exact: true })).toBeVisible();
  await expectAccessibleAtWidths(page, 390);
  // Other tests sign in with it.
  await newPassword(page).fill(ADMIN_PASSWORD);
  await save(page).click();
  await expect(toast(page, 'Password cambiata')).toBeVisible();
  await submitLoginUntil(page, page.getByRole('tab').first());
  await expect(page).toHaveURL(/\/admin/);

  await page.goto('/');
  await page.goto(link);
  await newPassword(page).fill('una frase del tutto nuova');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Questo link è scaduto');
  await page.getByRole('button', { name: 'Chiedi un altro link' }).click();
  await expect(heading(page, 'Password dimenticata?')).toBeVisible();
});

test('the code of the second factor is asked for, and a wrong one leaves the password as typed', async ({ page }) => {
  const sent: object[] = [];
  const refusals = ['second_factor_required', 'invalid_code'];
  await page.route('**/api/password-reset/*', (route) => {
    sent.push(jsonOf(route.request()));
    const code = refusals.shift();
    return code
      ? route.fulfill({ status: 401, json: { code, message: 'Il codice non è giusto' } })
      : route.fulfill({ status: 204 });
  });
  await page.goto(`/login#${'a'.repeat(64)}`);
  const password = 'una frase del tutto nuova';
  await newPassword(page).fill(password);
  await save(page).click();
  const code = page.getByLabel('Codice dell’app');
  await expect(code).toBeFocused();
  await code.fill('123456');
  const verify = page.getByRole('button', { name: 'Verifica' });
  await verify.click();
  await expect(page.getByRole('alert')).toContainText('Il codice non è giusto');
  await expectAccessible(page);
  await code.fill('654321');
  await verify.click();
  await expect(toast(page, 'Password cambiata')).toBeVisible();
  expect(sent).toEqual([{ password }, { password, code: '123456' }, { password, code: '654321' }]);
});

test('a site that sends no mail says whom to ask, and the sign-in says that it needs scripts', async ({ page }) => {
  await page.route('**/api/password-reset', (route) => route.fulfill({ status: 202, json: { byMail: false } }));
  await page.goto('/login');
  await forgotten(page).click();
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByRole('button', { name: 'Manda il link' }).click();
  await expect(page.getByText('npm run admin -- password')).toBeVisible();
  await page.getByRole('button', { name: 'Torna all’accesso' }).click();
  await expect(heading(page, 'Accesso Admin')).toBeVisible();
  // With scripts disabled, Playwright's Chromium does not render <noscript>.
  const html = await (await page.request.get('/login')).text();
  expect(html).toMatch(/<noscript>.*Per accedere serve JavaScript.*<\/noscript>/s);
});

test('visitors get the automatic reply, and a mail opens its message after a sign-in', async ({ page }) => {
  const reply = card(page, 'Risposta automatica');
  const state = reply.getByRole('status');
  await openPanel(page);
  await page.getByRole('tab', { name: 'Impostazioni' }).click();
  await expect(state).toHaveText('Non attiva');
  await reply.getByRole('button', { name: 'Attiva la risposta' }).click();
  await expect(state).toHaveText('Attiva');
  await expect(page.getByText('La risposta automatica ai messaggi è stata attivata.')).toBeVisible();
  await expectAccessible(page);
  try {
    const form = formOf(page, 'en');
    await form.open();
    await fillContactForm(page, 'en');
    await form.email.fill(`ada-${Date.now()}@example.com`);
    let received = '';
    const mail = await nextMail('message', async () => {
      received = await nextMail('automatic-reply', () => form.submit.click());
    });
    expect(received).toContain('we have received your message');
    await page.context().clearCookies();
    await page.goto(linkIn(mail, '/admin/messaggi/'));
    const message = page.getByRole('tabpanel').getByRole('article');
    await submitLoginUntil(page, message);
    await expect(message).toContainText('ada-');
  } finally {
    await openPanel(page);
    const data = { key: 'auto_reply', value: 'false' };
    expect((await page.request.post('/api/settings', { headers: sameOrigin, data })).ok()).toBe(true);
  }
});
