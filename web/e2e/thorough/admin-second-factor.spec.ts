import { expect, type Page, test } from '@playwright/test';
import { card, openMocked } from '../support/panel.ts';

const secret = 'ABCDEFGH'.repeat(4);
const codes = Array.from({ length: 10 }, (_, at) => `MWXY-WXYZ-MMWW-WWMM-ZYXW-YXW${at}`);

/** Begins to set the second factor up, in the server's place. */
async function setUp(page: Page) {
  await openMocked(page, 'impostazioni');
  await page.route('**/api/second-factor', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const isStart = route.request().method() === 'POST';
    const uri = `otpauth://totp/ROMBO%20POWER:admin?secret=${secret}&issuer=ROMBO%20POWER`;
    return route.fulfill(isStart ? { status: 201, json: { secret, uri } } : { json: { recoveryCodes: codes } });
  });
  const factor = card(page, 'Verifica in due passaggi');
  await factor.getByRole('button', { name: 'Attiva la verifica' }).click();
  await factor.getByLabel('Conferma la tua password').fill('una password');
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('img', { name: /^Codice QR/ })).toBeVisible();
  return factor;
}

test('the code for the camera and the field for the app’s answer are in view together', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const factor = await setUp(page);
    await expect(factor.getByRole('img', { name: /^Codice QR/ })).toBeInViewport({ ratio: 1 });
    await expect(factor.getByLabel('Codice dell’app')).toBeInViewport({ ratio: 1 });
  }
});

test('recovery codes stand in two columns, and each line ends in the middle of a code or at its end', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const factor = await setUp(page);
    await factor.getByLabel('Codice dell’app').fill('123456');
    await page.keyboard.press('Enter');
    const items = factor.getByRole('listitem');
    await expect(items).toHaveText(codes);
    const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(2);
    const halves = items.locator('span');
    await expect(halves).toHaveCount(20);
    const lines = await halves.evaluateAll((all) => all.map((half) => half.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    const sides = await items.evaluateAll((all) =>
      all.map((item) => [
        item.lastElementChild?.getBoundingClientRect().right ?? 0,
        item.getBoundingClientRect().right,
      ]),
    );
    for (const [code = 0, column = 0] of sides) expect(code).toBeLessThanOrEqual(column);
    page.once('dialog', (dialog) => dialog.accept());
  }
});
