import { expectAccessibleAtWidths } from '../checks.ts';
import { toast } from '../support/admin.ts';
import { captureUploads, smallJpeg } from '../support/files.ts';
import { bodyOf, jsonOf } from '../support/network.ts';
import { openMocked } from '../support/panel.ts';
import { create, mockSlide, picker, save, startEdit } from '../support/slides.ts';
import { expect, type Page, test } from '../support/test.ts';

test('a new slide requires a picture: the button is disabled, and the form and Enter show why', async ({ page }) => {
  const long = mockSlide(2, { active: false, title: 'x'.repeat(120) });
  await openMocked(page, 'slide', { slides: [mockSlide(1), long] });
  await expectAccessibleAtWidths(page, 390, 1440);
  await captureUploads(page);
  await page.getByRole('button', { name: 'Aggiungi slide' }).click();
  await expect(page.getByRole('heading', { name: 'Nuova slide' })).toBeVisible();
  await expectAccessibleAtWidths(page, 390, 1440);
  await expect(create(page)).toBeDisabled();
  await expect(create(page)).toHaveAccessibleDescription("L'immagine è obbligatoria per le nuove slide");
  await page.getByText('Titolo e note interne').click();
  await page.getByLabel('Titolo', { exact: true }).fill('Senza foto');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Immagine obbligatoria')).toContainText(
    "Devi caricare un'immagine per creare una nuova slide",
  );
  await expect(picker(page)).toBeFocused();
  await picker(page).setInputFiles(await smallJpeg('foto.jpg'));
  await expect(create(page)).toBeEnabled();
  await expect(page.getByText("L'immagine è obbligatoria")).toHaveCount(0);
  await page.getByRole('button', { name: 'Rimuovi l’immagine' }).click();
  await expect(create(page)).toBeDisabled();
});

test('the focal point is set by a tap or by keys, shown in both cuts and saved', async ({ page }) => {
  await startEdit(page);
  const [horizontal, vertical] = [page.getByLabel('da sinistra a destra'), page.getByLabel('dall’alto in basso')];
  await expect(horizontal).toHaveValue('70');
  const preview = page.getByAltText('Anteprima dell’immagine');
  await expect.poll(() => preview.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await preview.boundingBox()) ?? {};
  await preview.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(horizontal).toHaveValue('25');
  await expect(vertical).toBeHidden();
  await page.getByText('Con i cursori').click();
  await vertical.focus();
  await page.keyboard.press('ArrowRight');
  await expect(vertical).toHaveValue('51');
  for (const name of ['Telefono', 'Computer']) await expect(page.getByRole('figure', { name })).toBeVisible();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await page.route('**/api/slides/*', (route) => route.fulfill({ json: mockSlide(1) }));
  await save(page).click();
  expect(bodyOf(await saved)).toContain('"focalPoint":{"x":0.25,"y":0.51}');
});

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('article').getByRole('heading');
const handle = (page: Page, number: number) => page.getByRole('button', { name: `Trascina Slide ${number}` });
const [first, second, third] = [1, 2, 3].map((number) => mockSlide(number).id);

test('a slide is dragged to the front, which is saved at once @engine', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const slides = [1, 2, 3].map((number) => mockSlide(number));
  const orders: string[][] = [];
  await openMocked(page, 'slide', { slides });
  await page.route('**/api/admin/slides/order', (route) => {
    const { ids } = jsonOf(route.request());
    orders.push(ids);
    slides.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return route.fulfill({ json: { ids } });
  });
  await expect(titles(page)).toHaveText(['Slide 1', 'Slide 2', 'Slide 3']);
  const [from, to] = [await handle(page, 3).boundingBox(), await handle(page, 1).boundingBox()];
  if (!from || !to) throw new Error('The slides cannot be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(titles(page)).toHaveText(['Slide 3', 'Slide 1', 'Slide 2']);
  await expect(page.getByText('Ordine salvato.')).toBeAttached();
  expect(orders).toEqual([[third, first, second]]);
});

test('a slide or an item of the trash that has changed elsewhere is shown as it is now', async ({ page }) => {
  const slides = [mockSlide(1)];
  await openMocked(page, 'slide', { slides });
  await page.route('**/api/slides/*', (route) => {
    slides[0] = mockSlide(1, { title: 'Altra', version: 9 });
    return route.fulfill({ status: 409, json: { code: 'conflict', message: 'Conflitto' } });
  });
  await page.getByRole('button', { name: 'Disattiva Slide 1' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: '«Slide 1» è stata modificata o eliminata' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disattiva Altra' })).toBeVisible();

  const times = { deletedAt: '2026-11-01T08:00:00.000Z', expiresAt: '2026-12-01T08:00:00.000Z' };
  let trash = [{ id: mockSlide(2).id, kind: 'slide', name: 'Vecchia', ...times }];
  await page.route('**/api/admin/trash', (route) => route.fulfill({ json: trash }));
  await page.route('**/api/admin/trash/*/restore', (route) => {
    trash = [];
    return route.fulfill({ status: 404, json: { code: 'not_found', message: 'Non trovato' } });
  });
  await page.goto('/admin/cestino');
  await page.getByRole('button', { name: 'Ripristina Vecchia' }).click();
  await expect(toast(page, 'Non è più nel cestino')).toBeVisible();
  await expect(page.getByText('Il cestino è vuoto')).toBeVisible();
});
