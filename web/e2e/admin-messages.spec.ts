import type { Contact } from '@rombo/shared/collections/contact';
import { expectAccessible, expectFit } from './checks.ts';
import { listProducts, openPanel, toast } from './support/admin.ts';
import { fillIn, formOf } from './support/contact-form.ts';
import { madeUpMessage, madeUpMessages } from './support/made-up.ts';
import { jsonOf } from './support/network.ts';
import { answerQuestions, openMocked } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const CONTACTS = '**/api/admin/contacts';
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page) => page.getByRole('tab', { name: 'Messaggi' });

test('a message that a visitor sends stands first, is marked as new once, and is deleted after a confirmation', async ({
  page,
}) => {
  const lastName = `Prova ${Date.now()}`;
  const form = formOf(page, 'en');
  await form.open();
  await fillIn(page, 'en');
  await form.lastName.fill(lastName);
  await form.submit.click();
  await expect(form.toast).toContainText('Message sent!');
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
  await expect(toast(page, 'Non siamo riusciti a caricare gli altri messaggi: riprova.')).toBeVisible();
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
  await expectFit(page, 390);
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
    return route.fulfill({ json: { ...message, ...jsonOf(route.request()) } });
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

test('messages are searched, filtered, answered with a quotation, noted and archived', async ({ page }) => {
  const message = madeUpMessage(2, { firstName: 'Nicolò', status: 'read' });
  await openMocked(page, 'messaggi', { messages: [message, madeUpMessage(1, { status: 'answered' })] });
  const sent: object[] = [];
  await page.route('**/api/admin/contacts/*', (route) => {
    sent.push(jsonOf(route.request()));
    Object.assign(message, jsonOf(route.request()));
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
  expect(jsonOf(await saved).templates[2]).toEqual({ title: 'Modello 3', text: 'Grazie!' });
});
