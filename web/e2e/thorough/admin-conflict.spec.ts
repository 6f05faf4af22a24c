import { expectAccessibleAtWidths } from '../checks.ts';
import {
  addProduct,
  changeProduct,
  listProducts,
  openPanel,
  removeCreated,
  toast,
  uniqueName,
} from '../support/admin.ts';
import { sheetPdf, smallJpeg } from '../support/files.ts';
import { editLink, handleDialogs } from '../support/panel.ts';
import { mockSlide, startEdit } from '../support/slides.ts';
import { expect, type Page, test } from '../support/test.ts';

const nameField = (page: Page) => page.getByLabel('Nome', { exact: true });
const titleField = (page: Page) => page.getByLabel('Titolo', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salva' });
const saveMine = (page: Page) => page.getByRole('button', { name: 'Salva la mia' });
const showTheirs = (page: Page) => page.getByRole('button', { name: 'Mostra quella versione' });
const showMine = (page: Page) => page.getByRole('button', { name: 'Torna alla mia' });
/** The fields that differ, each as its label and both values. */
const differences = (page: Page) =>
  page
    .getByLabel(/^\d+ camp(o diverso|i diversi)$/)
    .locator('> div')
    .evaluateAll((rows) => rows.map(({ children }) => [...children].map(({ textContent }) => textContent)));
const tiles = (page: Page) => page.getByRole('button', { name: /^Trascina l’immagine/ });

test.afterEach(({ page }) => removeCreated(page));

test('a product saved elsewhere says by whom and when, shows that version, and is saved again', async ({ page }) => {
  await openPanel(page);
  const product = await addProduct(page, uniqueName('Conflitto'), await smallJpeg('prima.jpg'));
  await page.reload();
  await editLink(page, product.name).click();
  await nameField(page).fill(`${product.name} mio`);
  await page.getByLabel('Aggiungi immagini').setInputFiles(await smallJpeg('mia.jpg'));
  await page.getByLabel('Aggiungi il PDF', { exact: true }).setInputFiles(await sheetPdf('mia.pdf', product.name));
  await expect(page.getByText('Caricata', { exact: true })).toHaveCount(2);
  await changeProduct(page, product, 'Descrizione di un altro');
  await save(page).click();
  await expect(page.getByText('questo prodotto è stato modificato altrove')).toBeVisible();
  await expect(page.getByText(/^L’altra versione è del \d.*, salvata da admin\.$/)).toBeVisible();
  await expect(nameField(page)).toHaveValue(`${product.name} mio`);
  const fields = [
    ['Nome', `La mia${product.name} mio`, `L’altra${product.name}`],
    ['Descrizione', `La mia${product.description}`, 'L’altraDescrizione di un altro'],
    ['Immagini', 'La mia2 filemia.jpg', 'L’altra1 file'],
    ['Scheda tecnica', 'La miamia.pdf', 'L’altra–'],
  ];
  expect(await differences(page)).toEqual(fields);
  await nameField(page).fill(product.name);
  await expect.poll(() => differences(page)).toHaveLength(3);
  await nameField(page).fill(`${product.name} mio`);
  await expectAccessibleAtWidths(page, 320, 390, 1440);

  await showTheirs(page).click();
  await expect(nameField(page)).toHaveValue(product.name);
  await expect(page.getByLabel('Descrizione', { exact: true })).toHaveValue('Descrizione di un altro');
  await expect(tiles(page)).toHaveCount(1);
  await expect.poll(() => differences(page)).toHaveLength(4);
  await showMine(page).click();
  await expect(nameField(page)).toHaveValue(`${product.name} mio`);
  await expect(tiles(page)).toHaveCount(2);
  await saveMine(page).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible({ timeout: 30_000 });
  const saved = (await listProducts(page.request)).find(({ id }) => id === product.id);
  expect(saved).toMatchObject({ name: `${product.name} mio`, description: product.description });
  expect(saved?.images).toHaveLength(2);
  expect(saved?.technicalSheetUrl).toBeTruthy();
});

test('a stored draft of a slide that was saved elsewhere meanwhile shows the conflict too', async ({ page }) => {
  const theirs = mockSlide(1, { title: 'Titolo suo', version: 2 });
  handleDialogs(page, true);
  await startEdit(page);
  await page.getByText('Titolo e note interne').click();
  await titleField(page).fill('Titolo mio');
  await page.route('**/api/slides', (route) => route.fulfill({ json: [theirs] }));
  await page.reload();
  await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
  await expect(titleField(page)).toHaveValue('Titolo mio');
  await expect(page.getByText('questa slide è stata modificata altrove')).toBeVisible();
  expect(await differences(page)).toEqual([['Titolo', 'La miaTitolo mio', 'L’altraTitolo suo']]);
  await showTheirs(page).click();
  await expect(titleField(page)).toHaveValue('Titolo suo');
});

test('the version set aside outlasts other edits, a new conflict, a reload, a save, a deletion', async ({ page }) => {
  let slides = [mockSlide(1)];
  const saveElsewhere = (title: string) => {
    slides = slides.map(({ version }) => mockSlide(1, { title, version: version + 1 }));
  };
  handleDialogs(page, true);
  await startEdit(page);
  await page.route('**/api/slides', (route) => route.fulfill({ json: slides }));
  await page.route('**/api/slides/*', (route) => {
    if (slides.length === 0) return route.fulfill({ status: 404, json: { code: 'not_found' } });
    if (route.request().headers()['if-match'] !== `"${slides[0]?.version}"`)
      return route.fulfill({ status: 409, json: { code: 'conflict' } });
    saveElsewhere('Titolo salvato');
    return route.fulfill({ json: slides[0] });
  });
  const accept = page.getByRole('button', { name: 'Riprendi le modifiche' });
  const openDetails = () => page.getByText('Titolo e note interne').click();
  await openDetails();
  await titleField(page).fill('Titolo mio');
  saveElsewhere('Titolo suo');
  await save(page).click();
  await showTheirs(page).click();
  await titleField(page).fill('Titolo suo, corretto');
  saveElsewhere('Terzo titolo');
  await save(page).click();
  await expect(showTheirs(page)).toBeVisible();
  await accept.click();
  await expect(titleField(page)).toHaveValue('Titolo mio');

  await showTheirs(page).click();
  await expect(titleField(page)).toHaveValue('Terzo titolo');
  await titleField(page).fill('Terzo titolo, corretto');
  await page.reload();
  await accept.click();
  await expect(titleField(page)).toHaveValue('Terzo titolo, corretto');
  await save(page).click();
  await expect(toast(page, 'Slide aggiornata!')).toBeVisible();

  await page.getByRole('button', { name: 'Modifica Titolo salvato' }).click();
  await accept.click();
  await expect(titleField(page)).toHaveValue('Titolo mio');
  await showTheirs(page).click();
  slides = [];
  await save(page).click();
  await expect(page.getByText('questa slide è stata eliminata')).toBeVisible();
  await accept.click();
  await expect(titleField(page)).toHaveValue('Titolo mio');
});
