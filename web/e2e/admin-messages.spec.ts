import { expect, type Page, test } from '@playwright/test';
import type { Contact } from '@rombo/shared/contact';
import { expectAccessible } from './checks.ts';
import { openPanel, toast } from './support/admin.ts';
import { madeUpMessage, madeUpMessages } from './support/messages.ts';
import { answerQuestions, fail, openMocked } from './support/panel.ts';

const CONTACTS = '**/api/admin/contacts';
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const removal = (page: Page, number: number) =>
  page.getByRole('button', { name: `Elimina il messaggio di Ada Bonetti ${number}`, exact: true });
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

test('what nobody has opened yet is counted on the tab and marked in the list', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: madeUpMessages(2, 1) });
  await expect(cards(page)).toHaveCount(2);
  const read = { status: 'read' } as const;
  const [two, one] = [madeUpMessage(2, read), madeUpMessage(1, read)];
  await page.route(CONTACTS, (route) => route.fulfill({ json: [...madeUpMessages(4, 3), two, one] }));
  await page.goto('/admin?tab=impostazioni');
  await expect(tab(page)).toHaveText('Messaggi42 nuovi');
  await tab(page).click();
  await expect(cards(page).filter({ has: page.getByText('Nuovo', { exact: true }) })).toContainText([
    'Bonetti 4',
    'Bonetti 3',
  ]);
  await expect(tab(page)).toHaveText('Messaggi4');
  await page.route(CONTACTS, (route) => route.fulfill({ json: [...madeUpMessages(5, 3), two, one] }));
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(page.getByText('Nuovo', { exact: true })).toHaveCount(3);
});

test('a message counts as read when it has been in view, not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const messages = madeUpMessages(40, 1);
  await openMocked(page, 'messaggi', { messages });
  const read: string[] = [];
  await page.route('**/api/admin/contacts/*', (route) => {
    const message = messages.find(({ id }) => route.request().url().endsWith(id)) as Contact;
    read.push(message.lastName);
    return route.fulfill({ json: { ...message, status: 'read' } });
  });
  await expect.poll(() => read).toContain('Bonetti 40');
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => read).toContain('Bonetti 1');
  expect(read).not.toContain('Bonetti 20');
  expect(read.length).toBeLessThan(10);
  await expect(tab(page)).toHaveText(`Messaggi40${40 - read.length} nuovi`);
});

test('a message that is put away says where it went, and comes back at its place', async ({ page }) => {
  const messages = madeUpMessages(30, 1).map((message) => ({ ...message, status: 'read' as const }));
  await openMocked(page, 'messaggi', { messages });
  await page.route('**/api/admin/contacts/*', (route) => {
    const message = messages.find(({ id }) => route.request().url().endsWith(id));
    return route.fulfill({ json: { ...message, ...route.request().postDataJSON() } });
  });
  const status = page.getByLabel('Stato del messaggio di Ada Bonetti 15');
  await status.scrollIntoViewIfNeeded();
  await status.selectOption('Spam');
  const message = toast(page, 'Messaggio spostato: Spam');
  await expect(message).toContainText('Ada Bonetti 15');
  await expect(status).toHaveCount(0);
  // The list stays where it was read.
  await expect(page.getByLabel('Stato del messaggio di Ada Bonetti 14')).toBeInViewport();
  await message.getByRole('button', { name: 'Annulla' }).click();
  await expect(status).toHaveValue('read');
  await expect(cards(page).nth(15)).toContainText('Bonetti 15');
});

test('a message is kept when the question is answered with no, and when its deletion fails', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: madeUpMessages(2, 1) });
  page.once('dialog', (dialog) => dialog.dismiss());
  await removal(page, 2).click();
  await expect(cards(page)).toHaveCount(2);
  answerQuestions(page, true);
  for (const how of [500, 'offline'] as const) {
    await fail(page, 'DELETE', '**/api/admin/contacts/*', how);
    await removal(page, 2).click();
    await expect(toast(page, "Errore nell'eliminazione")).toContainText('Impossibile eliminare il messaggio. Riprova');
    await expect(removal(page, 2)).toBeEnabled();
    await page.getByRole('button', { name: 'Chiudi' }).click();
  }
  await page.route('**/api/admin/contacts/*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  await removal(page, 2).click();
  await expect(toast(page, 'Messaggio eliminato!')).toContainText('era già stato eliminato');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Messaggi' })).toBeFocused();
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

test('messages arrive by themselves once a minute while the panel is open', async ({ page }) => {
  await page.clock.install();
  await openMocked(page, 'impostazioni', { messages: [madeUpMessage(1, { status: 'read' })] });
  await expect(tab(page)).toHaveText('Messaggi1');
  await page.route(CONTACTS, (route) =>
    route.fulfill({ json: [madeUpMessage(2), madeUpMessage(1, { status: 'read' })] }),
  );
  await page.clock.runFor(61_000);
  await expect(tab(page)).toHaveText('Messaggi21 nuovo');
});
