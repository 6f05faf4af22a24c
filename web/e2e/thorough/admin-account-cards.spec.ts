import { expect, test } from '@playwright/test';
import { toast } from '../support/admin.ts';
import { card, fail, openMocked } from '../support/panel.ts';

const PASSWORD = 'la parola giusta';

test('closes one device, and says so when it was closed already', async ({ page }) => {
  const at = '2026-11-21T09:00:00.000Z';
  const here = { id: '1', startedAt: at, seenAt: at, device: 'Safari, iPhone', address: '93.45.12.x', present: true };
  let list = [here, { ...here, id: '2', device: 'Chrome, Windows', present: false }];
  await openMocked(page, 'impostazioni');
  await page.route('**/api/sessions', (route) => route.fulfill({ json: list }));
  await page.route('**/api/sessions/2/removal', (route) => {
    if (route.request().postDataJSON().password !== PASSWORD) {
      return route.fulfill({ status: 429, json: { code: 'too_many_requests' }, headers: { 'retry-after': '601' } });
    }
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
  await expect(dialog.getByLabel('La tua password')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Password richiesta');
  await dialog.getByLabel('La tua password').fill('sbagliata');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Troppi tentativi: riprova tra 11 minuti.');
  await expect(dialog.getByLabel('La tua password')).toBeFocused();
  await dialog.getByLabel('La tua password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Era già scollegato.')).toBeVisible();
  await expect(devices.getByRole('heading', { name: 'Dispositivi collegati' })).toBeFocused();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('shows more of the log when asked, and each list can be asked for again when it failed', async ({ page }) => {
  const entry = (id: string) => ({
    id,
    at: '2026-11-21T09:00:00.000Z',
    action: 'product_updated',
    subject: `RP-${id}`,
    device: 'Safari, iPhone',
    address: '93.45.12.x',
  });
  await openMocked(page, 'impostazioni');
  for (const path of ['sessions', 'second-factor', 'activity']) await fail(page, 'GET', `**/api/${path}`, 500);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(3);
  await page.route('**/api/activity*', (route) => {
    const isFirst = !route.request().url().includes('cursor');
    const headers = isFirst ? { link: '</api/activity?cursor=x>; rel="next"' } : {};
    return route.fulfill({ json: [entry(isFirst ? '1' : '2')], headers });
  });
  const log = card(page, 'Attività');
  await log.getByRole('button', { name: 'Riprova' }).click();
  await log.getByRole('button', { name: 'Mostra altre' }).click();
  await expect(log.getByRole('listitem')).toHaveText([/^Prodotto modificato: RP-1/, /^Prodotto modificato: RP-2/]);
  await expect(log.getByRole('button', { name: 'Mostra altre' })).toHaveCount(0);
});

test('reminds of the second factor on the first tab, until there is one or it is sent away', async ({ page }) => {
  const reminder = page.getByRole('complementary', { name: 'Sicurezza dell’accesso' });
  await openMocked(page, 'slider');
  await page.getByRole('tab', { name: 'Prodotti' }).click();
  await reminder.getByRole('button', { name: 'Attivala in Impostazioni' }).click();
  await expect(card(page, 'Verifica in due passaggi')).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await page.getByRole('tab', { name: 'Prodotti' }).click();
  await reminder.getByRole('button', { name: 'Non ora' }).click();
  await expect(reminder).toHaveCount(0);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await openMocked(page, 'prodotti');
  expect(reads).toContain('/api/admin/products');
  expect(reads).not.toContain('/api/second-factor');
  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/second-factor', (route) =>
    route.fulfill({ json: { active: true, since: '2026-11-21T09:00:00.000Z', recoveryCodesLeft: 10 } }),
  );
  const answered = page.waitForResponse('**/api/second-factor');
  await page.reload();
  await answered;
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(reminder).toHaveCount(0);
});
