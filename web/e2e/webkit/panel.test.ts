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

test('a product is moved in its category', async () => {
  await page.click('button', 'Cambia l’ordine');
  await page.choose('Motori Completi');
  const row = () =>
    page.run(
      (wanted) =>
        [...document.querySelectorAll('[role=tabpanel] ol li')].findIndex(({ textContent }) =>
          textContent?.includes(wanted),
        ),
      name,
    );
  await page.see('button', `Sposta giù ${name}`);
  const before = await row();
  await page.click('button', `Sposta giù ${name}`);
  await expect.poll(row).toBe(before + 1);
  await page.click('button', `Porta in cima ${name}`);
  await expect.poll(row).toBe(before);
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
});

test('a product is deleted and comes back', async () => {
  await page.click('button', `Altro su ${name}`);
  await page.click('dialog button', `Elimina ${name}`);
  expect(await page.answer('accept')).toBe('Sei sicuro di voler eliminare questo prodotto?');
  await toast('Prodotto eliminato!');
  await page.click('li[data-state] button', 'Annulla');
  await toast('Ripristinato!');
  await page.see('th a', name);
});

test('a slide is created', async () => {
  await page.click('[role=tab]', /^Slider/);
  await page.click('button', 'Aggiungi slide');
  await page.upload('input[type=file]', 'Scegli l’immagine', file('large.jpg'));
  await page.click('summary', /^Titolo e note interne/);
  await page.fill('input', 'Titolo', name);
  await page.click('button', 'Crea slide');
  await toast('Slide creata!');
});

test('a message is read', async () => {
  await page.run(
    (message) =>
      fetch('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, firstName: 'Ada', email: 'ada@example.com', phone: '', subject: 'Altro' }),
      }),
    { lastName: name, message: 'Un messaggio di prova.' },
  );
  await page.open('/admin/messaggi');
  await page.click('[role=tabpanel] li a', RegExp(`Ada ${name}`));
  await page.see('article', `Ada ${name}`);
  await page.click('button', `Elimina il messaggio di Ada ${name}`);
  await page.answer('accept');
  await toast('Messaggio eliminato!');
});

test('the site is closed and opened', async () => {
  await page.click('[role=tab]', /^Impostazioni/);
  await page.click('button', 'Attiva manutenzione');
  await page.answer('accept');
  await toast('Modalità manutenzione attivata');
  await page.click('button', 'Disattiva manutenzione');
  await toast('Modalità manutenzione disattivata');
});

test('the administrator signs out', async () => {
  await page.click('button', 'Esci');
  await page.see('li[data-state]', /^Logout effettuato/);
  await page.open('/admin');
  await expect.poll(path).toBe('/login');
});
