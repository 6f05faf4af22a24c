import { describe, expect, it, test } from 'vitest';
import { mergePages, nextAddress } from './use-paged-read.ts';

describe('the next address of a Link header', () => {
  it.each([
    ['</api/admin/contacts?cursor=1>; rel="next"', '/api/admin/contacts?cursor=1'],
    ['</first>; rel="prev", </third>; rel="next"', '/third'],
    ['</a>; rel=next', '/a'],
  ])('in %s is %s', (link, address) => {
    expect(nextAddress(link)).toBe(address);
  });

  it.each([null, '', '</first>; rel="prev"', 'next'])('in %j is none', (link) => {
    expect(nextAddress(link)).toBeNull();
  });
});

const pages = (ids: string, next: string | null) => ({ items: [...ids].map((id) => ({ id })), next });

test('a reloaded first page keeps the following pages', () => {
  expect(mergePages(pages('gfed', '/2'), pages('fedcba', null))).toEqual(pages('gfedcba', null));
});

test('a reloaded first page drops the following pages if it is the last, the first read, or leaves a gap', () => {
  expect(mergePages(pages('fed', null), pages('fedcb', '/3'))).toEqual(pages('fed', null));
  expect(mergePages(pages('fed', '/2'), undefined)).toEqual(pages('fed', '/2'));
  expect(mergePages(pages('hg', '/2'), pages('fedcb', '/3'))).toEqual(pages('hg', '/2'));
});
