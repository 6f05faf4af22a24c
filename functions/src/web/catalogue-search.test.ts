import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { cookie, send } from '../../test/site.ts';

const NAME = 'Trovata';
let engine: Product;
let part: Product;

beforeAll(async () => {
  engine = await newProduct(cookie, { name: `${NAME} Freccia` });
  part = await newProduct(cookie, {
    name: `${NAME} bussola`,
    category: 'ricambi',
    fits: JSON.stringify([engine.id]),
    technicalSpecs: JSON.stringify({ 'Codice Articolo': 'XQ-R21-7' }),
  });
});
afterAll(() => removeProducts(cookie, NAME));

const open = async (path: string) => {
  const response = await send(path);
  const html = await response.text();
  const cards = [...html.matchAll(/<h2[^>]*><a href="[^"]*\/([\w-]+)"/g)].map(([, slug]) => slug);
  return { html, cards, headers: response.headers, status: response.status };
};

it('a search is rendered by the server, in one way of writing, kept for five minutes and not indexed', async () => {
  for (const query of ['q=xqr217', 'q=++XQ-R21-7+', 'q=trovata%20BUSSOLA']) {
    const { status, cards, headers } = await open(`/prodotti?${query}`);
    expect([status, cards]).toEqual([200, [part.slug]]);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  const { html } = await open('/prodotti?q=++TROVATA+++Bussola');
  expect(html).toContain('Risultati per «trovata bussola»');
});

it('an engine leaves its parts, and an unknown one is said', async () => {
  const { html, cards } = await open(`/prodotti?fits=${engine.slug}`);
  expect(cards).toEqual([part.slug]);
  expect(html).toContain(`Ricambi e accessori per ${engine.name}`);
  const unknown = await open('/prodotti?fits=nessuno');
  expect(unknown.html).toContain('Questo motore non è in catalogo');
  expect(unknown.cards).toContain(engine.slug);
});

it('the forms of search and engine are in the page and need no script', async () => {
  const { html } = await open('/prodotti');
  expect(html).toMatch(/<form[^>]* action="\/prodotti"[^>]*>.*?<input[^>]* name="q"/s);
  expect(html).toMatch(new RegExp(`<select[^>]* name="fits".*?<option[^>]* value="${engine.slug}"`));
});
