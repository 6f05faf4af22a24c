import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { productForm } from '../../../functions/test/forms.ts';

/** An administrator at work: creates a product, saves it again, and deletes it; gives the status of each call. */
export function administratorOf(origin: string, cookie: string): () => Promise<number> {
  let product: Product | undefined;
  let saved = false;

  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(origin + path, { method, ...init, headers: { cookie, 'sec-fetch-site': 'same-origin', ...init.headers } });

  return async () => {
    if (!product) {
      const name = `Prova ${randomUUID()}`;
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await send('POST', '/api/products', { body: productForm({ name }), headers });
      product = answer.ok ? ((await answer.json()) as Product) : undefined;
      saved = false;
      return answer.status;
    }
    const headers = { 'if-match': `"${product.version}"` };
    const path = `/api/products/${product.id}`;
    const answer = saved
      ? await send('DELETE', path, { headers })
      : await send('PUT', path, { headers, body: productForm({ name: product.name }) });
    const body = await answer.text();
    product = answer.ok && !saved ? (JSON.parse(body) as Product) : undefined;
    saved = true;
    return answer.status;
  };
}
