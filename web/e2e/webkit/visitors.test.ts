import { setTimeout as pause } from 'node:timers/promises';
import { pages } from '@rombo/shared/contract/pages';
import { localized } from '@rombo/shared/words/languages';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Browser, keys, startBrowser } from './webkit.ts';

const ENGINE = '/prodotti/tuono-21-buggy-corsa';
const TWO = '/confronta?p=saetta-21-pista,tuono-21-buggy';

const paths = Object.values<string>(pages).filter((path) => !path.includes('{') && path !== '/admin');
/** Both languages share their markup: half of the pages are opened in each. */
const addresses = [...paths, ENGINE, '/news/2024', '/prodotti?category=motori', TWO].map((path, at) =>
  at % 2 ? localized('en', path) : path,
);

let page: Browser;
beforeAll(async () => {
  page = await startBrowser();
});
afterAll(() => page.stop());
afterEach(async () => expect(await page.faults()).toEqual([]));

const address = () => page.run(() => location.pathname + location.search);
const leads = (to: string | RegExp) => expect.poll(address).toMatch(to);

test.for(addresses)('%s has no fault and fits its window', async (path) => {
  await page.resize(390);
  await page.open(path);
  expect(await page.run(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([390, 390]);
});

test('the menu opens, closes and leads on', async () => {
  await page.resize(390);
  await page.open('/prodotti');
  await page.click('button', 'Apri il menu');
  await page.see('nav a[aria-current=page]', 'Prodotti');
  await page.press(keys.escape);
  await expect.poll(() => page.run(() => document.activeElement?.getAttribute('aria-label'))).toBe('Apri il menu');
  await page.click('button', 'Apri il menu');
  await page.click('dialog a, [role=dialog] a', 'Azienda');
  await leads('/azienda');
  await page.resize(1440);
});

test('words are searched and suggested', async () => {
  await page.open('/prodotti');
  await page.fill('header input[role=combobox]', 'Cerca nel catalogo', 'r21a02');
  await page.click('[role=listbox] [role=option]');
  await page.see('tr', /RP-R21-A02/);
});

test('an engine is picked, and its parts are shown', async () => {
  await page.open('/prodotti');
  await page.click('main a', 'Che motore hai?');
  await page.click('dialog button', 'Bora .21 GT');
  await page.see('main a', 'Bora .21 GT');
  await page.open('/prodotti?fits=bora-21-gt');
  await page.see('main *', 'Ricambi e accessori per Bora .21 GT');
  // Clears the stored engine, for which every part would show whether it fits.
  await page.run(() => localStorage.clear());
});

test('the gallery turns, enlarges and closes, also by Back', async () => {
  await page.open('/prodotti');
  const open = async () => {
    await page.click('button', 'Apri la galleria di Tuono .21 Buggy Corsa');
    await page.see('dialog[open] :focus');
  };
  await open();
  await page.see('dialog [role=status]', 'Foto 1 di 5');
  await page.press(keys.right);
  await page.see('dialog [role=status]', 'Foto 2 di 5');
  await page.press('+');
  await page.see('dialog button', 'Riduci');
  const selection = () => getComputedStyle(document.querySelector('.pswp__img') as Element).webkitUserSelect;
  expect(await page.run(selection)).toBe('none');
  await page.press(keys.escape);
  await expect.poll(() => page.count('dialog')).toBe(0);
  await open();
  await page.see('dialog [role=status]', /^Foto \d di 5$/);
  await page.back();
  await expect.poll(() => page.count('dialog')).toBe(0);
  await leads('/prodotti');
});

test('the exploded view shows a part and leads to it', async () => {
  await page.open('/prodotti/tuono-21-buggy');
  await page.click('button', 'Ingrandisci il disegno');
  await page.see('dialog svg a', '1');
  await page.see('dialog[open] :focus');
  await page.press(keys.right);
  await page.see('dialog [role=status]', /1\. Candele turbo \.21/);
  await page.click('dialog [role=status] a');
  await leads(/candele-turbo-21/);
  await page.back();
  await leads('/prodotti/tuono-21-buggy');
});

test('dealers are found, and an address breaks between its parts only', async () => {
  await page.open('/en/dealers');
  await page.fill('input', 'Search by town or name', 'leeds');
  await expect.poll(() => page.count('article')).toBe(1);
  const height = await page.run(() => {
    const address = document.querySelector('article address') as HTMLElement;
    return address.getBoundingClientRect().height / parseFloat(getComputedStyle(address).lineHeight);
  });
  expect(Math.round(height)).toBe(2);
});

test('no text is wrapped prettily, which breaks a date that is as wide as its box', async () => {
  await page.open('/news');
  const isPretty = () =>
    [...document.querySelectorAll('main *')].some((element) =>
      getComputedStyle(element).getPropertyValue('text-wrap').includes('pretty'),
    );
  expect(await page.run(isPretty)).toBe(false);
});

test('a message is sent', async () => {
  await page.open('/contatti');
  for (const [label, text] of [
    ['Nome', 'Ada'],
    ['Cognome', 'Bonetti'],
    ['E-mail', 'ada@example.com'],
    ['Messaggio', 'Il mio .21 non tiene il minimo.'],
  ] as const)
    await page.fill('input, textarea', label, text);
  await page.choose('Consulenza Tecnica');
  await page.click('input[type=checkbox]');
  await page.click('button', 'Invia il messaggio');
  await page.see('li', /^Messaggio inviato!/);
});

test('Back and a reload lead to the place where one was', async () => {
  await page.open('/prodotti');
  const place = () => page.run(() => document.querySelectorAll('article h2')[8]?.getBoundingClientRect().top ?? 0);
  // Cards above get their height when rendered, and the position is stored at the end of a scroll.
  for (const _ of [1, 2, 3]) {
    await page.run((by) => window.scrollBy({ top: by, behavior: 'instant' }), (await place()) - 450);
    await pause(500);
  }
  const before = await place();
  const isBack = () => expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  await page.reload();
  await isBack();
  await pause(1000);
  const name = await page.run(() => document.querySelectorAll('article h2 a')[8]?.textContent ?? '');
  await page.click('article h2 a', name);
  await leads(/^\/prodotti\/./);
  await expect.poll(() => page.run(() => scrollY)).toBe(0);
  await page.back();
  await leads('/prodotti');
  await isBack();
});
