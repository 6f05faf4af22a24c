import { expect, test } from '@playwright/test';
import { checkPage } from '../checks.ts';

const team = ['Silvano Bertoletti', 'Chiara Valseriati', 'Danilo Ghidoni'];

for (const { address, title, subtitle, headings, roles } of [
  {
    address: '/azienda',
    title: 'La Nostra Azienda',
    subtitle: 'Dal 2003 costruiamo motori',
    headings: ['Eccellenza, un\u00a0micron alla volta', 'Missione', 'Valori', 'Visione', 'La squadra'],
    roles: ['Fondatore e CEO', 'Responsabile Ricerca e Sviluppo', 'Capo Officina'],
  },
  {
    address: '/en/company',
    title: 'Our company',
    subtitle: 'Since 2003 we have built',
    headings: ['Excellence, one\u00a0micron at a time', 'Mission', 'Values', 'Vision', 'The team'],
    roles: ['Founder and CEO', 'R&D Manager', 'Workshop Head'],
  },
]) {
  test.describe(address, () => {
    test('tells who we are, in order, and leads back to the homepage', async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main).toContainText(subtitle);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
      const text = (await main.textContent()) ?? '';
      const places = [subtitle, '23+', '5000+', ...team].map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      await expect(main.getByRole('img').first()).toHaveJSProperty('complete', true);
      const way = page.getByRole('main').getByRole('navigation').getByRole('listitem');
      await expect(way).toHaveText(['Home', title]);
      await expect(way.last()).toHaveAttribute('aria-current', 'page');
    });

    test('translates the roles of the team and leaves names and biographies Italian', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(team);
      for (const role of roles) await expect(page.getByText(role, { exact: true })).toBeVisible();
      await expect(page.getByText('Accoppia pistoni e camicie uno a uno')).toHaveAttribute('lang', 'it');
      await expect(page.getByRole('heading', { name: 'Chiara Valseriati' })).toHaveAttribute('lang', 'it');
    });

    test('has no fault that axe, the console or a narrow screen can show', async ({ page }) => {
      await checkPage(page, address, () => expect(page.getByRole('heading', { level: 3 })).toHaveCount(3));
    });
  });
}
