import { expectAccessible } from '../checks.ts';
import { listProducts, signIn } from '../support/admin.ts';
import { opened } from '../support/network.ts';
import { expect, type Page, test } from '../support/test.ts';

const edit = (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Modifica|Edit) / });

test('a link leads the signed-in administrator from a product to its form, by keyboard too, until the sign-out', async ({
  page,
}) => {
  const [product] = await listProducts(page.request);
  await signIn(page);
  for (const [width, path] of [
    [390, `/prodotti/${product?.slug}`],
    [1440, `/en/products/${product?.slugEn}`],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(edit(page)).toBeInViewport();
    // Out of the page's flow: nothing moves when it comes.
    await expect(edit(page).locator('..')).toHaveCSS('position', 'fixed');
    await expectAccessible(page);
    await edit(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/prodotti/${product?.id}`);
    await expect(page.locator('input[name="name"]')).toHaveValue(product?.name ?? '');
    await page.getByRole('button', { name: /^(Annulla|Cancel)$/ }).click();
    await expect(page).toHaveURL(path);
  }
  for (const [path, list] of [
    ['/', '/admin/slide'],
    ['/en/dealers', '/admin/rivenditori'],
    ['/news', '/admin/risultati'],
  ] as const) {
    const choices = page
      .getByRole('main')
      .getByRole('group')
      .filter({ hasText: /^(Modifica|Edit)/ });
    const open = async () => {
      await page.goto(path);
      await choices.locator('summary').click();
    };
    await open();
    await expectAccessible(page);
    await choices.getByRole('link').last().click();
    await expect(page).toHaveURL(list);
    await open();
    const href = await choices.getByRole('link').first().getAttribute('href');
    await choices.getByRole('link').first().click();
    expect(href).toMatch(new RegExp(`^${list}/.+`));
    await expect(page).toHaveURL(href ?? '');
    await page.getByRole('button', { name: /^(Annulla|Cancel)$/ }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/admin');
  await page.getByRole('button', { name: /^(Esci|Sign out)$/ }).click();
  await expect(page).toHaveURL('/login');
  await opened(page, `/prodotti/${product?.slug}`);
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
