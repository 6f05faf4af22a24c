import { routes } from '@rombo/shared/contract/routes';
import { describe, expect, it } from 'vitest';
import { eventOf } from '../../test/events.ts';
import { cursorOf, linkToNext, pageReply, respond } from './respond.ts';
import { Reply } from './types.ts';

const products = [{ name: 'RP-21' }];
const read = (headers: Record<string, string> = {}) => respond(routes.listProducts, eventOf({ headers }), products);

describe('respond', () => {
  it('lets the edge share the response to a public read, and browsers revalidate it', () => {
    const { statusCode, headers, body } = read();
    expect([statusCode, body]).toEqual([200, JSON.stringify(products)]);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=0, s-maxage=3600',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    expect(read().headers.etag).toBe(headers.etag);
    expect(respond(routes.listProducts, eventOf(), []).headers.etag).not.toBe(headers.etag);
  });

  it('returns 304 for the current ETag, weak or strong, alone or in a list', () => {
    const etag = String(read().headers.etag);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, `${etag.slice(2)} , W/"y"`]) {
      const { statusCode, headers, body } = read({ 'if-none-match': known });
      expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
    }
    for (const known of ['"x"', '', 'x']) expect(read({ 'if-none-match': known }).statusCode).toBe(200);
  });

  it('forbids caching for a session or a non-public route', () => {
    const answers = [
      read({ cookie: 'a=b; __Host-session=token' }),
      respond(routes.getUser, eventOf(), { id: 'x', username: 'admin' }),
    ];
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  });

  it('has the status of its route, and the headers and cookies of its handler', () => {
    expect(respond(routes.createProduct, eventOf(), products[0]).statusCode).toBe(201);
    const reply = new Reply(undefined, { link: '<a>' }, ['a=b', 'c=d']);
    expect(respond(routes.logout, eventOf(), reply)).toEqual({
      statusCode: 204,
      headers: { 'cache-control': 'no-store', link: '<a>' },
      multiValueHeaders: { 'set-cookie': ['a=b', 'c=d'] },
      body: '',
    });
    expect(respond(routes.getUser, eventOf(), new Reply({ id: 'x' }, {}, [])).multiValueHeaders).toBeUndefined();
  });
});

describe('the cursor of a list', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  it('is an id, or absent on the first page', () => {
    expect([cursorOf({ cursor: id }), cursorOf({})]).toEqual([id, null]);
    const unknown = { code: 'bad_request', issues: [expect.objectContaining({ code: 'unknown_cursor' })] };
    for (const cursor of ['', `${id}x`, '../x'])
      expect(() => cursorOf({ cursor })).toThrow(expect.objectContaining(unknown));
  });

  it('is in the link to the next page, which the last page lacks', () => {
    expect(linkToNext('listContacts', id)).toEqual([`</api/admin/contacts?cursor=${id}>; rel="next"`]);
    expect(linkToNext('listContacts', null)).toEqual([]);
    expect(pageReply([1], ['<a>', '<b>'])).toMatchObject({ output: [1], headers: { link: '<a>, <b>' } });
    expect(pageReply([1], []).headers).toEqual({});
  });
});
