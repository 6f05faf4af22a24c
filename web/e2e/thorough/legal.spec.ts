import { expect, test } from '@playwright/test';
import { checkPage } from '../checks.ts';

/** Late in the evening of the 31st for UTC, the 1st in Rome. */
const MONTH_END = '2026-01-31T23:30:00Z';
const documents = [
  { address: '/privacy', title: 'Privacy Policy', updated: 'Ultimo aggiornamento: 1 febbraio 2026', sections: 12 },
  { address: '/en/privacy', title: 'Privacy Policy', updated: 'Last updated: February 1, 2026', sections: 12 },
  { address: '/cookies', title: 'Cookie Policy', updated: 'Ultimo aggiornamento: 1 febbraio 2026', sections: 6 },
  { address: '/en/cookies', title: 'Cookie Policy', updated: 'Last updated: February 1, 2026', sections: 6 },
];

for (const { address, title, updated, sections } of documents) {
  test(`${address} is whole, is dated today in Rome, and has no fault`, async ({ page }) => {
    await page.clock.setFixedTime(MONTH_END);
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    await checkPage(page, address, () => headings.first().waitFor());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ROMBO POWER`);
    await expect(page.getByText(updated)).toBeVisible();
    // The company's plate has a heading too.
    await expect(headings).toHaveCount(sections + 1);
    await expect(page.getByRole('article')).toContainText('01234567890');
  });
}

test('the contents lead to the sections, and an address may name one', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'Indice' });
  await contents.getByRole('link', { name: 'Per quanto tempo li conserviamo' }).click();
  await expect(page).toHaveURL(/#retention$/);
  const retention = page.getByRole('region', { name: 'Per quanto tempo li conserviamo' });
  await expect(retention).toBeInViewport();
  await expect(retention).toContainText('non più di 24 mesi');
  await page.goto('/en/privacy#rights');
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'www.garanteprivacy.it' })).toHaveAttribute(
    'href',
    'https://www.garanteprivacy.it',
  );
});

test('each policy leads to the other, in the language of the visit', async ({ page }) => {
  await page.goto('/en/cookies');
  await page.getByRole('article').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await page.getByRole('article').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL(/\/en\/cookies$/);
});

test('a legal text comes in one language, and in the other when that is chosen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = (name: RegExp) => scripts.some((path) => name.test(path));
  await page.goto('/contatti');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Titolare del trattamento' })).toBeVisible();
  expect(loaded(/privacy\.en/)).toBe(false);
  expect(loaded(/cookies\.(it|en)/)).toBe(false);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Controller' })).toBeVisible();
  await expect(page.getByText('Last updated:')).toBeVisible();
});

test('what the cookie policy says is kept in a browser is all that is kept', async ({ page, context }) => {
  await page.goto('/cookies');
  await expect(page.getByRole('heading', { name: '__Host-session' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'language', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'contact-draft' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'What cookies are' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({ language: 'en' });
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['language', 'en']]);
  await expect(page.getByRole('heading', { name: 'scroll-positions' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.reload();
  expect(Object.keys(await page.evaluate(() => ({ ...sessionStorage })))).toEqual(['scroll-positions']);
});
