import { expect, type Page, test } from '@playwright/test';
import { listProducts } from './support/admin.ts';

interface Facts {
  '@type': string;
  [name: string]: unknown;
}

/** Structured data in the head of the page, by its type. */
async function factsOf(page: Page): Promise<Record<string, Facts>> {
  const scripts = page.locator('head script[type="application/ld+json"]');
  const facts: Facts[] = (await scripts.allTextContents()).map((text) => JSON.parse(text));
  return Object.fromEntries(facts.map((fact) => [fact['@type'], fact]));
}

const meta = (page: Page, name: string) => page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);

test('the homepage says which company this is', async ({ page }) => {
  await page.goto('/');
  expect(await factsOf(page)).toMatchObject({
    Organization: { name: 'ROMBO POWER', legalName: 'Rombo Power S.r.l.', vatID: 'IT01234567890' },
    WebSite: { potentialAction: { '@type': 'SearchAction' } },
  });
});

for (const { address, names, home } of [
  { address: '/azienda', names: ['Home', 'La Nostra Azienda'], home: '/' },
  { address: '/prodotti', names: ['Home', 'Prodotti'], home: '/' },
  { address: '/en/products', names: ['Home', 'Products'], home: '/en' },
]) {
  test(`${address} says where it stands`, async ({ page, baseURL }) => {
    await page.goto(address);
    const itemListElement = [
      { position: 1, name: names[0], item: baseURL + home },
      { position: 2, name: names[1], item: baseURL + address },
    ];
    expect(await factsOf(page)).toMatchObject({ BreadcrumbList: { itemListElement } });
  });
}

test('the catalogue lists its products for search engines', async ({ page, baseURL }) => {
  const [first] = await listProducts(page.request);
  await page.goto('/prodotti');
  const { ItemList } = await factsOf(page);
  expect(ItemList?.itemListElement).toContainEqual(
    expect.objectContaining({ name: first?.name, url: `${baseURL}/prodotti/${first?.slug}` }),
  );
});

/** Tags that follow the visitor from page to page, and those for crawlers, which stay as the server wrote them. */
const own = 'head > title, meta[name=description], meta[name=keywords], link[rel=canonical], link[rel=alternate]';
const forCrawlers = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** These tags, in the document and in the server's page at its address. */
const tagsOf = (page: Page, selectors: string) =>
  page.evaluate(async (wanted) => {
    const read = (html: Document) => [...html.querySelectorAll(wanted)].map((tag) => tag.outerHTML).sort();
    const served = await (await fetch(window.location.href)).text();
    return { browser: read(document), server: read(new DOMParser().parseFromString(served, 'text/html')) };
  }, selectors);

/** The document has the tags of the server's page, each once. */
const expectInStep = (page: Page) =>
  expect(async () => {
    const { browser, server } = await tagsOf(page, own);
    expect(browser).toEqual(server);
    expect(new Set(browser).size).toBe(browser.length);
    expect(browser.filter((tag) => /<title|canonical|"description"|"x-default"/.test(tag))).toHaveLength(4);
  }).toPass({ timeout: 15_000 });

for (const [code, address, away] of [
  ['it', '/', 'Prodotti'],
  ['it', '/prodotti', 'Azienda'],
  ['it', '/prodotti?category=motori', 'Azienda'],
  ['it', '/prodotti/saetta-21-pista', 'Contatti'],
  ['it', '/contatti', 'Azienda'],
  ['en', '/en', 'Products'],
  ['en', '/en/products', 'Company'],
  ['en', '/en/products?category=motori', 'Company'],
  ['en', '/en/products/saetta-21-on-road', 'Contact'],
  ['en', '/en/contact', 'Company'],
] as const) {
  test(`the head names the page in both languages, each tag once, after a tap and Back too: ${address}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectInStep(page);
    const first = await tagsOf(page, forCrawlers);
    expect(first.browser).toEqual(first.server);
    expect(new Set(first.browser).size).toBe(first.browser.length);
    expect(first.browser.filter((tag) => /"og:(title|description|url|image)"/.test(tag))).toHaveLength(4);
    const link = (selector: string) => page.locator(`link${selector}`);
    await expect(link('[rel=canonical]')).toHaveAttribute('href', baseURL + address.replace(/\?.*/, ''));
    await expect(link(`[hreflang=${code}]`)).toHaveAttribute('href', baseURL + address.replace(/\?.*/, ''));
    const title = await page.title();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);

    await page.getByRole('navigation').getByRole('link', { name: away, exact: true }).first().click();
    await expect(page).not.toHaveTitle(title);
    await expectInStep(page);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expectInStep(page);
    expect((await tagsOf(page, forCrawlers)).browser).toEqual(first.server);
  });
}

test('what is not for search engines tells them nothing', async ({ page }) => {
  await page.goto('/login');
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
