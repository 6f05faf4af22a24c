import { describe, expect, it } from 'vitest';
import { cursorOf, linkToNext, pageReply } from './cursor.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('the cursor of a list', () => {
  it('is an id, or none on the first page', () => {
    expect(cursorOf({ cursor: id })).toBe(id);
    expect(cursorOf({})).toBeNull();
  });

  it.each(['', 'x', `${id}x`, '../x'])('is never %j', (cursor) => {
    expect(() => cursorOf({ cursor })).toThrow(
      expect.objectContaining({
        code: 'bad_request',
        issues: [{ path: 'cursor', code: 'unknown_cursor', message: 'Cursore sconosciuto' }],
      }),
    );
  });

  it('is in the link to the following page, of which the last page has none', () => {
    expect(linkToNext('listContacts', id)).toEqual([`</api/admin/contacts?cursor=${id}>; rel="next"`]);
    expect(linkToNext('listContacts', null)).toEqual([]);
    expect(pageReply([1], ['<a>', '<b>'])).toMatchObject({ output: [1], headers: { link: '<a>, <b>' } });
    expect(pageReply([1], []).headers).toEqual({});
  });
});
