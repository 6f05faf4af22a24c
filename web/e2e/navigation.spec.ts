import {
  disablePrefetch,
  disableTimers,
  hold,
  openHydrated,
  setConnection,
  waitForHydration,
  waitForIdle,
} from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';

/** Collects the URLs of scripts, documents and data that are fetched from this call on. */
function fetches(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (['script', 'document', 'fetch', 'xhr'].includes(request.resourceType())) addresses.push(request.url());
  });
  return addresses;
}

const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the catalogue is there before a tap, other pages when the pointer is on their link', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g' });
  const asked = fetches(page);
  const arrived = async (...parts: string[]) => {
    for (const part of parts) await expect.poll(() => asked.some((address) => address.includes(part)), part).toBe(true);
  };
  await page.goto('/');
  await arrived('/products-page-', '/product-pages-', '/api/products');
  expect(asked.filter((address) => /contact-(page|form)/.test(address))).toEqual([]);
  await link(page, 'Contatti').hover();
  await arrived('/contact-page-', '/contact-form-', '/api/company');
  await waitForIdle(page);
  asked.length = 0;
  await link(page, 'Prodotti').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await link(page, 'Contatti').click();
  await expect(page.getByRole('button', { name: 'Invia il messaggio' })).toBeVisible();
  expect(asked.filter((one) => /(products|contact)-(page|form)|\/api\/(products|company)$/.test(one))).toEqual([]);
});

test('a page of the same kind takes the focus too, at once', async ({ page }) => {
  for (const [from, link] of [
    ['/guide/il-rodaggio-del-21-e-del-12', page.getByRole('region', { name: 'Altre guide' }).getByRole('link')],
    [
      '/news/tuono-corsa-tre-luci-rifinite-a-mano',
      page.getByRole('navigation', { name: 'Altre notizie' }).getByRole('link'),
    ],
    ['/prodotti/tuono-21-buggy', page.getByRole('region', { name: 'Nella stessa classe' }).getByRole('link')],
    ['/news/2024', page.getByRole('navigation', { name: 'Stagioni' }).locator('a:not([aria-current])')],
  ] as const) {
    await openHydrated(page, from);
    // The second page finds the data of the first.
    for (const _ of [1, 2]) {
      const before = (await heading(page).textContent()) ?? '';
      await link.first().press('Enter');
      await expect(heading(page)).not.toHaveText(before);
      await expect(heading(page)).toBeFocused();
    }
  }
});

test('with Save-Data nothing is fetched ahead, and a tap asks for code and data at the same time', async ({ page }) => {
  await setConnection(page, { saveData: true, effectiveType: '4g' });
  const asked = fetches(page);
  await openHydrated(page, '/azienda');
  await link(page, 'Prodotti').hover();
  await link(page, 'Prodotti').focus();
  // Prefetching begins a second after the page, once the browser is idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1000)));
  const ahead = /(products|home|contact|where-we-are)-page|\/api\/|\/prodotti$/;
  expect(asked.filter((address) => ahead.test(address))).toEqual([]);
  await link(page, 'Prodotti').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.some((address) => address.includes('products-page'))).toBe(true);
});

test('the data of the products in view are there before a tap', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g' });
  const asked = fetches(page);
  await openHydrated(page, '/prodotti');
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const slug = (await first.getAttribute('href'))?.split('/').at(-1) ?? '';
  await first.scrollIntoViewIfNeeded();
  const times = () => asked.filter((address) => address.endsWith(`/api/products/${slug}`)).length;
  await expect.poll(times).toBe(1);
  // A key press, which no pointer event precedes.
  await first.press('Enter');
  await expect(page.getByRole('link', { name: 'Chiedi informazioni' })).toBeVisible();
  expect(times()).toBe(1);
});

/** Records the number of cards whenever the heading changes. */
const watchHeadings = (page: Page) =>
  page.evaluate(() => {
    let present = document.querySelector('main h1')?.textContent;
    const seen: [heading: string, cards: number][] = [];
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (!heading || heading === present) return;
      present = heading;
      seen.push([heading, document.querySelectorAll('main article').length]);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });

test('a tap draws the heading of the next page before its rest; Back draws the page as a whole', async ({ page }) => {
  await openHydrated(page, '/azienda');
  await watchHeadings(page);
  const headings = () => page.evaluate(() => Reflect.get(window, 'seen') as [string, number][]);
  await link(page, 'Prodotti').click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  expect(await headings()).toEqual([['I nostri prodotti', 0]]);
  await link(page, 'Contatti').click();
  await expect(page.getByRole('button', { name: 'Invia il messaggio' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const [title, cards = 0] = (await headings()).at(-1) ?? [];
  expect(title).toBe('I nostri prodotti');
  expect(cards).toBeGreaterThan(4);
});

test('a left page stays until the code of the next has come; another link leads there alone', async ({ page }) => {
  await disablePrefetch(page);
  // After three seconds the next page would be shown without its code.
  await disableTimers(page, 3000);
  await openHydrated(page, '/azienda');
  const release = await hold(page, /\/assets\/products-page/);
  await link(page, 'Prodotti').click();
  await expect(page.locator('html[data-loading]')).toHaveCount(1);
  await expect(heading(page)).toHaveText('La Nostra Azienda');
  await expect(page).toHaveURL(/\/azienda$/);
  await link(page, 'Contatti').click();
  await expect(page).toHaveURL(/\/contatti$/);
  const arrived = page.waitForResponse(/\/assets\/products-page/);
  release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page).toHaveURL(/\/contatti$/);
  await link(page, 'Prodotti').click();
  await expect(heading(page)).toHaveText('I nostri prodotti');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a product is drawn from the list until the rest of it comes, and nothing moves then', async ({ page }) => {
  await disablePrefetch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/prodotti');
  const release = await hold(page, '**/api/products/*');
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('main img').first()).toBeVisible();
  const power = page.getByRole('rowheader', { name: 'Potenza', exact: true });
  await expect(power).toHaveCount(0);
  const place = () => heading(page).evaluate((element) => element.getBoundingClientRect().top);
  // The entry animation of the page.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const before = await place();
  release();
  await expect(power).toBeVisible();
  // To half a pixel: Firefox rounds layout to sixtieths of one.
  expect(await place()).toBeCloseTo(before, 0);
});

test('a viewed product stands once in both languages, and no longer once it is gone', async ({ page }) => {
  const slugs = () =>
    page.evaluate(() => (JSON.parse(localStorage.recent) as { slug: string }[]).map(({ slug }) => slug));
  for (const address of ['/prodotti/biella-21', '/en/products/conrod-21']) await openHydrated(page, address);
  await expect.poll(slugs).toEqual(['conrod-21']);
  await page.evaluate(() => {
    localStorage.recent = JSON.stringify([...JSON.parse(localStorage.recent), { slug: 'tolto', name: 'Tolto' }]);
  });
  await openHydrated(page, '/prodotti/tolto');
  await expect.poll(slugs).toEqual(['conrod-21']);
});

test('arrow keys change the order only after Enter or Tab, and a click leads on', async ({ page }) => {
  await openHydrated(page, '/prodotti?category=motori');
  const field = page.getByLabel('Ordina per');
  for (const [key, sort] of [
    ['Enter', 'name'],
    ['Tab', 'price'],
  ] as const) {
    await field.press('ArrowDown');
    await expect(field).toHaveValue(sort);
    await expect(page).not.toHaveURL(new RegExp(sort));
    await field.press(key);
    await expect(page).toHaveURL(new RegExp(`&sort=${sort}$`));
    await waitForHydration(page);
  }
  await field.press('ArrowDown');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/prodotti\/[^?]+$/);
});

test('Back from a sorted list shows the field as the list @engine', async ({ page }) => {
  await openHydrated(page, '/prodotti?category=motori');
  const field = page.getByLabel('Ordina per');
  await field.selectOption('Prezzo');
  await expect(page).toHaveURL(/&sort=price$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=motori$/);
  await expect(field).toHaveValue('');
});
