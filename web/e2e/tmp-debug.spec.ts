import { openPanel } from './support/admin.ts';
import { test } from './support/test.ts';
test('dbg', async ({ page }) => {
  page.on('console', (m) => console.log('console', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('response', (r) => r.url().includes('/api/results') && console.log(r.request().method(), r.status(), r.url()));
  await openPanel(page);
  await page.getByRole('tab', { name: /^Risultati/ }).click();
  await page.getByRole('button', { name: 'Aggiungi risultato' }).click();
  await page.getByLabel('Gara', { exact: true }).first().fill('Dbg');
  await page.getByLabel('Data').fill('2022-06-12');
  await page.getByLabel('Motori che hanno vinto').fill('RP-M12-C01');
  await page.getByRole('button', { name: /^Aggiungi Scintilla .12 Club/ }).click();
  await page.getByRole('button', { name: 'Crea risultato' }).click();
  await page.waitForTimeout(3000);
  console.log(await page.evaluate(() => [...document.querySelectorAll('[aria-invalid=true]')].map((e) => (e as HTMLElement).outerHTML.slice(0, 200))));
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
  await page.screenshot({ path: '/tmp/results-html/form.png', fullPage: true });
});
