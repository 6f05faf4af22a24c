import type { ListedGuide } from '@rombo/shared/collections/listed';
import { menu, openHydrated } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';

const RUNNING_IN = 'Il rodaggio del .21 e del .12';

const listGuides = async (page: Page): Promise<ListedGuide[]> => (await page.request.get('/api/guides')).json();

test('from the menu to a guide, its contents, an engine and its guides, in both languages', async ({ page }) => {
  await openHydrated(page, '/');
  await menu(page).getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL('/guide');
  const plates = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(plates).toHaveCount((await listGuides(page)).length);
  await plates.first().getByRole('link', { name: RUNNING_IN }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RUNNING_IN);
  await page.getByRole('navigation', { name: 'In questa guida' }).getByRole('link', { name: 'I pieni' }).click();
  await expect(page.getByRole('heading', { name: 'I pieni' })).toBeInViewport();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/en/guides/running-in-a-21-or-a-12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Running in a .21 or a .12');
  const engines = page.getByRole('region', { name: 'It applies to these engines' });
  await engines.getByRole('link', { name: /^Tuono \.21 Buggy RP-M21-B01/ }).click();
  const guides = page.getByRole('region', { name: 'Guides for this engine' });
  await guides.getByRole('link', { name: 'Choosing the glow plug' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing the glow plug');
  await page.getByRole('link', { name: 'RP-R21-P02', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turbo glow plugs .21, medium');
});

test('a wide table scrolls beside its first column on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/guide/il-rodaggio-del-21-e-del-12');
  const table = page.getByRole('region', { name: 'Spilli, pieni e temperature' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  const first = table.getByRole('rowheader').first();
  const edges = await table.evaluate((frame) => frame.getBoundingClientRect().left);
  expect(await first.evaluate((cell) => cell.getBoundingClientRect().left)).toBeCloseTo(edges, 0);
});
