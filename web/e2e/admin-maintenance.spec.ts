import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { openPanel, toast } from './support/admin.ts';
import { answerQuestions, card, fail, hold, openMocked, setting } from './support/panel.ts';

const SETTING = '**/api/settings/maintenance_mode';
const enable = (page: Page) => page.getByRole('button', { name: 'Attiva manutenzione', exact: true });
const disable = (page: Page) => page.getByRole('button', { name: 'Disattiva manutenzione', exact: true });
const state = (page: Page) => page.getByRole('status', { name: 'Stato del sito' });
const sign = (page: Page) => page.getByText('Il sito è in manutenzione: i visitatori vedono solo l’avviso.');

test('the administrator closes the site and opens it again; a visitor is sent away meanwhile, and back', async ({
  page,
  browser,
}) => {
  await openPanel(page);
  await page.getByRole('tab', { name: 'Impostazioni' }).click();
  const questions = answerQuestions(page, true);
  await enable(page).click();
  const visitor = await browser.newPage();
  try {
    await expect(toast(page, 'Modalità manutenzione attivata')).toContainText('Il sito è ora in manutenzione.');
    await expect(state(page)).toHaveText('In manutenzione');
    await expect(sign(page)).toBeVisible();
    await visitor.goto('/prodotti?category=motori');
    await expect(visitor).toHaveURL(/\/maintenance$/);
    expect(questions).toEqual(['Chiudere il sito ai visitatori? Vedranno solo l’avviso di manutenzione.']);
  } finally {
    await disable(page).click();
  }
  await expect(toast(page, 'Modalità manutenzione disattivata')).toContainText('Il sito è ora online.');
  await expect(state(page)).toHaveText('Online');
  await expect(sign(page)).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Riprova' }).click();
  await expect(visitor).toHaveURL(/\/prodotti\?category=motori$/);
  await visitor.close();
});

test('the administrator still sees the closed site, above a strip that says so and leads to the switch', async ({
  page,
}) => {
  const close = (value: string) =>
    page.request.post('/api/settings', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: { key: 'maintenance_mode', value },
    });
  await openPanel(page);
  await close('true');
  try {
    await page.goto('/contatti');
    const strip = page.getByText('Sito in manutenzione: lo vedi solo tu');
    await expect(strip).toBeVisible();
    await page.getByRole('link', { name: 'Dove siamo' }).first().click();
    await expect(page).toHaveURL(/\/dove-siamo$/);
    await expect(strip).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Apri le impostazioni' }).click();
    await expect(disable(page)).toBeEnabled();
  } finally {
    await close('false');
  }
});

test('each button rests while it has nothing to do, while the change is pending and while it is read again', async ({
  page,
}) => {
  let value: 'true' | 'false' = 'false';
  answerQuestions(page, true);
  await openMocked(page, 'impostazioni');
  await page.route(SETTING, (route) => route.fulfill({ json: setting(value) }));
  await page.route('**/api/settings', (route) => {
    value = 'true';
    return route.fulfill({ json: setting(value) });
  });
  await expect(disable(page)).toBeDisabled();
  await expect(enable(page)).toBeEnabled();
  const answer = await hold(page, '**/api/settings');
  const answerRead = await hold(page, SETTING);
  const buttons = card(page, 'Modalità manutenzione').getByRole('button');
  await enable(page).click();
  await expect(buttons).toHaveText(['Attivazione...', 'Disattiva manutenzione']);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  const reading = page.waitForRequest(SETTING);
  answer();
  await reading;
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  answerRead();
  await expect(disable(page)).toBeEnabled();
  await expect(enable(page)).toBeDisabled();
});

for (const how of [500, 'offline'] as const) {
  test(`a change that fails (${how}) says so and leaves the state as it was`, async ({ page }) => {
    await openMocked(page, 'impostazioni', { maintenance: 'true' });
    await fail(page, 'POST', '**/api/settings', how);
    await disable(page).click();
    await expect(toast(page, 'Errore')).toContainText('Impossibile modificare lo stato della modalità manutenzione.');
    await expect(state(page)).toHaveText('In manutenzione');
    await expect(disable(page)).toBeEnabled();
  });
}

test('a setting that was never made means online, one that cannot be read can be asked for again', async ({ page }) => {
  await openMocked(page, 'impostazioni');
  await page.route(SETTING, (route) => route.fulfill({ status: 404, json: { code: 'not_found', message: '' } }));
  await page.reload();
  await expect(state(page)).toHaveText('Online');
  await fail(page, 'GET', SETTING, 500);
  await page.reload();
  await expect(page.getByText('Stato sconosciuto')).toBeVisible();
  await page.unroute(SETTING);
  await page.route(SETTING, (route) => route.fulfill({ json: setting('true') }));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(disable(page)).toBeEnabled();
});

test('every tab says that the site is closed, and leads to the switch', async ({ page }) => {
  await openMocked(page, 'prodotti', { maintenance: 'true' });
  for (const name of ['Prodotti', 'Slider', 'Messaggi', 'Impostazioni']) {
    await page.getByRole('tab', { name }).click();
    await expect(sign(page)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Slider' }).click();
  await page.getByRole('button', { name: 'Apri le impostazioni' }).click();
  await expect(disable(page)).toBeVisible();
  await expect(page).toHaveURL('/admin/impostazioni');
});

test('the question before the site is closed can be answered with no', async ({ page }) => {
  answerQuestions(page, false);
  await openMocked(page, 'impostazioni');
  await enable(page).click();
  await expect(enable(page)).toBeEnabled();
  await expect(page.getByText('Errore')).toHaveCount(0);
});

test('the end of the maintenance is planned, shown as the time of this device, and removed', async ({ page }) => {
  const saved: object[] = [];
  let value = '';
  await openMocked(page, 'impostazioni');
  await page.route('**/api/settings/maintenance_until', (route) =>
    route.fulfill({ json: { ...setting('false'), key: 'maintenance_until', value } }),
  );
  await page.route('**/api/settings', (route) => {
    saved.push(route.request().postDataJSON());
    value = route.request().postDataJSON().value;
    return route.fulfill({ json: { ...setting('false'), key: 'maintenance_until', value } });
  });
  const field = page.getByLabel('Data e ora');
  await field.fill('2027-03-01T18:30');
  await page.getByRole('button', { name: 'Salva l’ora' }).click();
  await expect(toast(page, 'Riapertura prevista salvata!')).toBeVisible();
  await expect(field).toHaveValue('2027-03-01T18:30');
  await field.fill('');
  await page.getByRole('button', { name: 'Salva l’ora' }).click();
  await expect(toast(page, 'Riapertura prevista tolta.')).toBeVisible();
  const planned = await page.evaluate(() => new Date('2027-03-01T18:30').toISOString());
  expect(saved).toEqual([
    { key: 'maintenance_until', value: planned },
    { key: 'maintenance_until', value: '' },
  ]);
});
