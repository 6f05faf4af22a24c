import { expectAccessible, expectAccessibleAtWidths } from './checks.ts';
import { openPanel, sameOrigin, toast } from './support/admin.ts';
import { hold, jsonOf } from './support/network.ts';
import { card, failRequests, handleDialogs, openMocked, setting } from './support/panel.ts';
import { expect, type Page, type Route, test } from './support/test.ts';

test('the info card names version, database, server, release, storage, backup and cost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMocked(page, 'impostazioni', { maintenance: 'true' });
  await expect(page.getByRole('definition')).toHaveText([
    '1.0.0',
    'Amazon DynamoDB',
    'In cloud',
    /^a1b2c3d del 20 nov 2026, \d\d:00$/,
    '431,3 MB, 214 tra immagini e PDF',
    /^Continuo, verificato il 22 nov 2026, \d\d:25$/,
    '3,42 USD al 22 nov 2026, per tutti i servizi in cloud',
  ]);
  await expectAccessibleAtWidths(page, 390);
  await failRequests(page, 'GET', '**/api/admin/usage', 500);
  await page.reload();
  await expect(page.getByRole('definition').nth(4)).toHaveText('Non disponibile');
});

const SETTING = '**/api/settings/maintenance_mode';
const enable = (page: Page) => page.getByRole('button', { name: 'Attiva manutenzione', exact: true });
const disable = (page: Page) => page.getByRole('button', { name: 'Disattiva manutenzione', exact: true });
const state = (page: Page) => page.getByRole('status', { name: 'Stato del sito' });
const sign = (page: Page) => page.getByText('Il sito è in manutenzione: i visitatori vedono solo l’avviso.');

test('the site is closed and opened again; a visitor is sent away meanwhile, and back', async ({ page, browser }) => {
  await openPanel(page);
  await page.getByRole('tab', { name: 'Impostazioni' }).click();
  const questions = handleDialogs(page, true);
  const visitor = await browser.newPage();
  await enable(page).click();
  try {
    await expect(toast(page, 'Modalità manutenzione attivata')).toContainText('Il sito è ora in manutenzione.');
    await expect(state(page)).toHaveText('In manutenzione');
    await expect(sign(page)).toBeVisible();
    await visitor.goto('/prodotti?category=motori');
    await expect(visitor).toHaveURL(/\/maintenance$/);
    await expect
      .poll(() => questions)
      .toEqual(['Chiudere il sito ai visitatori? Vedranno solo l’avviso di manutenzione.']);
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

test('the administrator sees the closed site, under a strip that says so and leads to the switch', async ({ page }) => {
  const close = (value: string) =>
    page.request.post('/api/settings', { headers: sameOrigin, data: { key: 'maintenance_mode', value } });
  await openPanel(page);
  expect((await close('true')).ok()).toBe(true);
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
    // Other tests need the open site.
    await expect.poll(async () => (await close('false')).ok()).toBe(true);
  }
});

test('a change that fails says so and leaves the state as it was', async ({ page }) => {
  await openMocked(page, 'slide', { maintenance: 'true' });
  await expect(sign(page)).toBeVisible();
  await page.getByRole('button', { name: 'Apri le impostazioni' }).click();
  await expect(page).toHaveURL('/admin/impostazioni');
  await failRequests(page, 'POST', '**/api/settings', 500);
  await disable(page).click();
  await expect(toast(page, 'Errore')).toContainText('Impossibile modificare lo stato della modalità manutenzione.');
  await expect(state(page)).toHaveText('In manutenzione');
  await expect(disable(page)).toBeEnabled();
});

test('a setting that was never made means online, one that cannot be read can be asked for again', async ({ page }) => {
  await openMocked(page, 'impostazioni');
  await page.route(SETTING, (route) => route.fulfill({ status: 404, json: { code: 'not_found', message: '' } }));
  await page.reload();
  await expect(state(page)).toHaveText('Online');
  await failRequests(page, 'GET', SETTING, 500);
  await page.reload();
  await expect(page.getByText('Stato sconosciuto')).toBeVisible();
  await page.route(SETTING, (route) => route.fulfill({ json: setting('true') }));
  await card(page, 'Modalità manutenzione').getByRole('button', { name: 'Riprova' }).click();
  await expect(disable(page)).toBeEnabled();
});

const plan = (page: Page) => card(page, 'Manutenzione programmata');

/** Opens mocked settings, and returns the changes that are saved. */
async function openPlan(page: Page): Promise<object[]> {
  const saved: object[] = [];
  await openMocked(page, 'impostazioni');
  await page.route('**/api/settings', (route) => {
    saved.push(jsonOf(route.request()));
    return route.fulfill({ json: { ...setting('false'), ...jsonOf(route.request()) } });
  });
  return saved;
}

test('maintenance is planned with beginning, end and words to visitors; nothing else is saved', async ({ page }) => {
  const saved = await openPlan(page);
  const save = plan(page).getByRole('button', { name: 'Salva il programma' });
  await plan(page).getByLabel('Chiude il').fill('2099-03-01T20:00');
  await plan(page).getByLabel('Riapre il').fill('2099-03-01T18:30');
  await save.click();
  await expect(plan(page).getByText('La riapertura viene prima della chiusura.')).toBeVisible();
  expect(saved).toEqual([]);
  await plan(page).getByLabel('Riapre il').fill('2099-03-01T22:30');
  await plan(page).getByLabel('Un avviso per i visitatori').fill('Cambiamo casa.');
  await page.route('**/api/settings', (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(toast(page, 'Errore')).toBeVisible();
  await expect(plan(page).getByLabel('Un avviso per i visitatori')).toHaveValue('Cambiamo casa.');
  await save.click();
  await expect(toast(page, 'Manutenzione programmata salvata!')).toBeVisible();
  const utc = (local: string) => page.evaluate((text) => new Date(text).toISOString(), local);
  expect(saved).toEqual([
    { key: 'maintenance_from', value: await utc('2099-03-01T20:00') },
    { key: 'maintenance_until', value: await utc('2099-03-01T22:30') },
    { key: 'maintenance_note_it', value: 'Cambiamo casa.' },
  ]);
});

test('what is typed while the plan is saved is kept, and saved next', async ({ page }) => {
  const saved = await openPlan(page);
  const release = await hold(page, '**/api/settings');
  const note = plan(page).getByLabel('Un avviso per i visitatori');
  const save = plan(page).getByRole('button', { name: 'Salva il programma' });
  await plan(page).getByLabel('Riapre il').fill('2099-03-01T22:30');
  await note.fill('Cambiamo casa.');
  await save.click();
  await note.fill('Cambiamo casa. A presto!');
  release();
  await expect(toast(page, 'Manutenzione programmata salvata!')).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(note).toHaveValue('Cambiamo casa. A presto!');
  await save.click();
  await expect.poll(() => saved).toHaveLength(3);
  expect(saved).toMatchObject([
    { key: 'maintenance_until' },
    { key: 'maintenance_note_it', value: 'Cambiamo casa.' },
    { key: 'maintenance_note_it', value: 'Cambiamo casa. A presto!' },
  ]);
});

test('a closing in the past asks first, and reopening the site removes the time of reopening', async ({ page }) => {
  const saved = await openPlan(page);
  await plan(page).getByLabel('Chiude il').fill('2020-03-01T20:00');
  await plan(page).getByLabel('Riapre il').fill('2099-03-01T22:30');
  const questions = handleDialogs(page, false);
  await plan(page).getByRole('button', { name: 'Salva il programma' }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('il sito si chiude subito')]);
  expect(saved).toEqual([]);
  handleDialogs(page, true);
  await page.route(SETTING, (route) => route.fulfill({ json: setting('true') }));
  await page.reload();
  await disable(page).click();
  await expect(toast(page, 'Modalità manutenzione disattivata')).toBeVisible();
  expect(saved).toEqual([
    { key: 'maintenance_mode', value: 'false' },
    { key: 'maintenance_until', value: '' },
  ]);
});

test('a plan is shown only once it is read whole, and a moment that was not changed is not saved', async ({ page }) => {
  const saved = await openPlan(page);
  const UNTIL = '**/api/settings/maintenance_until';
  const answer = (value: string) => (route: Route) => route.fulfill({ json: { ...setting('false'), value } });
  await page.route('**/api/settings/maintenance_from', answer('2099-03-01T19:00:00.000Z'));
  await failRequests(page, 'GET', UNTIL, 500);
  await page.reload();
  await expect(plan(page).getByRole('alert')).toBeVisible();
  await expect(plan(page).getByLabel('Chiude il')).toHaveCount(0);
  await page.route(UNTIL, answer('2099-03-01T21:00:00.000Z'));
  await plan(page).getByRole('button', { name: 'Riprova' }).click();
  await plan(page).getByLabel('Riapre il').fill('2099-03-03T22:30');
  await plan(page).getByRole('button', { name: 'Salva il programma' }).click();
  await expect(toast(page, 'Manutenzione programmata salvata!')).toBeVisible();
  expect(saved).toMatchObject([{ key: 'maintenance_until' }]);

  // A new end must not revive a beginning that is over.
  await page.route('**/api/settings/maintenance_from', answer('2020-03-01T19:00:00.000Z'));
  await page.reload();
  await plan(page).getByLabel('Riapre il').fill('2099-03-04T22:30');
  await plan(page).getByRole('button', { name: 'Salva il programma' }).click();
  await expect(toast(page, 'Manutenzione programmata salvata!')).toBeVisible();
  expect(saved.slice(1)).toMatchObject([{ key: 'maintenance_from', value: '' }, { key: 'maintenance_until' }]);
});
