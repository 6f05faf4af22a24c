import { openHydrated } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

const ENGINE = 'tuono-21-buggy-corsa';

test('keys turn the pictures of a product', async ({ page }) => {
  await page.goto(`/prodotti/${ENGINE}`);
  await page.getByRole('button', { name: 'Foto successiva' }).click();
  await expect(page.getByText(/^Foto 2 di \d$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Foto 1 di \d$/)).toBeVisible();
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger turns the pictures, on the page and in the dialog of the catalogue', async ({ page }) => {
    const shown = page.getByRole('img', { name: /^Motore \.21 con testa rossa/ });
    const turn = async (from: number, to: number) => {
      const box = await shown.boundingBox();
      await swipe(page, { from, to, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 });
    };
    const turnAround = async () => {
      await expect(shown).toHaveAccessibleName(/scarico$/);
      await turn(300, 120);
      await expect(shown).toHaveAccessibleName(/carburatore$/);
      await turn(200, 180);
      await expect(shown).toHaveAccessibleName(/carburatore$/);
      await turn(120, 300);
      await expect(shown).toHaveAccessibleName(/scarico$/);
    };
    await openHydrated(page, `/prodotti/${ENGINE}`);
    await turnAround();
    await openHydrated(page, '/prodotti');
    await page.getByRole('button', { name: 'Apri la galleria di Tuono .21 Buggy Corsa' }).click();
    await turnAround();
  });

  test('the buttons of the turn leave the engine free, in both languages', async ({ page }) => {
    for (const [address, open, close] of [
      ['/prodotti/tuono-21-buggy', 'Gira a 360°', 'Chiudi'],
      ['/en/products/tuono-21-buggy', 'Turn 360°', 'Close'],
    ] as const) {
      await page.goto(address);
      const leave = (name: string) =>
        expect(async () => {
          const box = await page.getByRole('button', { name, exact: true }).boundingBox();
          expect(box?.width).toBeLessThan(60);
          expect(box?.height).toBeLessThanOrEqual(44);
        }).toPass();
      await leave(open);
      await page.getByRole('button', { name: open }).click();
      await expect(page.getByRole('slider')).toBeFocused();
      await leave(close);
    }
  });

  test('price and figures are in the first screen, and the lower bar is above the comparison', async ({ page }) => {
    await page.goto(`/prodotti/${ENGINE}`);
    for (const text of ['IVA inclusa', 'CV', 'RPM Max', 'Peso'])
      await expect(page.getByText(text, { exact: true }).first()).toBeInViewport();
    const bar = page.getByRole('navigation', { name: 'Azioni' });
    await expect(bar.getByRole('link')).toHaveText(['Chiedi', 'Dove comprare', 'Scheda']);
    await page.getByRole('button', { name: 'Confronta' }).click();
    const tray = page.getByRole('complementary', { name: 'Prodotti da confrontare' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(tray).toBeInViewport({ ratio: 1 });
    const overlap = async () => {
      const [above, below] = [await bar.boundingBox(), await tray.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(1);
  });
});

test('parts that are replaced together are those of one’s own engine', async ({ page }) => {
  const together = page.getByRole('region', { name: /^Di solito si cambiano insieme/ });
  await page.goto('/prodotti/biella-21');
  await expect(together).toContainText('RP-R21-S02');
  await page.evaluate(() => localStorage.setItem('engine', JSON.stringify('tuono-21-buggy')));
  await page.reload();
  await expect(together.getByRole('heading')).toContainText('Tuono .21 Buggy');
  await expect(together.getByRole('link')).toContainText(['RP-R21-S01', 'RP-R21-A01']);
  await page.goto('/prodotti/pistone-e-camicia-saetta-21');
  await expect(page.getByText('Non adatto al tuo Tuono .21 Buggy').first()).toBeVisible();
  await expect(together).toHaveCount(0);
});

test('on a wide screen curve and data are equally high, and a link leads to each section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/prodotti/tuono-21-buggy');
  await expect(page.locator('#bench figure')).toBeVisible();
  const difference = () =>
    page.evaluate(() => {
      const [figure = 0, table = 0] = ['#bench figure', '#data table'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().height,
      );
      return Math.abs(figure - table);
    });
  await expect.poll(difference).toBeLessThan(8);
  const links = page.getByRole('navigation', { name: 'Sezioni della pagina' }).getByRole('link');
  await expect(links).toHaveText(['Dati', 'Banco', 'Esploso', 'Ricambi']);
  await links.last().click();
  await expect(page.getByRole('heading', { name: 'Ricambi e accessori' })).toBeInViewport();
  await expect(links.first()).toBeInViewport();
});

test('an engine links its parts, and a part what is replaced with it and its kind elsewhere', async ({ page }) => {
  await page.goto('/prodotti/tuono-21-buggy');
  await page.getByRole('link', { name: 'Turbo media', exact: true }).click();
  await expect(page).toHaveURL('/prodotti/candele-turbo-21-medie-confezione-da-due');
  await page.goto('/prodotti/albero-motore-21');
  const linksOf = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await expect(linksOf('Lo stesso per altri motori')).toHaveText([/^Albero motore \.12/, /^Albero motore \.21 Saetta/]);
  await linksOf('Di solito si cambiano insieme').filter({ hasText: 'Biella .21' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biella .21');
});
