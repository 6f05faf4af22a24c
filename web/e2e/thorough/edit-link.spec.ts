import { expectAccessible } from '../checks.ts';
import { listProducts, openPanel, sameOrigin, signIn } from '../support/admin.ts';
import { openHydrated, waitForHydration } from '../support/network.ts';
import { expect, type Locator, type Page, settled, test } from '../support/test.ts';

const edit = (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Modifica|Edit) / });
const save = (page: Page) => page.getByRole('button', { name: /^(Salva|Save)$/ });
const cancel = (page: Page) => page.getByRole('button', { name: /^(Annulla|Cancel)$/ });

/** Opens the form of a pencil with the keyboard, closes it, and expects the administrator at the same place. */
async function editAndReturn(page: Page, pencil: Locator, form: RegExp, close: (page: Page) => Locator): Promise<void> {
  const path = new URL(page.url()).pathname;
  await pencil.focus();
  const top = async () => Math.round((await pencil.boundingBox())?.y ?? -1);
  await expect(pencil).toBeInViewport();
  // A card moves when it is shown first.
  const before = await settled(top);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(form);
  await close(page).click();
  await expect(page).toHaveURL(path);
  await expect(pencil).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
}

test('pencils lead the administrator by keyboard to what they are beside, and back again', async ({ page }) => {
  await openPanel(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const profile = { hours: [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '18:00' }], whatsapp: '+39 333 0000000' };
  expect((await page.request.put('/api/admin/company', { headers: sameOrigin, data: profile })).status()).toBe(200);
  const news: { id: string; slug: string; slugEn: string | null; title: string }[] = await (
    await page.request.get('/api/news')
  ).json();
  const products = await listProducts(page.request);
  const dealers: { id: string; name: string }[] = await (await page.request.get('/api/dealers')).json();
  const results: { id: string; title: string; date: string }[] = await (await page.request.get('/api/results')).json();
  const [product, item] = [products.find(({ slugEn }) => slugEn), news[0]];
  for (const [path, form, name, close] of [
    [`/en/products/${product?.slugEn}`, `prodotti/${product?.id}`, /^Edit /, cancel],
    ['/prodotti', `prodotti/${product?.id}`, `Modifica ${product?.name}`, save],
    ['/news', `news/${item?.id}`, `Modifica ${item?.title}`, save],
    ['/dove-siamo', 'azienda', /^Modifica Orari/, cancel],
    ['/rivenditori', `rivenditori/${dealers.at(-1)?.id}`, `Modifica ${dealers.at(-1)?.name}`, save],
    [`/news/${results[0]?.date.slice(0, 4)}`, `risultati/${results[0]?.id}`, `Modifica ${results[0]?.title}`, cancel],
    ['/contatti', 'azienda', /^Modifica (?!Azienda)/, save],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    const pencil = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(pencil).toHaveCSS('position', 'absolute');
    const { width, height } = (await pencil.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await editAndReturn(page, pencil, new RegExp(`/admin/${form}$`), close);
  }
});

test('a pencil in the footer leads to the company’s data', async ({ page }) => {
  await openPanel(page);
  await page.goto('/privacy');
  await waitForHydration(page);
  const pencil = page.getByRole('contentinfo').getByRole('link', { name: 'Modifica Azienda' });
  await editAndReturn(page, pencil, /\/admin\/azienda$/, cancel);
  await pencil.click();
  await expect(cancel(page)).toBeVisible();
  await expect(pencil).toHaveCount(0);
});

test('the slideshow has a pencil for the slide that it shows, and returns to it', async ({ page }) => {
  await openPanel(page);
  await page.goto('/');
  await waitForHydration(page);
  const slideshow = page.getByRole('region', { name: 'Immagini in primo piano' });
  const third = slideshow.getByRole('group', { name: /^3 / });
  const pencil = slideshow.getByRole('link', { name: /^Modifica / });
  await slideshow.getByRole('button', { name: /3/ }).click();
  await expect(third).not.toHaveAttribute('aria-hidden');
  await editAndReturn(page, pencil, /\/admin\/slide\/.+/, save);
  await expect(third).not.toHaveAttribute('aria-hidden');
});

test('pencils shift nothing and are not printed; only a page without one links to its list', async ({ page }) => {
  await openPanel(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const [product] = await listProducts(page.request);
  for (const [path, list] of [
    [`/prodotti/${product?.slug}`, null],
    ['/', null],
    ['/dove-siamo', null],
    ['/prodotti?q=nessuno', '/admin/prodotti'],
  ] as const) {
    await page.goto(path);
    await expect(edit(page).first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Modifica (Slider|Prodotti|Rivenditori|Risultati)$/ });
    await expect(link).toHaveCount(list ? 1 : 0);
    if (list) await expect(link).toHaveAttribute('href', list);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(edit(page).first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('pencils disappear with the sign-out', async ({ page }) => {
  const [product] = await listProducts(page.request);
  await signIn(page);
  await page.getByRole('button', { name: /^(Esci|Sign out)$/ }).click();
  await expect(page).toHaveURL('/login');
  await openHydrated(page, `/prodotti/${product?.slug}`);
  await expect(edit(page)).toHaveCount(0);
});

test('a cookie that outlived its session leads to the login, and is taken away', async ({ page, context, baseURL }) => {
  const [product] = await listProducts(page.request);
  await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
  await page.goto(`/prodotti/${product?.slug}`);
  await edit(page).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('signed-in');
});
