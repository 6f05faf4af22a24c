import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyProducts, prose } from '../../test/many-products.ts';
import { send } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';

const COUNT = 2000;
const LAMBDA_BYTES = 6 * 1024 * 1024;

const items = manyProducts(COUNT, 1600).map((product, at) => ({
  ...product,
  images: [1, 2, 3, 4].map((picture) => `/media/products/${product.id}/${picture}.jpg`),
  technicalSpecs: ['Codice Articolo', 'Cilindrata', 'Potenza', 'RPM Max', 'Carburante', 'Peso'].map((label) => [
    label,
    prose(at, 20),
  ]),
  technicalSheetUrl: `/media/products/${product.id}/sheet.pdf`,
}));

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
