import { expect, type Page, test } from '@playwright/test';
import type { Contact } from '@rombo/shared/collections/contact';
import { expectAccessible } from './checks.ts';
import { openPanel, toast } from './support/admin.ts';
import { madeUpMessage, madeUpMessages } from './support/messages.ts';
import { answerQuestions, fail, openMocked } from './support/panel.ts';

const CONTACTS = '**/api/admin/contacts';
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page) => page.getByRole('tab', { name: 'Messaggi' });

test('a message that a visitor sends stands first, is marked as new once, and is deleted after a confirmation', async ({
  page,
  request,
}) => {
  const lastName = `Prova ${Date.now()}`;
  const sent = await request.post('/api/contact', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: {
      firstName: 'Ada',
      lastName,
      email: 'ada@example.com',
      phone: '',
      subject: 'Altro',
      message: 'Un messaggio di prova.',
    },
  });
  expect(sent.status()).toBe(201);
  await openPanel(page);
  await tab(page).click();
  const card = cards(page).first();
  await expect(card).toContainText(`Ada ${lastName}`);
  await expect(card.getByText('Nuovo', { exact: true })).toBeVisible();
  const isUnread = async () => {
    const inbox: Contact[] = await (await page.request.get('/api/admin/contacts')).json();
    return inbox.some((message) => message.lastName === lastName && message.status === 'new');
  };
  await expect.poll(isUnread).toBe(false);
  await page.reload();
  await expect(card).toContainText(`Ada ${lastName}`);
  await expect(card.getByText('Nuovo', { exact: true })).toHaveCount(0);
  const questions = answerQuestions(page, true);
  await page.getByRole('button', { name: `Elimina il messaggio di Ada ${lastName}` }).click();
  await expect(toast(page, 'Messaggio eliminato!')).toContainText(`Ada ${lastName}`);
  expect(questions).toEqual(['Sei sicuro di voler eliminare questo messaggio?']);
  await expect(card).not.toContainText(lastName);
  const left: Contact[] = await (await page.request.get('/api/admin/contacts')).json();
  expect(left.some((message) => message.lastName === lastName)).toBe(false);
});

test('a message shows who wrote it, when, and how to answer', async ({ page }) => {
  await openMocked(page, 'messaggi', {
    messages: [
      madeUpMessage(3, { consentAt: '2025-09-20T12:30:00.000Z', privacyVersion: '2025-09-01' }),
      madeUpMessage(2, { phone: null, createdAt: '' }),
      madeUpMessage(1, { phone: 'ore pasti' }),
    ],
  });
  const [full, bare, odd] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
  await expect(full).toContainText(
    /Privacy Policy del 1 settembre 2025 accettata il 20 settembre 2025 alle ore \d\d:30/,
  );
  await expect(bare).not.toContainText('Privacy Policy');
  await expect(full.locator('time')).toHaveText(/^20 settembre 2025 alle ore \d\d:30$/);
  await expect(full.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com?subject=Re%3A%20Consulenza%20Tecnica',
  );
  await expect(full.getByRole('link', { name: '+39 030 123 456' })).toHaveAttribute('href', 'tel:+39030123456');
  await expect(full).toContainText('Consulenza Tecnica');
  await expect(full.getByText('Il mio .21')).toHaveCSS('white-space', 'pre-wrap');
  await expect(bare.locator('time')).toHaveText('N/A');
  // Its own address and the mail to its sender.
  await expect(bare.getByRole('link')).toHaveCount(2);
  await expect(odd.getByText('ore pasti')).toBeVisible();
});

test('an empty inbox says so, one that cannot be read says so and can be asked for again', async ({ page }) => {
  await openMocked(page, 'messaggi');
  await expect(page.getByRole('heading', { name: 'Nessun messaggio ricevuto' })).toBeVisible();
  await fail(page, 'GET', CONTACTS, 500);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Errore nel caricamento' })).toBeVisible();
  await page.route(CONTACTS, (route) => route.fulfill({ json: [madeUpMessage(1)] }));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('hundreds of messages come a page at a time, as the Link header leads', async ({ page }) => {
  await openMocked(page, 'messaggi');
  await page.route(`${CONTACTS}*`, (route) => {
    const isFirst = !new URL(route.request().url()).search;
    const headers = { link: '</api/admin/contacts?cursor=abc>; rel="next"' };
    return route.fulfill(isFirst ? { json: madeUpMessages(150, 51), headers } : { json: madeUpMessages(50, 1) });
  });
  await page.reload();
  await expect(cards(page)).toHaveCount(100);
  await expect(tab(page)).toContainText('100+');
  const more = page.getByRole('button', { name: 'Mostra altri' });
  await page.route('**/api/admin/contacts?cursor=abc', (route) => route.abort(), { times: 1 });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Non siamo riusciti a caricare gli altri messaggi: riprova.')).toBeVisible();
  await expect(cards(page)).toHaveCount(100);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(150);
  await expect(more).toHaveCount(0);
  await expect(tab(page)).toHaveText(/^Messaggi150/);
});

test('on a phone axe finds nothing and nothing scrolls sideways, however long the words are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'x'.repeat(200);
  await openMocked(page, 'messaggi', {
    messages: [madeUpMessage(2, { message: long, subject: long, email: `${long}@example.com` }), madeUpMessage(1)],
  });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
