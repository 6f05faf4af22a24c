import { checkPage, expectAccessible, expectAccessibleAtWidths } from '../checks.ts';
import { openHydrated, waitForIdle } from '../support/network.ts';
import { expect, type Page, test } from '../support/test.ts';

const TWO = '/confronta?p=saetta-21-pista,tuono-21-buggy';
const FOUR = `${TWO},scintilla-12-corsa,bora-21-gt`;
const tray = (page: Page) => page.getByRole('complementary', { name: 'Prodotti da confrontare' });
const columns = (page: Page) => page.getByRole('columnheader').locator('strong');

/** Returns the name that is visible above a cell, looking down from the top of the viewport. */
function nameAbove(cell: Element): string | null | undefined {
  const { left, top } = cell.getBoundingClientRect();
  for (let y = 0; y < top; y += 4) {
    const name = document.elementFromPoint(left + 16, y)?.closest('main strong');
    if (name) return name.textContent;
  }
  return undefined;
}

/** Returns the visible words of a table, figures with their units as one, and those on more than one line. A word may break at its hyphen. */
function measureWords(table: Element): { words: string[]; broken: string[] } {
  const words: string[] = [];
  const broken: string[] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
    for (const { 0: word, index } of node.nodeValue?.matchAll(/(?:[^ -]|(?<=\d)-(?=\d))+/g) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      words.push(word);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return { words, broken };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two products fit side by side; of four, a part of the third is visible', async ({ page }) => {
    const region = page.getByRole('region', { name: 'Confronto dei dati tecnici' });
    const edges = () =>
      region.evaluate((frame) => ({
        right: frame.getBoundingClientRect().right,
        columns: [...frame.querySelectorAll('th[scope=col]')].map((th) => th.getBoundingClientRect()),
      }));
    await page.goto(TWO);
    const two = await edges();
    expect(two.columns[1]?.right).toBeCloseTo(two.right, 0);
    await page.goto(FOUR);
    const { right, columns } = await edges();
    expect(columns[1]?.right).toBeLessThan(right);
    expect(columns[2]?.left).toBeLessThan(right - 20);
    expect(columns[2]?.right).toBeGreaterThan(right);
  });

  for (const [address, width, tag = []] of [
    [TWO, 390, '@engine'],
    [FOUR.replace('/confronta', '/en/compare'), 320, '@engine'],
    [FOUR, 768],
  ] as const) {
    test(`each column has its name above the last row: ${address}, ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openHydrated(page, address);
      await page.getByRole('row').last().scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 200));
      await expect(page.getByRole('row').last()).toBeInViewport();
      const cells = page.getByRole('row').last().getByRole('cell');
      const names = await columns(page).allTextContents();
      expect(await cells.count()).toBe(names.length);
      for (const [at, name] of names.entries()) {
        await cells.nth(at).evaluate((cell) => cell.scrollIntoView({ block: 'nearest', inline: 'end' }));
        await expect.poll(() => cells.nth(at).evaluate(nameAbove), { message: name }).toBe(name);
      }
      await expectAccessible(page);
    });
  }

  test('no word and no figure with its unit is broken @engine', async ({ page }) => {
    for (const [path, ...whole] of [
      [TWO, 'giri/min', '16,30\u00a0mm'],
      [FOUR, 'giri/min', '16,30\u00a0mm'],
      [TWO.replace('/confronta', '/en/compare'), '42,000\u00a0rpm', '16.30\u00a0mm'],
      [FOUR.replace('/confronta', '/en/compare'), '42,000\u00a0rpm', '16.30\u00a0mm'],
    ] as const) {
      await page.goto(path);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const { words, broken } = await page.getByRole('table').evaluate(measureWords);
        expect(words).toEqual(expect.arrayContaining(whole));
        expect(words.filter((word) => /\p{Default_Ignorable_Code_Point}/u.test(word))).toEqual([]);
        expect(broken, `${path}, ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });

  test('the names of the specs stay while the products scroll', async ({ page }) => {
    await page.goto(`${TWO},scintilla-12-corsa`);
    await waitForIdle(page);
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
  await openHydrated(page, '/prodotti?category=motori');
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
  const remove = tray(other).getByRole('button', { name: 'Togli' }).first();
  await remove.press('Enter');
  await expect(tray(other).getByRole('listitem')).toHaveCount(3);
  await expect(remove).toBeFocused();
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

test('rows that are alike can be left out', async ({ page }) => {
  await openHydrated(page, TWO);
  const row = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row(/^Cilindrata/)).toBeVisible();
  await page.getByLabel('Solo le differenze').check();
  await expect(row(/^Cilindrata/)).toBeHidden();
  await expect(row(/^Peso/)).toBeVisible();
});
