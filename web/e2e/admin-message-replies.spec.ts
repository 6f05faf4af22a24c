import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { listProducts } from './support/admin.ts';
import { madeUpMessage } from './support/messages.ts';
import { openMocked } from './support/panel.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

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
