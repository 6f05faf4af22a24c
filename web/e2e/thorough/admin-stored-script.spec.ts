import type { Product } from '@rombo/shared/collections/product';
import { settingKeys } from '@rombo/shared/collections/setting';
import { collectFaults } from '../checks.ts';
import { listProducts, openPanel, removeCreated, sameOrigin, uniqueName } from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';
import { openHydrated, waitForIdle } from '../support/network.ts';
import { editLink } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Payload that runs if a stored text is interpreted as markup, attribute, script, style or URL. */
const attack = [
  '</script><script>fired()</script>',
  '<img src=x onerror=fired()>',
  '"><svg onload=fired()>',
  "' onfocus=fired() autofocus '",
  '{{fired()}}',
  '\u2028',
  '<!--',
].join('');
const short = `${attack.slice(0, 33)}<img src=x onerror=fired()>`;

/** Records executed payloads and CSP violations on every page. */
async function listen(page: Page): Promise<string[]> {
  const seen = collectFaults(page);
  await page.exposeFunction('fired', () => seen.push('a stored script ran'));
  await page.exposeFunction('violated', (directive: string) => seen.push(`the policy stopped ${directive}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      (globalThis as unknown as { violated: (text: string) => void }).violated(`${violatedDirective} ${sample}`);
    });
  });
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}

test.afterEach(({ page }) => removeCreated(page));

test('a script in any field of a product or a message is a text on every page that shows it', async ({ page }) => {
  const seen = await listen(page);
  await openPanel(page);
  // A missing setting is a 404, which the browser logs to the console.
  for (const key of settingKeys) {
    const data = { key, value: key === 'maintenance_mode' || key === 'auto_reply' ? 'false' : '' };
    expect((await page.request.post('/api/settings', { headers: sameOrigin, data })).status()).toBe(200);
  }
  const name = `${uniqueName('Innocuo')}${short}`;
  const product = {
    name,
    description: attack,
    category: 'motori',
    technicalSpecs: JSON.stringify({ 'Codice Articolo': attack, [short]: attack }),
    images: await smallJpeg('foto.jpg'),
    featured: 'true',
  };
  const created = await page.request.post('/api/products', { headers: sameOrigin, multipart: product });
  expect(created.status()).toBe(201);
  const person = { firstName: short, lastName: short, email: 'a@example.org', phone: '+39<svg/onload=fired()>' };
  const data = { ...person, subject: 'Altro', message: attack };
  const message = await page.request.post('/api/contact', { headers: sameOrigin, data });
  expect(message.status()).toBe(201);

  await page.goto('/admin/prodotti');
  await editLink(page, name).click();
  await expect(page.getByLabel('Descrizione', { exact: true })).toHaveValue(attack.replace('\u2028', '\n'));
  await page.goto('/admin');
  await page.getByRole('tab', { name: /Messaggi/ }).click();
  await expect(page.getByText(`${short} ${short}`).first()).toBeVisible();
  await page.getByRole('tab', { name: /Impostazioni/ }).click();
  await waitForIdle(page);

  const { slug } = (await listProducts(page.request)).find((one: Product) => one.name === name) as Product;
  for (const address of ['/', '/prodotti?category=motori', `/prodotti/${slug}`, `/en/products/${slug}`]) {
    const html = await (await page.request.get(address, { headers: { cookie: '' } })).text();
    expect(html, address).not.toMatch(/<script>fired|<img src=x|<svg onload/);
    await page.goto(address);
    if (address !== '/') await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(text);
  }
  await openHydrated(page, '/prodotti?category=motori');
  const card = page.locator('article', { has: page.getByRole('heading', { name }) });
  await card.getByRole('button', { name: 'Vedi tutte le specifiche' }).click();
  await expect(page.getByRole('dialog')).toContainText('onerror=fired()');
  expect(seen).toEqual([]);
});
