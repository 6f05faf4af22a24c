import { expectAccessible } from '../checks.ts';
import { listProducts, openPanel, removeCreated, startProduct, toast, uniqueName } from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';
import { expect, type Page, test } from '../support/test.ts';
import { tapAt } from '../support/touch.ts';

const section = (page: Page) => page.getByRole('group', { name: 'Esploso', exact: true });
const marker = (page: Page, number: number) =>
  section(page).getByRole('button', { name: new RegExp(`^Punto ${number}: .*dall’alto$`) });
const saved = async (page: Page, name: string) =>
  (await listProducts(page.request)).find((product) => product.name === name);

test.use({ hasTouch: true });
test.beforeEach(({ page }) => openPanel(page));
test.afterEach(({ page }) => removeCreated(page));

const startView = async (page: Page, name: string) => {
  await startProduct(page, name);
  await page.getByText('Esploso', { exact: true }).click();
  await section(page)
    .getByLabel('Scegli il disegno')
    .setInputFiles(await smallJpeg('esploso.jpg'));
  const drawing = section(page).getByRole('img', { name: 'Disegno dell’esploso' });
  await expect(drawing).toBeVisible();
  await expect(section(page).getByText('Caricata', { exact: true })).toBeVisible();
  await drawing.scrollIntoViewIfNeeded();
  return drawing;
};

const tapDrawing = async (page: Page, drawing: ReturnType<Page['getByRole']>, x: number, y: number) => {
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The drawing is not shown');
  await tapAt(page, box.x + box.width * x, box.y + box.height * y);
};

test('points are set, filled, moved by keys and dragged, undone, and shown on the page', async ({ page }) => {
  const name = uniqueName('Esploso');
  const drawing = await startView(page, name);
  await tapDrawing(page, drawing, 0.25, 0.5);
  await expect(section(page).getByLabel('Ricambio', { exact: true })).toBeFocused();
  await page.keyboard.type('RP-R21-B01');
  await page.keyboard.press('Enter');
  await expect(marker(page, 1)).toHaveAccessibleName('Punto 1: Biella .21, 25 % da sinistra, 50 % dall’alto');
  await tapDrawing(page, drawing, 0.75, 0.5);
  await section(page).getByLabel('Nome nel disegno').fill('Carter');
  await marker(page, 2).press('ArrowRight');
  await marker(page, 2).press('Shift+ArrowUp');
  await expect(section(page).getByText('76 % da sinistra, 45 % dall’alto')).toBeAttached();
  await marker(page, 1).hover();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The drawing is not shown');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4);
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.3);
  await page.mouse.up();
  await expect(marker(page, 1)).toHaveAccessibleName(/: Biella \.21, 40 % da sinistra, 30 % dall’alto/);
  await section(page).getByRole('button', { name: 'Annulla l’ultima modifica' }).click();
  await expect(marker(page, 1)).toHaveAccessibleName(/: Biella \.21, 25 % da sinistra, 50 % dall’alto/);
  await marker(page, 1).press('Delete');
  await expect(marker(page, 2)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(marker(page, 1)).toHaveAccessibleName(/: Biella \.21, 25 % da sinistra, 50 % dall’alto/);
  await marker(page, 1).focus();
  const later = section(page).getByRole('button', { name: 'Numero successivo' });
  await later.click();
  await expect(marker(page, 1)).toHaveAccessibleName(/^Punto 1: Carter/);
  await expect(later).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 30_000 });
  const product = await saved(page, name);
  const rod = (await listProducts(page.request)).find(
    ({ technicalSpecs }) => technicalSpecs['Codice Articolo'] === 'RP-R21-B01',
  );
  expect(product?.explodedView?.points).toEqual([
    { x: 0.76, y: 0.45, label: 'Carter' },
    { x: 0.25, y: 0.5, product: rod?.id, code: 'RP-R21-B01' },
  ]);
  await page.goto(`/prodotti/${product?.slug}`);
  await expect(page.getByRole('region', { name: 'Esploso', exact: true }).locator('tr:has(td)')).toHaveText([
    '1CarterChiedi',
    /^2Biella \.21RP-R21-B01/,
  ]);
});
