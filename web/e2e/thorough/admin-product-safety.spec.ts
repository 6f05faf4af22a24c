import { expectAccessible, expectAccessibleAtWidths } from '../checks.ts';
import {
  addProduct,
  changeProduct,
  holdUploads,
  listProducts,
  openPanel,
  removeCreated,
  removeProduct,
  startProduct,
  toast,
  uniqueName,
} from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';
import { deleteInMenu, editLink, handleDialogs, openMenu, productRow } from '../support/panel.ts';
import { expect, type Locator, type Page, productRows, test } from '../support/test.ts';

const nameField = (page: Page) => page.getByLabel('Nome', { exact: true });
const input = (page: Page) => page.getByLabel('Aggiungi immagini');
const create = (page: Page) => page.getByRole('button', { name: 'Crea prodotto' });
/** Returns the window that a button opens. */
const openPopup = async (button: Locator) =>
  (await Promise.all([button.page().waitForEvent('popup'), button.click()]))[0];
const named = async (page: Page, name: string) =>
  (await listProducts(page.request)).filter((product) => product.name === name);

/** Lets the next save reach the server, and drops its response. */
const loseAnswer = (page: Page, path: string) =>
  page.evaluate((lost) => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await send(input, init);
      if (!init?.body || !String(input).endsWith(lost)) return answer;
      window.fetch = send;
      throw new TypeError('The answer is lost');
    };
  }, path);

test.beforeEach(async ({ page }) => {
  await productRows(page);
  await openPanel(page);
});
test.afterEach(({ page }) => removeCreated(page));

test('a save whose answer is lost keeps everything, and the next attempt creates nothing twice', async ({ page }) => {
  const name = uniqueName('Risposta persa');
  await startProduct(page, name);
  await input(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  await loseAnswer(page, '/api/products');
  await create(page).click();
  await expect(toast(page, 'Errore nella creazione')).toContainText('Impossibile creare il prodotto. Riprova');
  await expect(nameField(page)).toHaveValue(name);
  expect(await named(page, name)).toHaveLength(1);
  await create(page).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 30_000 });
  expect(await named(page, name)).toHaveLength(1);
});

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'ci sono modifiche non salvate' });
const tiles = (page: Page) => page.getByRole('listitem', { name: /^Immagine \d/ });
const accept = (page: Page) => page.getByRole('button', { name: 'Riprendi le modifiche' });

/** For each chosen file stored by the browser, returns whether it was uploaded. */
const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) => {
        const opening = indexedDB.open('unsaved-files');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('files').objectStore('files').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ key }) => key !== null).sort());
          };
        };
      }),
  );

test('photos of a closed tab come back in order, and the uploaded one is not sent again @engine', async ({ page }) => {
  const name = uniqueName('Scheda chiusa');
  const tab = await page.context().newPage();
  await tab.goto('/admin/prodotti');
  await startProduct(tab, name);
  await input(tab).setInputFiles(await smallJpeg('prima.jpg'));
  await expect(tab.getByText('Caricata', { exact: true })).toBeVisible();
  await tab.route(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(tab.url()).origin,
    (route) => route.abort(),
  );
  await input(tab).setInputFiles(await smallJpeg('seconda.jpg'));
  await expect(tab.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await tab.getByText('Descrizione della foto e che cosa non tagliare').nth(1).click();
  await tab.getByLabel('Descrizione della foto dell’immagine 2, Italiano').fill('La seconda');
  await tab.getByRole('button', { name: 'Usa l’immagine 2 come copertina' }).click();
  // The tab closes before this picture is prepared.
  await input(tab).setInputFiles(await smallJpeg('terza.jpg'));
  await expect.poll(() => keptFiles(tab)).toEqual([false, false, true]);
  await tab.close();

  let announced = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/uploads')) announced += 1;
  });
  await page.goto('/admin/prodotti/nuovo');
  await expect(offer(page)).toContainText('Ritrovati 3 file che avevi scelto.');
  await expectAccessibleAtWidths(page, 390, 768, 1440);
  await accept(page).click();
  await expect(nameField(page)).toHaveValue(name);
  await expect(page.getByText('Caricata', { exact: true })).toHaveCount(3);
  const previews = tiles(page).locator('img[src^="blob:"]');
  await expect
    .poll(() => previews.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth)))
    .toEqual([160, 160, 160]);
  await create(page).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 30_000 });
  expect(announced).toBe(2);
  const [product] = await named(page, name);
  expect(product?.pictures.map(({ alt }) => alt.it)).toEqual(['La seconda', undefined, undefined]);
  await expect.poll(() => keptFiles(page)).toEqual([]);
});

test('texts and photos of two tabs with the same form survive each other, and a cancel in one', async ({ page }) => {
  const tab = await page.context().newPage();
  for (const each of [page, tab]) {
    handleDialogs(each, true);
    await each.goto('/admin/prodotti/nuovo');
    await expect(nameField(each)).toBeVisible();
  }
  await nameField(page).fill('Prima scheda');
  await input(page).setInputFiles(await smallJpeg('prima.jpg'));
  await expect.poll(() => keptFiles(page)).toEqual([true]);
  await nameField(tab).fill('Seconda scheda');
  await input(tab).setInputFiles(await smallJpeg('seconda.jpg'));
  await expect.poll(() => keptFiles(page)).toEqual([true, true]);
  for (const each of [page, tab]) await each.getByLabel('Descrizione', { exact: true }).fill('Scritta dopo');
  await tab.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(nameField(tab)).toHaveCount(0);
  await expect.poll(() => keptFiles(page)).toEqual([true]);
  await page.reload();
  await expect(offer(page)).toContainText('Ritrovato 1 file che avevi scelto.');
  await accept(page).click();
  await expect(nameField(page)).toHaveValue('Prima scheda');
  await expect(tiles(page)).toHaveCount(1);
  await expect(accept(page)).toHaveCount(0);
});

test('signing out asks first, and leaves neither texts nor photos of a draft on the device', async ({ page }) => {
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-')));
  await startProduct(page, uniqueName('Uscita'));
  await input(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect.poll(() => keptFiles(page)).toEqual([true]);
  const questions = handleDialogs(page, false);
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('Uscendo si cancella tutto')]);
  expect(await drafts()).toHaveLength(1);
  handleDialogs(page, true);
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The files of drafts are deleted first, which a busy disk may delay.
  await expect.poll(drafts, { timeout: 60_000 }).toEqual([]);
  await expect.poll(() => keptFiles(page), { timeout: 60_000 }).toEqual([]);
  await openPanel(page);
});

test('a photo that the browser cannot keep is named', async ({ page }) => {
  const name = uniqueName('Senza deposito');
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
  });
  await page.reload();
  await startProduct(page, name);
  await input(page).setInputFiles(await smallJpeg('perduta.jpg'));
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  handleDialogs(page, true);
  await page.goto('/admin/prodotti/nuovo');
  await expect(offer(page)).toContainText('Da aggiungere di nuovo: perduta.jpg.');
  await accept(page).click();
  await expect(nameField(page)).toHaveValue(name);
  await expect(tiles(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('Da aggiungere di nuovo: perduta.jpg.');
});

test('a product that somebody else deleted can be saved as a new one', async ({ page }) => {
  const product = await addProduct(page, uniqueName('Sparito'), await smallJpeg('foto.jpg'));
  await page.reload();
  await editLink(page, product.name).click();
  await page.getByLabel('Descrizione', { exact: true }).fill('Scritta con fatica');
  await removeProduct(page, product);
  await page.getByRole('button', { name: 'Salva' }).click();
  await create(page).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 30_000 });
  expect(await named(page, product.name)).toMatchObject([{ description: 'Scritta con fatica', images: [] }]);
});

test('a draft is previewed by links, each of which can be ended, until it is published', async ({ page, browser }) => {
  const name = uniqueName('Bozza');
  await startProduct(page, name);
  await expect(page.getByLabel('Pubblica il')).toHaveCount(0);
  await page.getByLabel('Visibilità').selectOption('Bozza');
  await page.getByLabel('Pubblica il').fill('2099-07-01T10:30');
  await create(page).click();
  const created = toast(page, 'Prodotto creato!');
  await expect(created).toContainText(`${name} è una bozza: va in catalogo da sé, dal 1 lug 2099, 10:30.`);
  const preview = await openPopup(created.getByRole('button', { name: 'Anteprima' }));
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await preview.close();
  const row = productRow(page, name);
  await expect(row.getByText('dal 1 lug 2099, 10:30', { exact: true })).toBeVisible();

  const menu = await openMenu(page, name);
  await menu.getByRole('button', { name: `Anteprima ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Anteprima' });
  const link = await dialog.getByLabel('Link').inputValue();
  await expectAccessible(page);
  for (const open of [dialog, menu]) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  }
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await visitor.close();

  await editLink(page, name).click();
  await expect(page.getByLabel('Pubblica il')).toHaveValue('2099-07-01T10:30');
  await page.getByRole('button', { name: 'Mostra i link' }).click();
  const links = page.getByRole('dialog', { name: `Link di anteprima di ${name}` });
  const ends = links.getByRole('button', { name: 'Termina' });
  await expect(ends).toHaveCount(2);
  await expectAccessible(page);
  await ends.first().click();
  await expect(ends).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByLabel('Visibilità').selectOption('Visibile');
  await page.getByRole('button', { name: 'Salva' }).click();
  const updated = toast(page, 'Prodotto aggiornato!');
  await expect(updated).toContainText(`Le modifiche a ${name} sono in catalogo.`);
  await expect(row.getByText('Bozza', { exact: true })).toHaveCount(0);
  const published = await openPopup(updated.getByRole('button', { name: 'Vedi sul sito' }));
  await expect(published.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(new URL(published.url()).pathname).toMatch(/^\/prodotti\/bozza-/);
  await published.close();
  await openMenu(page, name);
  await expect(menu.getByRole('button', { name: `Anteprima ${name}` })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: /^Vedi sul sito/ })).toBeVisible();
});

test('a duplicate is a draft; a product changed meanwhile is not deleted, and is restored', async ({ page }) => {
  const product = await addProduct(page, uniqueName('Doppio'));
  const { name } = product;
  await page.reload();
  await (await openMenu(page, name)).getByRole('button', { name: `Duplica ${name}` }).click();
  await expect(toast(page, 'Prodotto creato!')).toContainText(`${name} (copia), copia di ${name}, è una bozza`);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(`${name} (copia)`);
  await expect(page.getByLabel('Visibilità')).toHaveValue('draft');
  await page.getByRole('button', { name: 'Annulla' }).click();
  const row = productRow(page, name);
  await expect(row).toContainText('Visibile');
  await expect(productRow(page, `${name} (copia)`)).toContainText('Bozza');

  handleDialogs(page, true);
  await changeProduct(page, product, 'Cambiata nel frattempo');
  await deleteInMenu(page, name);
  await expect(toast(page, "Errore nell'eliminazione")).toContainText('è stato modificato nel frattempo');
  await deleteInMenu(page, name);
  const message = toast(page, 'Prodotto eliminato!');
  await expect(message).toContainText(name);
  await page.route('**/api/admin/trash/*/restore', (route) => route.abort(), { times: 1 });
  await message.getByRole('button', { name: 'Annulla' }).click();
  await toast(page, 'Non è stato possibile ripristinarlo. Riprova').getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, 'Ripristinato!')).toContainText(name);
  await expect(row).toBeVisible();

  await deleteInMenu(page, name);
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: 'Cestino' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Ripristina ${name}` }).click();
  await expect(toast(page, 'Ripristinato!')).toBeVisible();
  await page.getByRole('tab', { name: 'Prodotti' }).click();
  await expect(row).toBeVisible();
  await deleteInMenu(page, name);
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: 'Cestino' }).click();
  await page.getByRole('button', { name: `Elimina per sempre ${name}` }).click();
  await expect(toast(page, 'Eliminato per sempre')).toBeVisible();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});

test('parts chosen for an engine are asked about before it is left, and saved as last ticked', async ({ page }) => {
  const model = (await listProducts(page.request)).find(({ name }) => name === 'Tuono .21 Buggy');
  const questions = handleDialogs(page, false);
  await page.goto('/admin/prodotti/nuovo');
  await page.getByText('Ricambi, codici, evidenza').click();
  await page.getByLabel('Stessi ricambi di…').selectOption(model?.id ?? '');
  const ticks = page.getByRole('list', { name: 'Ricambi da aggiungere' }).getByRole('checkbox');
  await expect(ticks.first()).toBeChecked();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('modifiche non salvate')]);
  await expect(ticks.first()).toBeChecked();

  const release = await holdUploads(page);
  await nameField(page).fill(uniqueName('Ricambi scelti dopo'));
  await page.getByLabel('Descrizione', { exact: true }).fill('Motore di prova.');
  await input(page).setInputFiles(await smallJpeg('foto.jpg'));
  await create(page).click();
  await expect(page.getByText('Il salvataggio parte appena i file sono caricati.')).toBeVisible();
  await ticks.first().uncheck();
  const left = (await ticks.count()) - 1;
  release();
  const created = toast(page, 'Prodotto creato!');
  await expect(created).toContainText(`${left} ricambi in più`);
  await created.hover();
  await created.getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, `${left} prodotti ripristinati`)).toBeVisible();
});

test('an empty form is left without a question, any other after one, whichever way one leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const questions = handleDialogs(page, false);
  const edit = page.getByRole('rowheader').first().getByRole('link');
  await edit.click();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(nameField(page)).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Messaggi' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Messaggi' }).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(tab).toBeFocused();
  expect(questions).toEqual([]);

  await page.getByRole('tab', { name: 'Prodotti' }).click();
  await startProduct(page, 'Bozza');
  for (const [at, way] of [
    page.getByRole('button', { name: 'Annulla', exact: true }),
    tab,
    page.getByRole('navigation').getByRole('link', { name: 'Azienda' }).first(),
    page.getByRole('button', { name: 'Esci' }),
  ].entries()) {
    await way.click();
    await expect.poll(() => questions, way.toString()).toHaveLength(at + 1);
  }
  const question = 'Ci sono modifiche non salvate. Vuoi uscire senza salvarle?';
  // Signing out also removes the draft.
  const signOutQuestion = expect.stringContaining('Uscendo si cancella tutto ciò che non hai salvato.');
  expect(new Set(questions)).toEqual(new Set([question, signOutQuestion]));
  await expect(nameField(page)).toHaveValue('Bozza');
  expect(new URL(page.url()).pathname).toBe('/admin/prodotti/nuovo');
});

for (const hasNavigationApi of [true, false])
  test(`Back from a form with a photo asks, and keeps it, ${hasNavigationApi ? 'with the Navigation API @engine' : 'without it'}`, async ({
    page,
  }) => {
    if (!hasNavigationApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.reload();
    expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigationApi);
    const stay = handleDialogs(page, false);
    await startProduct(page, 'Bozza');
    await input(page).setInputFiles(await smallJpeg('foto.jpg'));
    await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
    for (const times of [1, 2]) {
      await page.evaluate(() => history.back());
      await expect.poll(() => stay).toHaveLength(times);
      await expect(page).toHaveURL('/admin/prodotti/nuovo');
      await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
      await expect(nameField(page)).toHaveValue('Bozza');
    }
    handleDialogs(page, true);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/admin/prodotti');
    await expect(nameField(page)).toHaveCount(0);
  });
