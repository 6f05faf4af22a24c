import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { pdf, sheet } from '../../test/forms.ts';
import { cookie, openPage } from '../../test/site.ts';

const NAME = 'Bilingue da pista';
const technicalSpecs = { 'Codice Articolo': 'RP-B-1', Potenza: '2,78 CV a 37.000 giri/min', Verniciatura: 'a mano' };
const translations = { en: { name: 'Bilingual on-road', description: 'Plenty of top end.' } };
let product: Product;
let plain: Product;

const make = (changes: Parameters<typeof newProduct>[1]) =>
  newProduct(cookie, { name: NAME, technicalSpecs: JSON.stringify(technicalSpecs), ...changes });
const open = async (path: string, headers = {}) => {
  const page = await openPage(path, headers);
  return { ...page, state: /id="state">(.*?)<\/script>/s.exec(page.html)?.[1] ?? '' };
};

beforeAll(async () => {
  const files = { technicalSheet: sheet(pdf()), technicalSheetEn: sheet(pdf()) };
  product = await make({ translations: JSON.stringify(translations), ...files });
  plain = await make({ name: `${NAME} due`, technicalSheet: sheet(pdf()) });
});
afterAll(() => removeProducts(cookie, NAME));

it('a translated product has an English page with English texts, its English sheet first, facts and addresses', async () => {
  const { status, html, state } = await open('/en/products/bilingual-on-road');
  expect(status).toBe(200);
  expect(html).toContain('<title>Bilingual on-road | ROMBO POWER</title>');
  expect(html).toContain('<meta name="description" content="Plenty of top end."/>');
  expect(html).toMatch(/<h1[^>]*><span>Bilingual on-road<\/span><\/h1>/);
  expect(html).toMatch(/<th scope="row">Power<\/th><td>2\.78\shp at 37,000\srpm<\/td>/);
  expect(html).toMatch(/<th scope="row" lang="it">Verniciatura<\/th><td lang="it">a mano<\/td>/);
  expect(html).toContain('"inLanguage":"en"');
  expect(html.indexOf(product.technicalSheetEnUrl ?? '?')).toBeLessThan(html.indexOf(product.technicalSheetUrl ?? '?'));
  expect(html).toMatch(/hrefLang="it" href="http:\/\/localhost:\d+\/prodotti\/bilingue-da-pista"/);
  expect(html).toMatch(/hrefLang="en" href="http:\/\/localhost:\d+\/en\/products\/bilingual-on-road"/);
  expect(html).toMatch(/rel="canonical" href="http:\/\/localhost:\d+\/en\/products\/bilingual-on-road"/);
  expect(state).not.toContain('"Bilingue da pista"');
});

it('its Italian page contains no English text and names both addresses', async () => {
  const { status, html, state } = await open('/prodotti/bilingue-da-pista');
  expect(status).toBe(200);
  expect(html).toMatch(/<th scope="row">Potenza<\/th>/);
  expect(html).toMatch(/hrefLang="en" href="http:\/\/localhost:\d+\/en\/products\/bilingual-on-road"/);
  expect(state).not.toContain('top end');
});

it.each([
  ['/en/prodotti/bilingue-da-pista', '/en/products/bilingual-on-road'],
  ['/en/prodotti/bilingual-on-road', '/en/products/bilingual-on-road'],
  ['/en/products/bilingue-da-pista?utm_source=x', '/en/products/bilingual-on-road?utm_source=x'],
  ['/prodotti/bilingual-on-road', '/prodotti/bilingue-da-pista'],
  ['/en/prodotti/bilingue-da-pista-due', '/en/products/bilingue-da-pista-due'],
])('%s redirects to %s in one hop', async (path, location) => {
  expect(await open(path)).toMatchObject({ status: 301, location });
});

it('an untranslated product is shown in Italian on its English page, with a notice', async () => {
  const { html } = await open(`/en/products/${plain.slug}`);
  expect(html).toMatch(/<h1[^>]*><span lang="it">Bilingue da pista due<\/span><\/h1>/);
  expect(html).toContain('in Italian (PDF)');
  expect(html).toMatch(/<th scope="row">Power<\/th>/);
});

it('the catalogue links to pages in its own language', async () => {
  const [english, italian] = await Promise.all([open('/en/products'), open('/prodotti')]);
  expect(english.html).toContain('href="/en/products/bilingual-on-road"');
  expect(english.state).toContain('Plenty of top end.');
  expect(italian.html).toContain('href="/prodotti/bilingue-da-pista"');
  expect(italian.state).not.toContain('Plenty of top end.');
});

it('a visitor whose cookie chooses English reads it at the Italian address too', async () => {
  const { status, html } = await open('/prodotti/bilingue-da-pista', { cookie: 'language=en' });
  expect([status, html.includes('Plenty of top end.')]).toEqual([200, true]);
});
