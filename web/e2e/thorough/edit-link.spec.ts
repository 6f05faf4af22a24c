import { expectAccessible } from '../checks.ts';
import { listProducts, signIn } from '../support/admin.ts';
import { openHydrated } from '../support/network.ts';
import { expect, type Page, test } from '../support/test.ts';

const edit = (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Modifica|Edit) / });

test('a link leads the signed-in administrator from a product to its form, by keyboard too, until the sign-out', async ({
  page,
}) => {
  const [product] = await listProducts(page.request);
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const path = `/en/products/${product?.slugEn}`;
  await page.goto(path);
  await expect(edit(page)).toBeInViewport();
  // Out of the page flow, so it causes no layout shift.
  await expect(edit(page).locator('..')).toHaveCSS('position', 'fixed');
  await expectAccessible(page);
  await edit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/prodotti/${product?.id}`);
  await expect(page.locator('input[name="name"]')).toHaveValue(product?.name ?? '');
  await page.getByRole('button', { name: /^(Annulla|Cancel)$/ }).click();
  await expect(page).toHaveURL(path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(edit(page)).toBeInViewport();
  const choices = page
    .getByRole('main')
    .getByRole('group')
    .filter({ hasText: /^(Modifica|Edit)/ });
  for (const [list, from] of [
    ['/admin/slide', '/'],
    ['/admin/rivenditori', '/en/dealers'],
    ['/admin/risultati', '/news'],
  ] as const) {
    await page.goto(from);
    await choices.locator('summary').click();
    await expect(choices.getByRole('link').last()).toHaveAttribute('href', list);
    await expect(choices.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${list}/.+`));
  }
  await expectAccessible(page);
  await choices.getByRole('link').last().click();
  await expect(page).toHaveURL('/admin/risultati');
  await page.goto('/admin');
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
