import type { Product } from '@rombo/shared/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, send } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';

const COUNT = 2000;
/** The most bytes of an answer that a function may give, base64 included. */
const LAMBDA_BYTES = 6 * 1024 * 1024;

const words =
  'pistone camicia biella albero cuscinetto carburatore testa candela marmitta risonanza frizione volano'.split(' ');
const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, at) => words[(seed * 7 + at * at + at) % words.length]).join(' ');

/** Products as large as a real catalogue's: a kilobyte and a half of description, six specs, four pictures. */
const items = Array.from({ length: COUNT }, (_, at) => {
  const id = `0199a3c0-5c6e-7abc-8def-${String(at).padStart(12, '0')}`;
  const createdAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
  return {
    pk: 'PRODUCT',
    sk: id,
    id,
    name: `Molti ${at}`,
    description: sentence(at, 190),
    category: 'ricambi',
    subcategory: '3.5cc',
    images: [1, 2, 3, 4].map((picture) => `/media/products/${id}/${picture}.jpg`),
    technicalSpecs: ['Codice Articolo', 'Cilindrata', 'Potenza', 'RPM Max', 'Carburante', 'Peso'].map((label) => [
      label,
      sentence(at, 3),
    ]),
    technicalSheetUrl: `/media/products/${id}/sheet.pdf`,
    featured: at % 100 === 0,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
});

describe(`GET /api/products of ${COUNT} products`, () => {
  beforeAll(() => putItems(items));
  afterAll(() => deleteItems(items));

  it('lists every one of them in one answer, in order', async () => {
    const { status, body } = await call('listProducts');
    const names = (body as Product[]).map(({ name }) => name).filter((name) => name.startsWith('Molti'));
    const expected = items
      .toReversed()
      .sort((a, b) => Number(b.featured) - Number(a.featured))
      .map(({ name }) => name);
    expect(status).toBe(200);
    expect(names).toEqual(expected);
  });

  it.each(['br', 'gzip'])('fits what a function may answer, compressed as %s', async (encoding) => {
    const { status, headers } = await send('/api/products', { headers: { 'accept-encoding': encoding } });
    expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
    expect((Number(headers.get('content-length')) / 3) * 4).toBeLessThan(LAMBDA_BYTES);
  });

  it('answers a caller that takes nothing compressed too', async () => {
    const response = await send('/api/products', { headers: { 'accept-encoding': 'identity' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
  });
});
