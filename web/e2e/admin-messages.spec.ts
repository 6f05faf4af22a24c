import { expect, type Page, test } from '@playwright/test';
import type { Contact } from '@rombo/shared/contact';
import { expectAccessible } from './checks.ts';
import { listProducts, openPanel, toast } from './support/admin.ts';
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
  const unread = async () => {
    const inbox: Contact[] = await (await page.request.get('/api/admin/contacts')).json();
    return inbox.filter(({ status }) => status === 'new').length;
  };
  await expect.poll(unread).toBe(0);
  await page.reload();
  await expect(card).toContainText(`Ada ${lastName}`);
  await expect(page.getByText('Nuovo', { exact: true })).toHaveCount(0);
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

test('messages are searched, filtered, answered with a quotation, noted and archived', async ({ page }) => {
  const message = madeUpMessage(2, { firstName: 'Nicolò', status: 'read' });
  await openMocked(page, 'messaggi', { messages: [message, madeUpMessage(1, { status: 'answered' })] });
  const sent: object[] = [];
  await page.route('**/api/admin/contacts/*', (route) => {
    sent.push(route.request().postDataJSON());
    Object.assign(message, route.request().postDataJSON());
    return route.fulfill({ json: message });
  });
  await page.route('**/api/admin/contacts?status=archived', (route) =>
    route.fulfill({ json: message.status === 'archived' ? [message] : [] }),
  );
  await page.getByLabel('Cerca nei messaggi').fill('nicolo CANDELA');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Mostra', { exact: true }).selectOption('Risposti');
  await expect(page.getByText('Nessun messaggio corrisponde.')).toBeVisible();
  await page.getByLabel('Cerca nei messaggi').fill('');
  await expect(cards(page)).toContainText(['Bonetti 1']);
  await page.getByLabel('Mostra', { exact: true }).selectOption('In arrivo: tutti');
  const card = cards(page).first();
  await card.getByText('Rispondi', { exact: true }).click();
  const reply = card.getByRole('link', { name: 'Modello 2' });
  expect(decodeURIComponent((await reply.getAttribute('href')) ?? '')).toMatch(
    /^mailto:ada@example\.com\?subject=Re: Consulenza Tecnica&body=Testo 2\r\n\r\nIl .*2025.* Nicolò Bonetti 2 ha scritto:\r\n> Il mio \.21/,
  );
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await reply.click();
  await expect(card.getByText('Risposto', { exact: true }).first()).toBeVisible();
  await card.getByRole('button', { name: 'Aggiungi una nota' }).click();
  await card.getByLabel('Nota', { exact: true }).fill('Spedito il listino');
  await card.getByRole('button', { name: 'Salva la nota' }).click();
  await expect(card.getByText('Spedito il listino')).toBeVisible();
  await expectAccessible(page);
  await card.getByLabel('Stato del messaggio').selectOption('Archiviato');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Mostra', { exact: true }).selectOption('Archiviati');
  await expect(cards(page)).toContainText(['Spedito il listino']);
  expect(sent).toEqual([{ status: 'answered' }, { note: 'Spedito il listino' }, { status: 'archived' }]);
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

test('the templates of replies are edited, and a product that was asked about is linked', async ({ page }) => {
  const [product] = await listProducts(page.request);
  if (!product) throw new Error('There is no product');
  const about = madeUpMessage(1, { status: 'read', productId: product.id });
  await openMocked(page, 'messaggi', { messages: [about], products: [product] });
  await expect(cards(page).getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/prodotti/${product.slug}`,
  );
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Modelli di risposta' }).click();
  await expectAccessible(page);
  await page.getByLabel('Testo del modello 3').fill('Grazie!');
  await page.getByRole('button', { name: 'Salva i modelli' }).click();
  expect((await saved).postDataJSON().templates[2]).toEqual({ title: 'Modello 3', text: 'Grazie!' });
});
