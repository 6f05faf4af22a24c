import { expectAccessibleAtWidths } from './checks.ts';
import { toast } from './support/admin.ts';
import { mockMessage, mockProduct } from './support/mock-data.ts';
import { editLink, handleDialogs, openMocked } from './support/panel.ts';
import { expect, test } from './support/test.ts';

test('the first screen shows what waits today, and leads to each of it', async ({ page }) => {
  const goingOut = { status: 'draft', publishAt: '2099-01-02T08:00:00.000Z' } as const;
  const mine = { name: 'Bora a metà' };
  await page.addInitScript(
    (draft) => localStorage.setItem('unsaved-00000000-0000-4000-8000-00000000000a-product-new', draft),
    JSON.stringify({ at: '2026-11-20T08:00:00.000Z', version: null, mine, place: { tab: 'prodotti', item: 'nuovo' } }),
  );
  await openMocked(page, 'oggi', {
    products: [
      mockProduct(1, { name: 'Bora', ...goingOut }),
      ...[2, 3, 4, 5, 6, 7, 8].map((number) => mockProduct(number)),
    ],
    messages: [mockMessage(1, { status: 'new' }), mockMessage(2, { status: 'answered' })],
  });
  await page.goto('/admin');
  const messages = page.getByRole('region', { name: 'Messaggi a cui rispondere' });
  await expect(messages.getByRole('listitem')).toHaveCount(1);
  await expect(messages.getByRole('link')).toHaveAttribute('href', `/admin/messaggi/${mockMessage(1).id}`);
  await expect(page.getByRole('region', { name: 'Vanno online da soli' }).getByRole('link')).toHaveText('Bora');
  const lacking = page.getByRole('region', { name: 'Manca qualcosa' });
  await expect(lacking.getByText('Senza prezzo · 7')).toBeVisible();
  await expect(lacking.getByText('Senza foto · 7')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Il sito' }).getByText('3,42 USD')).toBeVisible();
  await expectAccessibleAtWidths(page, 390, 1440);

  const drafts = page.getByRole('region', { name: 'Lasciati a metà' });
  const questions = handleDialogs(page, false);
  await drafts.getByRole('button', { name: 'Scarta' }).click();
  await expect.poll(() => questions).toHaveLength(1);
  await drafts.getByRole('link', { name: mine.name }).click();
  await expect(page).toHaveURL('/admin/prodotti/nuovo');
  await page.goBack();
  handleDialogs(page, true);
  await drafts.getByRole('button', { name: 'Scarta' }).click();
  await expect(drafts).toHaveCount(0);
  await lacking.getByRole('link', { name: 'e altri 2' }).first().click();
  await expect(page).toHaveURL('/admin/prodotti?visibilita=visible&manca=price');
  await expect(page.getByText('7 di 8')).toBeVisible();
});

test('the draft of a product that somebody else deleted opens as a new one', async ({ page }) => {
  const product = mockProduct(1);
  const description = page.getByLabel('Descrizione', { exact: true });
  handleDialogs(page, true);
  await openMocked(page, 'prodotti', { products: [product] });
  await editLink(page, product.name).click();
  await description.fill('Scritta con fatica');
  await openMocked(page, 'oggi');
  const drafts = page.getByRole('region', { name: 'Lasciati a metà' });
  await drafts.getByRole('link', { name: product.name }).click();
  await expect(page.getByRole('alert')).toContainText('questo prodotto è stato eliminato');
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(description).toHaveValue('Scritta con fatica');
  await expect(page.getByRole('button', { name: 'Crea prodotto' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.goto(`/admin/prodotti/${product.id}`);
  await expect(page.getByText('Prodotto non trovato')).toBeVisible();
});

test('an archive of everything can be downloaded and asked for; the card says while it is made', async ({ page }) => {
  const archive = (id: string) => ({ id, createdAt: id, size: 48_000_000, url: `/files/${id}.tar` });
  let made = [archive('2026-11-20T03:00:00.000Z')];
  await openMocked(page, 'oggi');
  let requests = 0;
  await page.route('**/api/admin/archives', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: made });
    requests += 1;
    return route.fulfill(
      requests === 1
        ? { status: 202, json: { requestedAt: new Date().toISOString() } }
        : { status: 429, json: { code: 'too_many_requests' } },
    );
  });
  await page.reload();
  const card = page.getByRole('region', { name: 'Scarica tutto' });
  await expect(card.getByRole('link', { name: /^Scarica l’archivio del 20 nov/ })).toHaveAttribute('href', /\.tar$/);
  await expectAccessibleAtWidths(page, 390, 1440);
  await card.getByRole('button', { name: 'Preparane uno adesso' }).click();
  await expect(card.getByRole('status')).toHaveText(/si sta preparando/);
  made = [archive(new Date().toISOString()), ...made];
  await expect(card.getByRole('listitem')).toHaveCount(2, { timeout: 15_000 });
  await expect(card.getByRole('status')).toBeEmpty();
  await card.getByRole('button', { name: 'Preparane uno adesso' }).click();
  await expect(toast(page, 'Ne hai già chiesti cinque in quest’ora: riprova più tardi')).toBeVisible();
});
