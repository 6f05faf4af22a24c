import { collectFaults } from '../checks.ts';
import { signIn, startProduct, toast } from '../support/admin.ts';
import { fillContactForm, formOf } from '../support/contact-form.ts';
import { smallJpeg } from '../support/files.ts';
import { NETWORK_HOST } from '../support/network.ts';
import { deleteInMenu } from '../support/panel.ts';
import { expect, productRows, test } from '../support/test.ts';

/** Opens the local site as a phone on the network does: without HTTPS, `crypto.randomUUID` and Secure cookies are not available. */
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', NETWORK_HOST)) });

test('over plain http a message is sent and a product with a photo created, deleted @engine', async ({ page }) => {
  const faults = collectFaults(page);
  const form = formOf(page, 'it');
  await form.open();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await fillContactForm(page, 'it');
  const lastName = `Rete ${Date.now()}`;
  await form.lastName.fill(lastName);
  await form.submit.click();
  await expect(form.toast).toContainText('Messaggio inviato!');

  await productRows(page);
  await signIn(page);
  const name = `Rete ${Date.now()}`;
  await startProduct(page, name);
  await page.getByLabel('Aggiungi immagini').setInputFiles([await smallJpeg('rete.jpg')]);
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 30_000 });
  page.on('dialog', (dialog) => dialog.accept());
  await deleteInMenu(page, name);
  await expect(toast(page, 'Prodotto eliminato!')).toBeVisible();
  await page.goto('/admin/messaggi');
  await page.getByRole('tabpanel').getByRole('link', { name: lastName }).click();
  await page.getByRole('button', { name: `Elimina il messaggio di Ada ${lastName}` }).click();
  await expect(toast(page, 'Messaggio eliminato!')).toBeVisible();
  // Chromium ignores this header over plain HTTP and logs that for each page.
  expect(faults.filter((fault) => !fault.startsWith('The Cross-Origin-Opener-Policy header'))).toEqual([]);
});
