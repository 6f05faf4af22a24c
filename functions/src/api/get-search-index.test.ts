import { afterAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { call, cookie } from '../../test/site.ts';

afterAll(() => removeProducts(cookie, 'Cercata'));

it('has what is searched of every product, is kept at the edge, and follows a save', async () => {
  const technicalSpecs = JSON.stringify({ 'Codice Articolo': 'XS-1', Materiale: 'ottone' });
  await newProduct(cookie, { name: 'Cercata valvola', technicalSpecs, alsoKnownAs: '["VECCHIO-9"]' });
  const { status, headers, body } = await call('getSearchIndex');
  expect([status, headers.get('etag')]).toEqual([200, expect.stringMatching(/^W\//)]);
  expect(headers.get('cache-control')).toMatch(/s-maxage=[1-9]/);
  const at = body.names.indexOf('Cercata valvola');
  expect([body.codes[at], body.slugs[at]]).toEqual(['XS-1', '']);
  expect(body.words[at]).toMatch(/^vecchio-9 ottone /);
});

it('takes no query', async () => {
  expect((await call('getSearchIndex', { query: { q: 'x' } })).status).toBe(200);
});
