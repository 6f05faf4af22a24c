import { routes } from '@rombo/shared/contract/routes';
import { describe, expect, it } from 'vitest';
import { eventOf } from '../../test/events.ts';
import { respond } from './respond.ts';
import { Reply } from './types.ts';

const products = [{ name: 'RP-21' }];
const read = (headers: Record<string, string> = {}) => respond(routes.listProducts, eventOf({ headers }), products);

describe('respond', () => {
  it('writes the answer of a public read so that the edge shares it and a browser asks again', () => {
    const { statusCode, headers, body } = read();
    expect([statusCode, body]).toEqual([200, JSON.stringify(products)]);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=3600');
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it('gives the same tag to the same answer and another to another', () => {
    expect(read().headers.etag).toBe(read().headers.etag);
    expect(respond(routes.listProducts, eventOf(), []).headers.etag).not.toBe(read().headers.etag);
  });

  it('spares a browser what it has, by a weak tag or a strong one, alone or among others', () => {
    const etag = String(read().headers.etag);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, `${etag.slice(2)} , W/"y"`]) {
      const { statusCode, headers, body } = read({ 'if-none-match': known });
      expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
    }
  });

  it.each(['"x"', 'W/"x"', '', 'x'])('sends the whole answer for the tag %j', (known) => {
    expect(read({ 'if-none-match': known }).statusCode).toBe(200);
  });

  it("never lets the administrator's copy be stored", () => {
    const { statusCode, headers } = read({ cookie: 'a=b; __Host-session=token' });
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  });

  it('stores no answer of a route that is not public', () => {
    const { headers } = respond(routes.getUser, eventOf(), { id: 'x', username: 'admin' });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  it('answers a creation with its own status', () => {
    expect(respond(routes.createProduct, eventOf(), products[0]).statusCode).toBe(201);
  });

  it('writes nothing where there is nothing to say, and the headers that a handler adds', () => {
    const { statusCode, headers, body } = respond(
      routes.logout,
      eventOf(),
      new Reply(undefined, { 'set-cookie': 'a=b' }),
    );
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toEqual({ 'cache-control': 'no-store', 'set-cookie': 'a=b' });
  });

  it('writes a reply once that is given again', () => {
    let writes = 0;
    const reply = new Reply({ toJSON: () => ++writes }, {}) as unknown as Reply<never>;
    const [first, again] = [1, 2].map(() => respond(routes.listProducts, eventOf(), reply));
    expect([first?.body, again, writes]).toEqual(['1', first, 1]);
  });
});
