import { collectFaults } from '../checks.ts';
import { dispatchOnline, hold } from '../support/network.ts';
import { expect, type Page, test } from '../support/test.ts';

const colorsIn = (page: Page, selector: string): Promise<[named: string | undefined, shown: string][]> =>
  page.locator(selector).evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture instanceof HTMLImageElement)
      .map((picture) => {
        const channels = getComputedStyle(picture).backgroundColor.match(/\d+/g) ?? [];
        const shown = channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('');
        return [picture.dataset.color, shown] as [string | undefined, string];
      }),
  );

async function expectOwnColors(page: Page, selector: string): Promise<void> {
  const colors = await colorsIn(page, selector);
  expect(colors.length).toBeGreaterThan(0);
  for (const [named, shown] of colors) expect(shown).toBe(named);
}

test('pictures on the way show their own colour, and nothing of it is left when they are there', async ({ page }) => {
  const faults = collectFaults(page);
  const release = await hold(page, /\?w=\d+$/);
  await page.goto('/prodotti', { waitUntil: 'domcontentloaded' });
  await page.locator('article img[data-loading]').first().waitFor();
  await expectOwnColors(page, 'main img');
  await page.locator('article a').first().click();
  await page.getByRole('heading', { level: 1, name: 'Saetta .21 Pista' }).waitFor();
  // Pictures of the exploded view and of the parts below have none.
  await expectOwnColors(page, 'main img[data-color]');
  release();
  const large = page.locator('main img').first();
  await expect(large).not.toHaveAttribute('data-loading');
  await expect(large).not.toHaveAttribute('style', /background/);
  expect(faults).toEqual([]);
});

test('a picture that did not load says so, and loads when the connection returns', async ({ page }) => {
  await page.route(/\?w=\d+$/, (route) => route.abort());
  await page.goto('/prodotti/saetta-21-pista');
  const missing = page.getByRole('main').getByText('Immagine non caricata', { exact: true });
  await expect(missing.first()).toBeVisible();
  await expect(page.getByText('Nessuna immagine')).toHaveCount(0);
  await page.unroute(/\?w=\d+$/);
  // A picture may fail after the connection has returned.
  await expect(async () => {
    await dispatchOnline(page);
    await expect(missing).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
});

/** Maximum number of pictures checked per page: the others use the same component. */
const SOME = 6;
const ENGINE = 'tuono-21-buggy-corsa';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

/** Returns the pictures that lack dimensions or alternative text, did not load, or are shown larger than their file. */
const faultsOf = (page: Page, scope: string): Promise<string[]> =>
  page.locator(`${scope} img`).evaluateAll(async (found, some) => {
    const pictures = found.filter((one) => one instanceof HTMLImageElement);
    const widthOf = async (address: string) => {
      const file = new Image();
      file.src = address;
      await file.decode();
      return file.naturalWidth;
    };
    const look = async (picture: HTMLImageElement): Promise<string | undefined> => {
      // Outside the viewport, content-visibility skips layout, so the measured size would be an estimate.
      picture.scrollIntoView({ block: 'center' });
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      picture.loading = 'eager';
      await picture.decode().catch(() => {});
      if (picture.naturalWidth === 0) return 'did not come';
      const { clientWidth, clientHeight, currentSrc } = picture;
      const covering = (clientHeight * picture.naturalWidth) / picture.naturalHeight;
      const shown = getComputedStyle(picture).objectFit === 'cover' ? Math.max(clientWidth, covering) : clientWidth;
      const [has, wants] = [await widthOf(currentSrc), Math.floor(shown * Math.min(devicePixelRatio, 2))];
      // Tolerates rounding differences of a few pixels.
      if (has >= wants - 4 || has >= (await widthOf(currentSrc.replace(/w=\d+/, 'w=1600')))) return undefined;
      return `${has} pixels, ${wants} are shown`;
    };
    const faults = pictures
      .filter((picture) => !['width', 'height', 'alt'].every((name) => picture.hasAttribute(name)))
      .map((picture) => `${picture.src}: lacks width, height or alt`);
    const seen = pictures.filter((picture) => picture.clientWidth > 0 && !picture.src.includes('.svg')).slice(0, some);
    if (seen.length === 0) faults.push('no picture');
    for (const picture of seen) {
      const fault = await look(picture);
      if (fault) faults.push(`${picture.currentSrc || picture.src}: ${fault}`);
    }
    return faults;
  }, SOME);

for (const address of ['/azienda', '/prodotti', `/prodotti/${ENGINE}`]) {
  test(`the pictures of ${address} fit a phone`, async ({ page }) => {
    await page.goto(address);
    expect(await faultsOf(page, 'main')).toEqual([]);
  });
}
