import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { form } from '../../test/forms.ts';
import { call, cookie, openPage } from '../../test/site.ts';

const NAME = 'Trovata';
let engine: Product;
let part: Product;

beforeAll(async () => {
  engine = await newProduct(cookie, { name: `${NAME} Freccia` });
  part = await newProduct(cookie, {
    name: `${NAME} bussola`,
    category: 'ricambi',
    price: '30',
    fits: JSON.stringify([engine.id]),
    technicalSpecs: JSON.stringify({ 'Codice Articolo': 'XQ-R21-7' }),
  });
});
afterAll(() => removeProducts(cookie, NAME));

const open = async (path: string) => {
  const page = await openPage(path);
  const cards = [...page.html.matchAll(/<h2[^>]*><a href="[^"]*\/([\w-]+)"/g)].map(([, slug]) => slug);
  return { ...page, cards };
};

it('an exact code redirects to its product, in any case, with or without hyphens and spaces, in both languages', async () => {
  for (const query of ['xqr217', '++XQ-R21-7+', 'xq+r21+7'])
    for (const [list, prefix] of [
      ['/prodotti', '/prodotti/'],
      ['/en/products', '/en/products/'],
    ] as const)
      expect(await openPage(`${list}?q=${query}`)).toMatchObject({ status: 302, location: prefix + part.slug });
});

it('a page number beyond a short catalogue redirects once, to a page that exists, and keeps the other parameters', async () => {
  for (const [path, location] of [
    ['/prodotti?page=2', '/prodotti'],
    ['/en/products?page=2', '/en/products'],
    ['/prodotti?q=trovata&sort=price&page=99', '/prodotti?q=trovata&sort=price'],
    ['/en/products?page=99&category=motori&fits=a', '/en/products?category=motori&fits=a'],
  ]) {
    expect(await openPage(path ?? '')).toMatchObject({ status: 301, location });
    expect(await openPage(location ?? ''), location).toMatchObject({ status: 200 });
  }
  for (const page of ['0', '1', 'abc', '-1', '2.5', ''])
    expect(await openPage(`/prodotti?page=${page}`), page).toMatchObject({ status: 200 });
});

it('the server renders a search in one spelling, cached for five minutes and not indexed', async () => {
  for (const query of ['q=xqr21', 'q=++R21-7+', 'q=trovata%20BUSSOLA']) {
    const { status, cards, headers } = await open(`/prodotti?${query}`);
    expect([status, cards]).toEqual([200, [part.slug]]);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  const { html } = await open('/prodotti?q=++TROVATA+++Bussola');
  expect(html).toContain('Risultati per «trovata bussola»');
});

it('without results the page shows the nearest products', async () => {
  const { html, cards } = await open('/prodotti?q=busola+zzz');
  expect(html).toContain('Nessun prodotto trovato');
  expect(html).toContain('I più simili');
  expect(cards[0]).toBe(part.slug);
  expect(cards.length).toBeLessThanOrEqual(3);
  expect(html).toContain('/contatti?cerca=busola%20zzz');
});

it('an engine filter shows its parts, and an unknown engine is reported', async () => {
  const { html, cards } = await open(`/prodotti?fits=${engine.slug}`);
  expect(cards).toEqual([part.slug]);
  expect(html).toContain(`Ricambi e accessori per ${engine.name}`);
  const unknown = await open('/prodotti?fits=nessuno');
  expect(unknown.html).toContain('Questo motore non è in catalogo');
  expect(unknown.cards).toContain(engine.slug);
});

it('a page says how a question was understood, and links the page that answers it', async () => {
  const { html, cards } = await open('/prodotti?q=1/5');
  expect(html).toContain('Nessun motore è fatto per «1/5»');
  expect(cards).toContain(engine.slug);
  const answered = await open('/en/products?q=warranty');
  expect(answered.html).toContain('Warranty and repairs');
  expect(answered.html).not.toContain('Most similar');
});

it('the note of a ranking has a figure only where the list begins with the first of all results', async () => {
  const words = 'bussola sotto 50 euro';
  const noteOf = async (query: string) => (await open(`/prodotti?q=${encodeURIComponent(words)}${query}`)).html;
  expect(await noteOf('')).toContain(`Dal più caro: ${part.name}, 30,00`);
  for (const query of ['&category=ricambi', '&sort=name', `&fits=${engine.slug}`])
    expect(await noteOf(query)).toContain(`Risultati per «${words}»`);
});

it('a search for a topic leads to the guide whose title names it, in both languages, in pages and in the index', async () => {
  const fields = {
    title: 'Rodaggio prova',
    summary: 'Otto pieni.',
    blocks: JSON.stringify([{ type: 'paragraph', text: 'Piano.' }]),
  };
  expect((await openPage('/prodotti?q=rodaggio')).html).not.toContain('/guide/');
  const translations = JSON.stringify({ en: { title: 'Running in, a test' } });
  const { body: guide } = await call('createGuide', { cookie, body: form({ ...fields, translations }) });
  expect((await openPage('/prodotti?q=rodaggio')).html).toContain('href="/guide/rodaggio-prova"');
  expect((await openPage('/en/products?q=break+in')).html).toContain('href="/en/guides/running-in-a-test"');
  expect((await call('getSearchIndex')).body.guides).toMatchObject([{ topic: 'running_in', slug: 'rodaggio-prova' }]);
  await call('deleteGuide', { cookie, parameters: { id: guide.id } });
});
