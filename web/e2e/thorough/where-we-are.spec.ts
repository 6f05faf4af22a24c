import { expect, test } from '@playwright/test';
import { checkPage } from '../checks.ts';

for (const { address, title, country, vat, taxCode, maps, newTab } of [
  {
    address: '/dove-siamo',
    title: 'Dove siamo',
    country: 'Italia',
    vat: 'Partita IVA',
    taxCode: 'Codice fiscale',
    maps: ['Apri in OpenStreetMap', 'Apri in Google Maps'],
    newTab: 'si apre in una nuova scheda',
  },
  {
    address: '/en/where-we-are',
    title: 'Where we are',
    country: 'Italy',
    vat: 'VAT number',
    taxCode: 'Tax code',
    maps: ['Open in OpenStreetMap', 'Open in Google Maps'],
    newTab: 'opens in a new tab',
  },
]) {
  test.describe(address, () => {
    test('gives the address, the numbers, the e-mail, and two maps in a tab of their own', async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const line of ['Via dell’Officina 23', '25010 Montirone (BS)', country])
        await expect(main.getByText(line, { exact: true })).toBeVisible();
      for (const name of [vat, taxCode])
        await expect(main.locator('dl > div', { hasText: name }).locator('dd')).toHaveText('01234567890');
      await expect(main.getByRole('link', { name: 'info@rombopower.example' })).toHaveAttribute(
        'href',
        'mailto:info@rombopower.example',
      );
      for (const name of maps) {
        const link = page.getByRole('link', { name: `${name} (${newTab})` });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAttribute('href', /Montirone/);
      }
    });

    test('has no fault that axe, the console or a narrow screen can show', async ({ page }) => {
      await checkPage(page, address, () => expect(page.locator('address')).toBeVisible());
    });
  });
}
