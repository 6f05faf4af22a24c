import { expect, test } from '@playwright/test';
import { checkPage } from '../checks.ts';

for (const { address, boards, categories, day, range, visit, note } of [
  {
    address: '/news',
    boards: ['Campionati del mondo', 'Campionati e serie europee'],
    categories: [
      ['Electric', 'Mixed', 'Nitro'],
      ['Electric', 'Nitro', 'Nitro', 'Nitro'],
    ],
    day: '12 ottobre 2025',
    range: '27 novembre – 7 dicembre 2025',
    visit: 'Visita',
    note: 'aggiornate al 2025',
  },
  {
    address: '/en/news',
    boards: ['World championships', 'European championships and series'],
    categories: [
      ['Electric', 'Mixed', 'Nitro'],
      ['Electric', 'Nitro', 'Nitro', 'Nitro'],
    ],
    day: '12 October 2025',
    range: '27 November – 7 December 2025',
    visit: 'Visit',
    note: 'current to 2025',
  },
]) {
  test.describe(address, () => {
    test('shows three world and four European results, each with its category', async ({ page }) => {
      await page.goto(address);
      for (const [at, name] of boards.entries()) {
        const board = page.locator('section', { has: page.getByRole('heading', { name, level: 2 }) });
        const lines = board.locator('ol > li');
        await expect(lines.getByText(/^(Nitro|Electric|Mixed)$/)).toHaveText(categories[at] ?? []);
        await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(at === 0 ? 3 : 4);
      }
      await expect(page.getByRole('main')).toContainText(note);
    });

    test('writes dates as its language does, and for machines too', async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('time[datetime="2025-10-12"]')).toHaveText(day);
      const line = page.getByRole('listitem').filter({ has: page.locator('time[datetime="2025-12-07"]') });
      await expect(line).toContainText(range);
      await expect(line.locator('time[datetime="2025-11-27"]')).toBeVisible();
      await expect(page.locator('time[datetime="2025-09"]')).toHaveCount(2);
    });

    test('leads to six sources in tabs of their own', async ({ page }) => {
      await page.goto(address);
      const hosts = ['redrc.net', 'ifmar.org', 'efra.ws', 'automodel.net', 'neobuggy.net', 'euronitroseries.eu'];
      for (const host of hosts) {
        const link = page.getByRole('link', { name: `${visit} ${host}` });
        await expect(link).toHaveAttribute('href', `https://${host}/`);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('has no fault that axe, the console or a narrow screen can show', async ({ page }) => {
      await checkPage(page, address, () => expect(page.locator('time').first()).toBeVisible());
    });
  });
}
