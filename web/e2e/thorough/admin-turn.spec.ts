import sharp from 'sharp';
import { expectAccessible } from '../checks.ts';
import { listProducts, openPanel, removeCreated, startProduct, toast, uniqueName } from '../support/admin.ts';
import { phonePhoto, smallJpeg } from '../support/files.ts';
import { waitForIdle } from '../support/network.ts';
import { editLink } from '../support/panel.ts';
import { expect, test } from '../support/test.ts';

test('an engine is turned by mouse, slider and keys, loaded only then, and again if it failed', async ({ page }) => {
  const product = (await listProducts(page.request)).find(({ turn }) => turn?.length === 24);
  const isTurnPicture = (url: string) => product?.turn?.includes(new URL(url).pathname) || url.includes('/turn-');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let isBlocked = true;
  let refused = 0;
  await page.route(
    ({ href }) => href.includes('/media/') && isTurnPicture(href),
    (route) => {
      if (!isBlocked) return route.fallback();
      refused += 1;
      return route.abort();
    },
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/prodotti/${product?.slug}`);
  const pictures = page.getByRole('region', { name: 'Immagini del prodotto' });
  const height = async () => (await pictures.boundingBox())?.height;
  await expect(pictures.getByRole('button', { name: 'Gira a 360°' })).toBeVisible();
  const before = await height();
  await waitForIdle(page);
  expect(asked.filter(isTurnPicture)).toEqual([]);

  await pictures.getByRole('button', { name: 'Gira a 360°' }).click();
  const slider = pictures.getByRole('slider', { name: 'Gira a 360°' });
  await expect(slider).toBeFocused();
  await expect(pictures.getByRole('alert')).toContainText('La foto non si è caricata');
  // All of them: a retry may join a request that is about to fail.
  await expect.poll(() => refused).toBe(24);
  isBlocked = false;
  await pictures.getByRole('button', { name: 'Riprova' }).click();
  await expect(pictures.getByRole('alert')).toHaveCount(0);
  await expect(pictures.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expectAccessible(page);

  const expectView = async (number: number) => {
    await expect(slider).toHaveAttribute('aria-valuetext', `Foto ${number} di 24`);
    const shown = pictures.getByRole('img', { name: `Foto ${number} di 24` });
    await expect(shown).toHaveAttribute('src', new RegExp(`${product?.turn?.[number - 1]}\\?`));
  };
  await expectView(1);
  await page.keyboard.press('ArrowRight');
  await expectView(2);
  await page.keyboard.press('End');
  await expectView(24);
  await page.keyboard.press('Home');
  await expectView(1);
  const box = await pictures.getByRole('img', { name: 'Foto 1 di 24' }).boundingBox();
  if (!box) throw new Error('The turn is not shown');
  expect(box.y + box.height).toBeLessThanOrEqual((await slider.boundingBox())?.y ?? 0);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width / 4, y, { steps: 5 });
  await expectView(7);
  // Turning back past the first picture shows the last.
  await page.mouse.move(x + box.width / 4, y, { steps: 5 });
  await page.mouse.up();
  await expectView(19);
  expect(await height()).toBe(before);
  await pictures.getByRole('button', { name: 'Chiudi' }).click();
  await expect(slider).toHaveCount(0);
  await expect(pictures.getByRole('status')).toHaveText(/^Foto 1 di \d$/);
});

test.describe('in the panel', () => {
  test.afterEach(({ page }) => removeCreated(page));

  test('the photos of a turn are sorted by name, made smaller, counted, and removed together', async ({ page }) => {
    test.setTimeout(240_000);
    await openPanel(page);
    const name = uniqueName('Girato');
    const saved = async () => (await listProducts(page.request)).find((product) => product.name === name)?.turn;
    const field = page.getByRole('group', { name: 'Giro di foto' });
    const large = await phonePhoto('foto1.jpg');
    const names = [10, 2, 12, 11, 3, 4, 5, 6, 7, 8, 9].map((number) => `foto${number}.jpg`);
    const photos = [...(await Promise.all(names.map(smallJpeg))), large];

    await startProduct(page, name);
    await page.getByText('Giro di foto', { exact: true }).click();
    await field.getByLabel('Scegli le foto').setInputFiles(photos.slice(0, 3));
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(field.getByRole('alert')).toHaveText('Un giro ha da 12 a 36 foto');
    await field.getByLabel('Sostituisci tutte le foto').setInputFiles(photos);
    await expect(field).toContainText('Prima: foto1.jpg. Ultima: foto12.jpg. Caricate 12 di 12', { timeout: 60_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 60_000 });
    const turn = (await saved()) ?? [];
    expect(turn).toHaveLength(12);
    const { width, height } = await sharp(await (await page.request.get(turn[0] ?? '')).body()).metadata();
    expect({ width, height }).toEqual({ width: 831, height: 1200 });

    await editLink(page, name).click();
    await page.getByText('Giro di foto', { exact: true }).click();
    await field.getByRole('button', { name: 'Togli il giro' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect.poll(saved, { timeout: 60_000 }).toBeUndefined();
  });
});
