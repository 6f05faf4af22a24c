import { checkPage, expectAccessible, expectAccessibleAtWidths } from '../checks.ts';
import { expect, type Page, test } from '../support/test.ts';

const TWO = '/confronta?p=saetta-21-pista,tuono-21-buggy';
const tray = (page: Page) => page.getByRole('complementary', { name: 'Prodotti da confrontare' });
const columns = (page: Page) => page.getByRole('columnheader').locator('strong');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two products stand beside each other uncut, of four two at a time', async ({ page }) => {
    const region = page.getByRole('region', { name: 'Confronto dei dati tecnici' });
    const widths = () =>
      region.evaluate((frame) => [
        frame.clientWidth,
        frame.scrollWidth,
        ...[...frame.querySelectorAll('th')].slice(0, 4).map((th) => th.offsetWidth),
      ]);
    await page.goto(TWO);
    const [width, whole] = await widths();
    expect(whole).toBe(width);
    await page.goto(`${TWO},scintilla-12-corsa,bora-21-gt`);
    const [shown = 0, all = 0, ...columns] = await widths();
    expect(all).toBeGreaterThan(shown);
    for (const column of columns) expect(Math.abs(column - (shown - 96) / 2)).toBeLessThan(1);
  });

  test('the names of the specs stay while the products scroll', async ({ page }) => {
    await page.goto(`${TWO},scintilla-12-corsa`);
    await page.waitForLoadState('networkidle');
    const region = page.getByRole('region', { name: 'Confronto dei dati tecnici' });
    const label = page.getByRole('rowheader', { name: 'Potenza' });
    const left = async () => (await label.boundingBox())?.x ?? 0;
    const before = await left();
    await region.evaluate((element) => element.scrollBy(300, 0));
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
    expect(await left()).toBeCloseTo(before, 0);
    await expectAccessibleAtWidths(page, 390);
  });
});

test('the choice stays on other pages and in other tabs, and ends with the fourth', async ({ page, context }) => {
  await page.goto('/prodotti?category=motori');
  const buttons = page.getByRole('article').getByRole('button', { name: 'Confronta' });
  await buttons.nth(0).click();
  await expect(tray(page)).toContainText('Scegline ancora uno');
  const other = await context.newPage();
  await other.goto('/azienda');
  await expect(tray(other).getByRole('listitem')).toHaveCount(1);
  for (const at of [1, 2, 3]) await buttons.nth(at).click();
  await expect(tray(other).getByRole('listitem')).toHaveCount(4);
  await expect(tray(other)).toContainText('4 prodotti da confrontare');
  await buttons.nth(4).click();
  await expect(page.getByText('Se ne confrontano quattro alla volta').first()).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await tray(other)
    .getByRole('button', { name: /^Togli/ })
    .first()
    .click();
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await tray(page).getByRole('button', { name: 'Svuota' }).click();
  await expect(tray(other)).toHaveCount(0);
});

test('a comparison shows what differs, draws figures and curves, and a product can be taken out', async ({ page }) => {
  await checkPage(page, `${TWO},scintilla-12-corsa`, () => expect(columns(page)).toHaveCount(3));
  const power = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Potenza/ }) });
  await expect(power.getByRole('rowheader')).toHaveText('Potenza ≠diverso');
  await expect(power.locator('rect')).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'Potenza al banco' }).locator('path[data-line]')).toHaveCount(3);
  await page.getByRole('link', { name: 'Togli Tuono .21 Buggy' }).click();
  await expect(page).toHaveURL(/p=saetta-21-pista,scintilla-12-corsa$/);
  await expect(columns(page)).toHaveText(['Saetta .21 Pista', 'Scintilla .12 Corsa']);
});

test('figures say how they differ, the better one is marked, and rows that are alike can be left out', async ({
  page,
}) => {
  await page.goto(TWO);
  const row = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const cells = (name: RegExp) => row(name).getByRole('cell');
  await expect(cells(/^Potenza/).nth(0)).toContainText('migliore');
  await expect(cells(/^Potenza/).nth(1)).toContainText('−8\u00a0%');
  await expect(cells(/^Peso/).nth(1)).toContainText('+12\u00a0g');
  await expect(row(/^Cilindrata/)).toBeVisible();
  await page.getByLabel('Solo le differenze').check();
  await expect(row(/^Cilindrata/)).toBeHidden();
  await expect(row(/^Peso/)).toBeVisible();
});
