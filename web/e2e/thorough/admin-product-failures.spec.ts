import { expect, type Page, test } from '@playwright/test';
import { startProduct, toast } from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';
import { answerQuestions, fail, openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const nameField = (page: Page) => page.getByLabel('Nome', { exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Crea prodotto' });
const save = (page: Page) => page.getByRole('button', { name: 'Salva' });
const problem = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const sessionDialog = (page: Page) => page.getByRole('dialog', { name: 'La sessione è scaduta' });
const ways = [500, 401, 409, 'offline'] as const;

/** What the form says at its end. */
const reasons = {
  500: 'internal',
  401: 'Serve un nuovo accesso',
  409: 'conflict',
  offline: 'Il server non risponde',
} as const;

test.beforeEach(({ page }) => openMocked(page, 'prodotti', { products: [madeUp(1)] }));

for (const how of ways) {
  test(`a creation that fails (${how}) says so and keeps what was typed`, async ({ page }) => {
    await startProduct(page, 'Biella');
    await fail(page, 'POST', '**/api/products', how);
    await create(page).click();
    if (how === 401) {
      await expect(sessionDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
    } else {
      await expect(toast(page, 'Errore nella creazione')).toContainText('Impossibile creare il prodotto. Riprova');
    }
    await expect(problem(page)).toContainText(reasons[how]);
    await expect(nameField(page)).toHaveValue('Biella');
    await expect(create(page)).toBeEnabled();
  });

  test(`a change that fails (${how}) says so and keeps what was typed`, async ({ page }) => {
    await page.getByRole('button', { name: 'Modifica Pistone 1' }).click();
    await nameField(page).fill('Pistone nuovo');
    await fail(page, 'PUT', '**/api/products/*', how);
    await save(page).click();
    if (how === 401) {
      await expect(sessionDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
    } else {
      await expect(toast(page, "Errore nell'aggiornamento")).toContainText(
        'Impossibile aggiornare il prodotto. Riprova',
      );
    }
    await expect(problem(page)).toContainText(how === 409 ? 'scegli quale versione tenere' : reasons[how]);
    await expect(nameField(page)).toHaveValue('Pistone nuovo');
    await expect(save(page)).toBeEnabled();
  });

  test(`a deletion that fails (${how}) leaves the product where it is`, async ({ page }) => {
    answerQuestions(page, true);
    await fail(page, 'DELETE', '**/api/products/*', how);
    await page.getByRole('button', { name: 'Elimina Pistone 1' }).click();
    if (how === 401) return await expect(page).toHaveURL(/\/login$/);
    await expect(toast(page, "Errore nell'eliminazione")).toContainText('Impossibile eliminare il prodotto. Riprova');
    await expect(page.getByRole('heading', { name: 'Pistone 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ricarica l’elenco' })).toHaveCount(how === 409 ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Elimina Pistone 1' })).toBeEnabled();
  });

  test(`an upload that fails (${how}) holds the save and is sent again`, async ({ page }) => {
    await startProduct(page, 'Biella');
    await fail(page, 'POST', '**/api/uploads', how);
    await page.getByLabel('Aggiungi immagini').setInputFiles(await smallJpeg('foto.jpg'));
    if (how === 401) {
      await expect(sessionDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Serve un nuovo accesso: accedi e riprova')).toBeVisible();
    } else {
      await expect(page.getByText('Caricamento non riuscito')).toBeVisible();
      await create(page).click();
      await expect(problem(page).filter({ hasText: 'Un file non è stato caricato' })).toBeVisible();
    }
    await expect(nameField(page)).toHaveValue('Biella');
    await page.route('**/api/uploads', (route) =>
      route.fulfill({ status: 201, json: [{ key: 'uploads/product-image/1.jpg', url: '/store', fields: {} }] }),
    );
    await page.route('**/store', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Riprova a caricare foto.jpg' }).click();
    await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  });
}
