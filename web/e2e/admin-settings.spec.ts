import { expect, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { fail, openMocked } from './support/panel.ts';

test('the info card names version, database, server, release, storage, backup and cost', async ({ page }) => {
  await openMocked(page, 'impostazioni', { maintenance: 'true' });
  await expect(page.getByRole('definition')).toHaveText([
    '1.0.0',
    'Amazon DynamoDB',
    'AWS Lambda, Node.js 24',
    /^a1b2c3d del 20 nov 2026, \d\d:00$/,
    '431,3 MB, 214 tra immagini e PDF',
    /^Continuo, verificato il 22 nov 2026, \d\d:25$/,
    '3,42 USD al 22 nov 2026, per tutto l’account AWS',
  ]);
});

test('on a phone axe finds nothing and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMocked(page, 'impostazioni', { maintenance: 'true' });
  await expect(page.getByRole('definition').first()).toHaveText('1.0.0');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the info card says what is not known yet, and that a computer of one’s own costs nothing', async ({ page }) => {
  await openMocked(page, 'impostazioni');
  const unknown = { storage: null, backup: null, cost: null };
  for (const [hosting, storage, backup, cost] of [
    ['aws', /^Non ancora misurato/, /^Non ancora verificato/, 'Non disponibile'],
    ['own', /^Non ancora misurato/, 'Nessuno: fallo con npm run backup', /^Niente da pagare/],
  ] as const) {
    await page.route('**/api/admin/usage', (route) => route.fulfill({ json: { hosting, ...unknown } }));
    await page.reload();
    for (const [at, text] of [storage, backup, cost].entries())
      await expect(page.getByRole('definition').nth(4 + at)).toHaveText(text);
  }
  await fail(page, 'GET', '**/api/admin/usage', 500);
  await page.reload();
  await expect(page.getByRole('definition').nth(4)).toHaveText('Non disponibile');
});
