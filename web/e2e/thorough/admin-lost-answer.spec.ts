import { expect, type Page, test } from '@playwright/test';
import { addProduct, freshName, openPanel, removeMade, toast } from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

/** Lets the next save reach the server, and cuts the line before its answer. */
const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Saves with the answer lost, then once more: the second save succeeds and finds no other version. */
async function saveTwice(page: Page, address: string, saved: string) {
  await loseAnswer(page, address);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Il server non risponde')).toBeVisible();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, saved)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostra quella versione' })).toHaveCount(0);
}

test.describe('a save whose answer was lost is no conflict with itself', () => {
  test.beforeEach(({ page }) => openPanel(page));
  test.afterEach(({ page }) => removeMade(page));

  test('of a product', async ({ page }) => {
    const { id, name } = await addProduct(page, freshName('Risposta persa'), await smallJpeg('foto.jpg'));
    await page.goto(`/admin/prodotti/${id}`);
    await page.getByLabel('Descrizione', { exact: true }).fill('Scritta una volta.');
    await saveTwice(page, `**/api/products/${id}`, 'Prodotto aggiornato!');
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('of a slide', async ({ page }) => {
    const multipart = { title: 'Risposta persa', order: '-9', image: await smallJpeg('foto.jpg') };
    const { id } = await (await page.request.post('/api/slides', { headers: sameOrigin, multipart })).json();
    await page.goto(`/admin/slide/${id}`);
    await page.getByLabel('Titolo', { exact: true }).fill('Risposta trovata');
    await saveTwice(page, `**/api/slides/${id}`, 'Slide aggiornata!');
    await page.request.delete(`/api/slides/${id}`, { headers: sameOrigin });
  });

  test('of a dealer', async ({ page }) => {
    const data = { name: 'Risposta persa', city: 'Graz', country: 'AT' };
    const { id } = await (await page.request.post('/api/dealers', { headers: sameOrigin, data })).json();
    await page.goto(`/admin/rivenditori/${id}`);
    await page.getByLabel('Telefono').fill('+43 316 000');
    await saveTwice(page, `**/api/dealers/${id}`, 'Rivenditore aggiornato!');
    await page.request.delete(`/api/dealers/${id}`, { headers: sameOrigin });
  });
});
