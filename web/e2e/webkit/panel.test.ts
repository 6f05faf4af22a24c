import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { heicPhoto, largeJpeg, smallJpeg } from '../support/files.ts';
import { type Browser, keys, startBrowser } from './webkit.ts';

const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '' } = process.env;
const name = `Prova ${Date.now()}`;
const folder = mkdtempSync(join(tmpdir(), 'rombo-files-'));

let page: Browser;
beforeAll(async () => {
  page = await startBrowser();
  for (const photo of [await largeJpeg('large.jpg'), await smallJpeg('small.jpg'), heicPhoto('photo.heic')])
    writeFileSync(join(folder, photo.name), photo.buffer);
});
afterAll(async () => {
  await page.stop();
  rmSync(folder, { recursive: true });
});
afterEach(async () => expect(await page.faults()).toEqual([]));

const file = (photo: string) => join(folder, photo);
const toast = (text: string) => page.see('li[data-state]', RegExp(`^${text}`));
const path = () => page.run(() => location.pathname);

test('the administrator signs in', async () => {
  await page.open('/login');
  await page.fill('input', 'Username', ADMIN_USERNAME);
  await page.fill('input', 'Password', ADMIN_PASSWORD);
  await page.click('main button', 'Accedi');
  await expect.poll(path).toBe('/admin');
  // The tests of the list expect rows.
  await page.run(() => localStorage.setItem('product-list-view', '"rows"'));
  await page.open('/admin/prodotti');
  await page.see('button', 'Aggiungi prodotto');
});

test('a product is created with photos, one of them HEIC, and visitors see them', async () => {
  await page.click('button', 'Aggiungi prodotto');
  await page.fill('input', 'Nome', name);
  await page.fill('textarea', 'Descrizione', 'Motore di prova.');
  await page.upload('input[type=file]', 'Aggiungi immagini', file('large.jpg'), file('small.jpg'), file('photo.heic'));
  await expect.poll(() => page.count('[role=tabpanel] *', 'Caricata'), { timeout: 40_000 }).toBe(3);
  await page.click('button', 'Crea prodotto');
  await toast('Prodotto creato!');
  const [product] = await page.run(async (wanted) => {
    const products = await (await fetch('/api/products')).json();
    return products.filter((each: { name: string }) => each.name === wanted);
  }, name);
  expect(product.images).toHaveLength(3);
  expect(product.images[2]).toMatch(/\.jpg/);
});

test('Back from a changed form asks, and Ctrl+S saves it', async () => {
  await page.open('/admin/prodotti');
  await page.click('th a', name);
  await page.fill('textarea', 'Descrizione', 'Cambiata.');
  await page.back();
  expect(await page.answer('dismiss')).toMatch(/modifiche/);
  expect(await path()).toMatch(/^\/admin\/prodotti\/./);
  await page.press(keys.control, 's');
  await toast('Prodotto aggiornato!');
  await page.see('th a', name);
});

test('the administrator signs out', async () => {
  await page.click('button', 'Esci');
  await page.see('li[data-state]', /^Logout effettuato/);
  await page.open('/admin');
  await expect.poll(path).toBe('/login');
});
