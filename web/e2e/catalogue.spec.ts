import type { Product } from '@rombo/shared/collections/product';
import { listProducts } from './support/admin.ts';
import { mockProduct, mockProducts } from './support/mock-data.ts';
import { disablePrefetch, hold, openHydrated, setConnection } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';

const cards = (page: Page) => page.locator('article');
const filter = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) });

test('a visitor finds every product of the API, with counts that agree', async ({ page, request }) => {
  const products: Product[] = await (await request.get('/api/products')).json();
  expect(products.length).toBeGreaterThan(23);
  await setConnection(page, { effectiveType: '4g' });
  await page.goto('/prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I nostri prodotti');
  await expect(page).toHaveTitle('I nostri prodotti | ROMBO POWER');
  await expect(cards(page)).toHaveCount(products.length);
  await expect(cards(page).getByRole('heading')).toContainText(products.map(({ name }) => name));
  const engines = products.filter(({ category }) => category === 'motori').length;
  await expect(filter(page, 'Motori Completi')).toHaveText(`Motori Completi ${engines}`);
  await expect(filter(page, 'Tutti')).toHaveAttribute('aria-current', 'true');
});

test("the two rows of a card's actions have common edges", async ({ page }) => {
  await page.goto('/prodotti');
  const card = cards(page).first();
  const edges = async (role: 'button' | 'link', name: RegExp) => {
    const box = await card.getByRole(role, { name }).boundingBox();
    return box && { left: box.x, right: box.x + box.width, top: box.y };
  };
  for (const width of [768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // A card moves when it is shown first.
    await expect(async () => {
      const specs = await edges('button', /^Vedi tutte/);
      const compare = await edges('button', /^Confronta/);
      const sheet = await edges('link', /^Scheda tecnica/);
      const gallery = await edges('button', /^Galleria/);
      expect([specs?.left, compare?.right]).toEqual([sheet?.left, gallery?.right]);
      expect([specs?.top, sheet?.top]).toEqual([compare?.top, gallery?.top]);
    }).toPass({ timeout: 15_000 });
  }
});

/** Returns the labels of the buttons and names whose focus frame is clipped: by what is around them in the card, or by its cell of the list. */
const clippedFrames = (page: Page) =>
  page.locator('main article :is(button, div > a, h2 > a)').evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (!(target instanceof HTMLElement) || target.getClientRects().length === 0) return [];
      target.focus({ focusVisible: true } as FocusOptions);
      const { outlineOffset, outlineWidth } = getComputedStyle(target);
      const room = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const frame = target.getBoundingClientRect();
      const isWholeIn = (box: Element) => {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        return (
          frame.left - room >= left &&
          frame.top - room >= top &&
          frame.right + room <= right &&
          frame.bottom + room <= bottom
        );
      };
      const card = target.closest('article');
      const isWhole = [card, ...(card?.querySelectorAll('*') ?? [])].every(
        (box) =>
          !box?.contains(target) ||
          box === target ||
          (box !== card && getComputedStyle(box).overflow === 'visible') ||
          isWholeIn(box),
      );
      return isWhole ? [] : [target.ariaLabel ?? target.textContent];
    }),
  );

test("the focus frames of a card's buttons are whole, and each availability has its own colour", async ({ page }) => {
  await openHydrated(page, '/prodotti');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => clippedFrames(page), `${width} px`).toEqual([]);
  }
  const first = (text: string) => page.getByText(text, { exact: true }).first();
  const colorOf = (text: string) => first(text).evaluate((element) => getComputedStyle(element).color);
  const names = ['Pronta consegna', 'Su ordinazione', 'Fuori produzione'];
  const colors = [...(await Promise.all(names.map(colorOf))), await colorOf('I nostri prodotti')];
  expect(new Set(colors).size).toBe(colors.length);
});

test('a long name in a row of a phone is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name =
    'Kit di cuscinetti ceramici e guarnizioni per motori .21 da buggy e da pista, con estrattore, seconda serie';
  await mockProducts(page, [mockProduct(1, { name })]);
  await page.goto('/prodotti');
  const row = cards(page).first();
  await expect(row.getByRole('heading')).toHaveText(name);
  const { inside, text, lines } = await row.getByRole('heading').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const text = range.getBoundingClientRect();
    return {
      inside: heading.getBoundingClientRect().bottom,
      text: text.bottom,
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    };
  });
  expect(lines).toBeGreaterThan(2);
  // The last line may have descenders below its line box.
  expect(text).toBeLessThan(inside + 4);
  await expect(row.getByText('RP-R21-1')).toBeInViewport({ ratio: 1 });
});

test('the day of return of a sold-out product is shown until it has passed', async ({ page }) => {
  const product = (await listProducts(page.request)).find(({ backOn }) => backOn);
  const year = Number(product?.backOn?.slice(0, 4));
  const address = `/prodotti/${product?.slug}`;
  const day = page.getByText(`torna il 15 marzo ${year}`);
  await page.clock.setFixedTime(new Date(year, 2, 15, 23, 59));
  await openHydrated(page, address);
  await expect(day).toBeVisible();
  await page.clock.setFixedTime(new Date(year, 2, 16));
  for (const path of [address, '/prodotti?category=ricambi&q=carburatore']) {
    await openHydrated(page, path);
    await expect(page.getByText('Esaurito').first()).toBeVisible();
    await expect(day).toHaveCount(0);
  }
});

test('filters narrow the list by category, then by displacement, and the address follows', async ({ page }) => {
  await mockProducts(page, [
    mockProduct(1),
    mockProduct(2, { subcategory: '2.1cc' }),
    mockProduct(3, { category: 'motori', name: 'Tuono' }),
    mockProduct(4, { category: 'accessori', subcategory: null, name: 'Borraccia' }),
  ]);
  await page.goto('/prodotti');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await expect(page.getByRole('group', { name: 'Cilindrata' })).toHaveCount(0);
  await filter(page, 'Ricambi').click();
  await expect(page).toHaveURL(/\/prodotti\?category=ricambi$/);
  await expect(cards(page)).toHaveCount(2);
  const sizes = page.getByRole('group', { name: 'Cilindrata' }).getByRole('link');
  await expect(sizes).toHaveText(['Tutti 2', '3.5cc 1', '2.1cc 1']);
  await filter(page, '2.1cc').click();
  await expect(cards(page)).toContainText(['Pistone 2']);
  await filter(page, 'Accessori').click();
  await expect(cards(page)).toContainText(['Borraccia']);
  await filter(page, 'Ricambi').click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Azzera filtri' }).click();
  await expect(page).toHaveURL(/\/prodotti$/);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('body[data-kept]')).toHaveCount(1);
});

test('skeletons are shown while products load; a failed load shows an error and can be retried', async ({ page }) => {
  await mockProducts(page, []);
  await page.route('**/api/products', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const answer = await hold(page, '**/api/products');
  await page.goto('/prodotti');
  await expect(page.getByTestId('skeletons').locator('li')).toHaveCount(6);
  answer();
  await expect(page.getByRole('heading', { name: 'Errore nel caricamento' })).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByTestId('skeletons')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible();
});

test('of two thousand products the first are in the document, and more come as one scrolls', async ({ page }) => {
  await mockProducts(
    page,
    Array.from({ length: 2000 }, (_, index) => mockProduct(index)),
  );
  await page.goto('/prodotti');
  await expect(page.getByText('2000 prodotti')).toBeVisible();
  const first = await cards(page).count();
  expect(first).toBeLessThanOrEqual(80);
  // The focus also scrolls to the link: the list then grows once or twice.
  await page.getByRole('link', { name: 'Mostra altri prodotti' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  const second = await cards(page).count();
  // The mouse starts over the sidebar, which has its own scroll area.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 200_000);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(second);
});

test('a list that is too long for the browser is left to the server, whose page is loaded', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  const link = '</prodotti>; rel="alternate"; type="text/html"';
  await page.route('**/api/products', (route) => route.fulfill({ json: [mockProduct(1)], headers: { Link: link } }));
  await disablePrefetch(page);
  await page.goto('/azienda');
  await page.getByRole('navigation').getByRole('link', { name: 'Prodotti' }).first().click();
  await expect.poll(() => documents).toEqual(['/azienda', '/prodotti']);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
});
