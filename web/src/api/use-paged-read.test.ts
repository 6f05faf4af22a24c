import { describe, expect, it } from 'vitest';
import { nextAddress } from './use-paged-read.ts';

describe('the next address of a Link header', () => {
  it.each([
    ['</api/admin/contacts?cursor=1>; rel="next"', '/api/admin/contacts?cursor=1'],
    ['</first>; rel="prev", </third>; rel="next"', '/third'],
    ['</a>; rel=next', '/a'],
  ])('in %s is %s', (link, address) => expect(nextAddress(link)).toBe(address));

  it.each([null, '', '</first>; rel="prev"', 'next'])('in %j is none', (link) => expect(nextAddress(link)).toBeNull());
});
