import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prose } from '../../test/many-products.ts';
import { send } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';

const COUNT = 2000;
const LAMBDA_BYTES = 6 * 1024 * 1024;

const items = Array.from({ length: COUNT }, (_, at) => {
  const id = `0199a3c0-5c6e-7abc-8def-${String(at).padStart(12, '0')}`;
  const createdAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString();
  return {
    pk: 'PRODUCT',
    sk: id,
    id,
    name: `Molti ${at}`,
    description: prose(at, 1600),
    category: 'ricambi',
    subcategory: '3.5cc',
    images: [1, 2, 3, 4].map((picture) => `/media/products/${id}/${picture}.jpg`),
    technicalSpecs: ['Codice Articolo', 'Cilindrata', 'Potenza', 'RPM Max', 'Carburante', 'Peso'].map((label) => [
      label,
      prose(at, 20),
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

  it.each(['br', 'gzip'])("fits into a function's response, compressed as %s", async (encoding) => {
    const response = await send('/api/products', { headers: { 'accept-encoding': encoding } });
    const { status, headers } = response;
    expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(await response.json()).toHaveLength(COUNT);
    expect((Number(headers.get('content-length')) / 3) * 4).toBeLessThan(LAMBDA_BYTES);
  });
});
