import { expect, type Page, test } from '@playwright/test';
import {
  addProduct,
  changeProduct,
  freshName,
  isStore,
  listProducts,
  openPanel,
  removeMade,
  removeProduct,
  startProduct,
  toast,
} from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';

const nameField = (page: Page) => page.getByLabel('Nome', { exact: true });
const input = (page: Page) => page.getByLabel('Aggiungi immagini');
const create = (page: Page) => page.getByRole('button', { name: 'Crea prodotto' });
const named = async (page: Page, name: string) =>
  (await listProducts(page.request)).filter((product) => product.name === name);

test.beforeEach(({ page }) => openPanel(page));
test.afterEach(({ page }) => removeMade(page));

test('a save whose answer is lost keeps everything, and the next attempt creates nothing twice', async ({ page }) => {
  const name = freshName('Risposta persa');
  await startProduct(page, name);
  await input(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  const loseAnswer = page.route(
    (url) => url.pathname === '/api/products',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await loseAnswer;
  await create(page).click();
  await expect(toast(page, 'Errore nella creazione')).toContainText('Impossibile creare il prodotto. Riprova');
  await expect(nameField(page)).toHaveValue(name);
  expect(await named(page, name)).toHaveLength(1);
  await create(page).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible();
  expect(await named(page, name)).toHaveLength(1);
});

test('a picture that did not arrive holds the save until it is sent again', async ({ page }) => {
  const name = freshName('Rete caduta');
  await startProduct(page, name);
  await page.route(isStore(page), (route) => route.abort(), { times: 1 });
  await input(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect(page.getByText('Caricamento non riuscito')).toBeVisible();
  await create(page).click();
  await expect(page.getByText('Un file non è stato caricato')).toBeVisible();
  await page.getByRole('button', { name: 'Riprova a caricare foto.jpg' }).click();
  await create(page).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible();
  expect((await named(page, name))[0]?.images).toHaveLength(1);
});

test('a file that the server refuses is named beside the pictures', async ({ page }) => {
  await startProduct(page, freshName('Finta'));
  await input(page).setInputFiles(await smallJpeg('finta.jpg'));
  const issues = [{ path: 'images.0', code: 'not_a_picture', message: 'Il file non è un’immagine ammessa' }];
  await page.route('**/api/products', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { code: 'invalid', message: 'Dati non validi', issues } })
      : route.fallback(),
  );
  await create(page).click();
  await expect(page.getByText('Immagine 1: Il file non è')).toBeVisible();
  await expect(input(page)).toBeFocused();
});

test('a product that somebody else deleted can be saved as a new one', async ({ page }) => {
  const product = await addProduct(page, freshName('Sparito'), await smallJpeg('foto.jpg'));
  await page.reload();
  await page.getByRole('button', { name: `Modifica ${product.name}` }).click();
  await page.getByLabel('Descrizione', { exact: true }).fill('Scritta con fatica');
  await removeProduct(page, product);
  await page.getByRole('button', { name: 'Salva' }).click();
  await create(page).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible();
  expect(await named(page, product.name)).toMatchObject([{ description: 'Scritta con fatica', images: [] }]);
});

test('a picture that met an ended session is sent with the save after the new sign-in', async ({ page, context }) => {
  const name = freshName('Sessione');
  await startProduct(page, name);
  const cookies = await context.cookies();
  await context.clearCookies();
  await input(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect(page.getByRole('dialog', { name: 'La sessione è scaduta' })).toBeVisible();
  await context.addCookies(cookies);
  await page.keyboard.press('Escape');
  await create(page).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible();
  expect((await named(page, name))[0]?.images).toHaveLength(1);
});

test('a product that changed meanwhile is not deleted unseen', async ({ page }) => {
  const product = await addProduct(page, freshName('Da eliminare'));
  await page.reload();
  page.on('dialog', (dialog) => dialog.accept());
  const button = page.getByRole('button', { name: `Elimina ${product.name}` });
  await expect(button).toBeVisible();
  await changeProduct(page, product, 'Cambiata nel frattempo');
  await button.click();
  await expect(toast(page, "Errore nell'eliminazione")).toContainText('Impossibile eliminare il prodotto. Riprova');
  await page.getByRole('button', { name: 'Ricarica l’elenco' }).click();
  await expect(page.getByText('Cambiata nel frattempo')).toBeVisible();
  await button.click();
  await expect(toast(page, 'Prodotto eliminato!')).toBeVisible();
});
