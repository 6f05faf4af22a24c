import { expect, type Page, test } from '@playwright/test';
import { toast } from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';
import { fail } from '../support/panel.ts';
import { create, picker, save, startEdit, takeUploads } from '../support/slide-form.ts';
import { madeUpSlide } from '../support/slides.ts';

test.describe('a slide that changed meanwhile', () => {
  const theirs = madeUpSlide(1, { title: 'Titolo suo', order: 7, version: 2 });

  async function meetConflict(page: Page) {
    await startEdit(page);
    await page.getByLabel('Titolo', { exact: true }).fill('Titolo mio');
    await fail(page, 'PUT', '**/api/slides/*', 409);
    await page.route('**/api/slides', (route) => route.fulfill({ json: [theirs] }));
    await save(page).click();
    await expect(page.getByText('questa slide è stata modificata altrove')).toBeVisible();
    await expect(page.getByRole('row')).toHaveText(['La tuaQuella aggiornata', 'TitoloTitolo mioTitolo suo']);
  }

  async function saveAndLook(page: Page) {
    await page.route('**/api/slides/*', (route) => route.fulfill({ json: theirs }));
    const [request] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      save(page).click(),
    ]);
    expect(request.headers()['if-match']).toBe('"2"');
    return request.postData();
  }

  test('shows both versions; mine goes over theirs, with what only they changed', async ({ page }) => {
    await meetConflict(page);
    await page.getByRole('button', { name: 'Tieni le mie modifiche' }).click();
    await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('Titolo mio');
    await expect(page.getByLabel('Ordine')).toHaveValue('7');
    expect(await saveAndLook(page)).toContain('Titolo mio');
  });

  test('shows both versions; theirs takes the place of mine', async ({ page }) => {
    await meetConflict(page);
    await page.getByRole('button', { name: 'Prendi la versione aggiornata' }).click();
    await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('Titolo suo');
    expect(await saveAndLook(page)).toContain('Titolo suo');
  });

  test('is made anew when it was deleted, once it has a picture', async ({ page }) => {
    await startEdit(page);
    await takeUploads(page);
    await page.getByLabel('Titolo', { exact: true }).fill('Titolo mio');
    await page.route('**/api/slides/*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
    await save(page).click();
    await expect(page.getByText('questa slide è stata eliminata')).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await picker(page).setInputFiles(await smallJpeg('foto.jpg'));
    await page.route('**/api/slides', (route) => route.fulfill({ status: 201, json: theirs }));
    await create(page).click();
    await expect(toast(page, 'Slide creata!')).toBeVisible();
  });
});
