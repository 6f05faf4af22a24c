import { expect, test } from '@playwright/test';
import type { Product } from '@rombo/shared/collections/product';
import { expectAccessible, watch } from '../checks.ts';
import { answerProducts, madeUp } from '../support/products.ts';

const picture = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90"/>`)}`;

test('the gallery shows a picture large, goes round with the arrow keys and gives the focus back', async ({ page }) => {
  await answerProducts(page, [madeUp(1, { name: 'Tuono', images: [picture(1), picture(2), picture(3)] })]);
  await page.goto('/prodotti');
  const cover = page.getByRole('button', { name: 'Apri la galleria di Tuono' });
  await expect(cover).toContainText('+2 foto');
  await cover.click();
  const gallery = page.getByRole('dialog', { name: 'Galleria: Tuono' });
  await expect(gallery.getByRole('img', { name: 'Tuono, Foto 1 di 3' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByRole('img', { name: 'Tuono, Foto 3 di 3' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await gallery.getByRole('button', { name: 'Foto 2 di 3' }).click();
  await expect(gallery.getByRole('img', { name: 'Tuono, Foto 2 di 3' })).toBeVisible();
  const columns = gallery.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '));
  expect(await columns).toHaveLength(6);
  // The focus is back before the gallery has gone out of sight, so that it can be opened again meanwhile.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]:not([inert])')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(cover).toBeFocused();
});

test('a press beside the picture closes the gallery, one on it enlarges it', async ({ page }) => {
  await answerProducts(page, [madeUp(1, { name: 'Tuono', images: [picture(1)] })]);
  await page.goto('/prodotti');
  await page.getByRole('button', { name: /^Galleria/ }).click();
  const gallery = page.getByRole('dialog');
  await expect(gallery).not.toContainText('Foto 1 di 1');
  await gallery.getByRole('img', { name: 'Tuono', exact: true }).click();
  await gallery.getByRole('button', { name: 'Riduci' }).click();
  await expect(gallery.getByRole('button', { name: 'Ingrandisci' })).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(gallery).toHaveCount(0);
});

test('the specs dialog shows article code, description and every other spec', async ({ page, request }) => {
  const products: Product[] = await (await request.get('/api/products')).json();
  const engine = products.find(({ technicalSpecs }) => Object.keys(technicalSpecs).length > 5);
  if (!engine) throw new Error('The demo catalogue has no product with a data sheet');
  await page.goto('/prodotti');
  const card = page.locator('article', { has: page.getByRole('heading', { name: engine.name, exact: true }) });
  await card.getByRole('button', { name: 'Vedi tutte le specifiche' }).click();
  const dialog = page.getByRole('dialog', { name: engine.name });
  await expect(dialog).toContainText(engine.description);
  for (const text of Object.entries(engine.technicalSpecs).flat()) await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a data sheet opens in a new tab and is a PDF', async ({ page, request }) => {
  await page.goto('/prodotti');
  const sheet = page.getByRole('link', { name: /^Scheda tecnica/ }).first();
  await expect(sheet).toHaveAttribute('target', '_blank');
  await expect(sheet).toHaveAttribute('rel', 'noopener');
  const answer = await request.get((await sheet.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a product without pictures, sheet and further specs offers none of them', async ({ page }) => {
  await answerProducts(page, [madeUp(1)]);
  await page.goto('/prodotti');
  const card = page.getByRole('article');
  await expect(card).toContainText('Nessuna immagine');
  await expect(card).toContainText('RP-R21-1');
  await expect(card.getByRole('button', { name: /galleria|specifiche/ })).toHaveCount(0);
  const links = await card.getByRole('link').all();
  for (const link of links) await expect(link).toHaveAttribute('href', '/prodotti/pistone-1');
  expect(links).toHaveLength(2);
});

for (const { address, dialogs } of [
  { address: '/prodotti', dialogs: [/^Apri la galleria/, 'Vedi tutte le specifiche'] },
  { address: '/en/products', dialogs: [/^Open the gallery/, 'See all specs'] },
]) {
  test(`the open dialogs of ${address} have no fault that axe can find, on a desk and on a phone`, async ({ page }) => {
    const faults = watch(page);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      for (const name of dialogs) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    expect(faults).toEqual([]);
  });
}
