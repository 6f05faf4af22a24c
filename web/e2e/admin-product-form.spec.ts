import { expect, type Page, test } from '@playwright/test';
import { freshName, listProducts, openPanel, removeMade, startProduct, toast } from './support/admin.ts';
import { blank, plainPng, sheetPdf, smallJpeg } from './support/files.ts';

const pictures = (page: Page) => page.getByRole('button', { name: /^Trascina l’immagine/ });
const input = (page: Page) => page.getByLabel('Aggiungi immagini');

test.beforeEach(({ page }) => openPanel(page));
test.afterEach(({ page }) => removeMade(page));

test('what is missing is named beside its field, and the first of them takes the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription('Campo obbligatorio');
  await expect(page.getByLabel('Descrizione', { exact: true })).toHaveAccessibleDescription('Campo obbligatorio');
});

test('accessories have no displacement, and one that was chosen is forgotten', async ({ page }) => {
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  const displacement = page.getByRole('combobox', { name: 'Cilindrata' });
  await displacement.selectOption('2.1cc');
  await page.getByLabel('Categoria').selectOption('Accessori');
  await expect(displacement).toHaveCount(0);
  await page.getByLabel('Categoria').selectOption('Marmitte');
  await expect(displacement).toHaveValue('');
});

test('a name of a spec that cannot be kept is refused beside it', async ({ page }) => {
  await startProduct(page, freshName('Specifiche'));
  await page.getByLabel('Potenza').fill('2 CV');
  for (const [index, label] of ['__proto__', 'Potenza'].entries()) {
    await page.getByRole('button', { name: 'Aggiungi specifica' }).click();
    await page.keyboard.type(label);
    await page.getByLabel(`Valore della specifica ${index + 1}`).fill('x');
  }
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(page.getByLabel('Nome della specifica 1')).toHaveAccessibleDescription('Etichetta non ammessa');
  await expect(page.getByLabel('Nome della specifica 2')).toHaveAccessibleDescription('Etichetta ripetuta');
});

test('a product takes twenty pictures, each with its colour; a twenty-first is not added, and that is said', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const name = freshName('Venti');
  await startProduct(page, name);
  const plain = [await plainPng('red.png', '#b01020'), await plainPng('clear.png', '#b01020', true)];
  const photos = await Promise.all(Array.from({ length: 19 }, (_, index) => smallJpeg(`${index + 1}.jpg`)));
  photos.unshift(...plain);
  await input(page).setInputFiles(photos);
  await expect(toast(page, 'Troppe immagini')).toContainText('al massimo 20 immagini: una non è stata aggiunta');
  await expect(pictures(page)).toHaveCount(20);
  await expect(page.getByText('Caricata', { exact: true })).toHaveCount(20, { timeout: 40_000 });
  await input(page).setInputFiles(photos.slice(-1));
  await expect(pictures(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 30_000 });
  const saved = (await listProducts(page.request)).find((product) => product.name === name);
  const [red, clear, ...others] = saved?.pictures.map((picture) => picture.color) ?? [];
  // The browser encodes a photo anew, which may change a colour by one.
  expect([red, clear]).toEqual([expect.stringMatching(/^b[01]1020$/), null]);
  expect(others.filter((color) => color !== null)).toHaveLength(18);
});

test('a part keeps its English name and the engines that it fits, until they are taken away', async ({ page }) => {
  const name = freshName('Biella');
  const saved = async () => (await listProducts(page.request)).find((product) => product.name === name);
  const engine = (await listProducts(page.request)).find(({ category }) => category === 'motori');
  const code = engine?.technicalSpecs['Codice Articolo'] ?? '';
  const chosen = page.getByRole('list', { name: 'Motori scelti' }).getByRole('listitem');
  await startProduct(page, name);
  await page.getByLabel('Categoria').selectOption('Ricambi');
  await page.getByLabel('Adatto a').fill(code);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText([`${engine?.name} · ${code}`]);
  await page.getByText('Testi in inglese').click();
  await page.getByLabel('Nome in inglese').fill('Conrod');
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible();
  expect(await saved()).toMatchObject({ fits: [engine?.id], translations: { en: { name: 'Conrod' } } });

  await page.getByRole('button', { name: `Modifica ${name}` }).click();
  await chosen.getByRole('button', { name: `Togli ${engine?.name}` }).click();
  await expect(chosen).toHaveCount(0);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
  const after = await saved();
  expect(after?.fits ?? []).toEqual([]);
  expect(after?.translations).toEqual({ en: { name: 'Conrod' } });
});

test('a picture keeps its focal point, and its alternative text is read in the language of the page', async ({
  page,
}) => {
  const name = freshName('Descritta');
  await startProduct(page, name);
  await input(page).setInputFiles([await smallJpeg('a.jpg')]);
  await page.getByText('Testo alternativo e punto focale').click();
  await page.getByLabel('Posizione verticale del punto focale').fill('20');
  await page.getByLabel('Testo alternativo dell’immagine 1, English').fill('A piston');
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible();
  const saved = (await listProducts(page.request)).find((product) => product.name === name);
  expect(saved?.pictures[0]).toMatchObject({ alt: { en: 'A piston' }, focalPoint: { x: 0.5, y: 0.2 } });
  for (const [path, alt] of [
    ['/prodotti', name],
    ['/en/products', 'A piston'],
  ]) {
    await page.goto(`${path}/${saved?.slug}`);
    await expect(page.locator('main img').first()).toHaveAttribute('alt', alt ?? '');
  }
});

test('pictures can be dropped on the form', async ({ page }) => {
  await startProduct(page, freshName('Trascinata'));
  const bytes = [...(await smallJpeg('foto.jpg')).buffer];
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'foto.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  const target = page.getByRole('group', { name: 'Immagini' }).getByText('JPG, PNG o GIF');
  await target.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Lascia qui le immagini')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  await expect(pictures(page)).toHaveCount(1);
});

test('pictures are put in order by keyboard, and what happens is said in Italian', async ({ page }) => {
  await startProduct(page, freshName('Ordine'));
  await input(page).setInputFiles([await smallJpeg('a.jpg'), await smallJpeg('b.jpg'), await smallJpeg('c.jpg')]);
  const shown = page.getByRole('listitem', { name: /^Immagine/ }).locator('img');
  const sources = () => shown.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect(shown).toHaveCount(3);
  const [a, b, c] = await sources();
  await page.getByRole('button', { name: 'Trascina l’immagine 1' }).focus();
  const said = page.getByRole('status').filter({ hasText: /posizione/i });
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('In mano: posizione 1 di 3.');
  // The arrows are listened to a moment after it is said that the picture is held.
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Posizione 2 di 3.');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Lasciata in posizione 2 di 3.');
  await expect.poll(sources).toEqual([b, a, c]);
});

test('a technical sheet must be a PDF, can be taken away again, and comes back', async ({ page }) => {
  const name = freshName('Scheda');
  await startProduct(page, name);
  await page.getByLabel('Aggiungi il PDF', { exact: true }).setInputFiles(blank('scheda.jpg', 'image/jpeg', 100));
  await expect(toast(page, 'Invalid file type')).toContainText('scheda.jpg must be a PDF file');
  await page
    .getByLabel('Aggiungi il PDF', { exact: true })
    .setInputFiles(blank('scheda.pdf', 'application/pdf', 6_000_000));
  await expect(toast(page, 'File too large')).toContainText('scheda.pdf must be smaller than 5MB');
  await page.getByLabel('Aggiungi il PDF', { exact: true }).setInputFiles(await sheetPdf('vera.pdf', name));
  await expect(page.getByText(/vera\.pdf \d kB/)).toBeVisible();
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await page.getByRole('button', { name: `Modifica ${name}` }).click();
  await page.getByRole('button', { name: 'Rimuovi la scheda tecnica' }).click();
  await expect(page.getByText('la scheda attuale viene rimossa')).toBeVisible();
  await page.getByRole('button', { name: 'Tieni la scheda attuale' }).click();
  await expect(page.getByRole('link', { name: /Apri la scheda attuale/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rimuovi la scheda tecnica' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
  const saved = (await listProducts(page.request)).find((product) => product.name === name);
  expect(saved?.technicalSheetUrl).toBeNull();
});
