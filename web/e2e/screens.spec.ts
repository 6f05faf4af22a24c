import { checkPage } from './checks.ts';
import { type Page, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const card = (page: Page) => page.getByRole('article').first().waitFor();

for (const [address, ready] of [
  ['/', heading],
  ['/prodotti', card],
  ['/en/products?category=motori', card],
  ['/en/products/tuono-21-buggy-corsa', heading],
  ['/login', heading],
] as const) {
  test(`${address} has no fault that axe, the console or a narrow screen can show @engine`, async ({ page }) => {
    await checkPage(page, address, () => ready(page));
  });
}
