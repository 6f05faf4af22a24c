import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTable } from './empty-table.ts';

await emptyTable();
const slugs = await import('../../../functions/src/data/slugs.ts');
const { abandonSlug, claimSlug, findOwner, keepFormerSlug, releaseSlug } = slugs;
const { deleteIf, getItem, put, queryAll } = await import('../../../functions/src/data/table.ts');

const MINUTE = 60_000;
/** Stored slugs by product id. */
const stored = new Map<string, string>();
const claim = (id: string, name = 'Motore 21') =>
  claimSlug({ id, name }, async (each) => {
    const present = stored.get(each);
    return present === undefined ? undefined : [present];
  });
const slugOf = async (id: string, name?: string) => (await claim(id, name)).slug;
const store = async (id: string, name?: string) => {
  const { slug } = await claim(id, name);
  stored.set(id, slug);
  return slug;
};
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
  stored.clear();
  for (const { pk, sk } of await queryAll('SLUG')) await deleteIf({ pk, sk }, { expression: 'attribute_exists(pk)' });
});
afterEach(() => void vi.useRealTimers());

describe("a product's slug", () => {
  it('is derived from its name, with a number if it is taken', async () => {
    expect([await store('a'), await store('b'), await store('c')]).toEqual(['motore-21', 'motore-21-2', 'motore-21-3']);
  });

  it('ends with a part of the id after twenty products of the same name', async () => {
    const taken = { pk: 'SLUG', productId: 'other', claimedAt: Date.now(), kept: false };
    await put({ ...taken, sk: 'motore-21' });
    for (let number = 2; number < 20; number++) await put({ ...taken, sk: `motore-21-${number}` });
    expect(await slugOf('twentieth')).toBe('motore-21-20');
    const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    expect(await slugOf(id)).toBe('motore-21-0305e82c3301');
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21-0305e82c3301' })).toMatchObject({ productId: id });
  });

  it('is the same for concurrent requests that store the same product', async () => {
    expect([await slugOf('a'), await slugOf('a')]).toEqual(['motore-21', 'motore-21']);
  });

  it('is reserved for a minute for a product that is about to be stored', async () => {
    await claim('a');
    later(MINUTE - 1);
    expect(await slugOf('b')).toBe('motore-21-2');
    later(MINUTE + 1);
    expect(await slugOf('c')).toBe('motore-21');
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toMatchObject({ productId: 'c', kept: false });
  });

  it('stays with the product that uses it, but not with one that has changed to another', async () => {
    await store('a');
    later(2 * MINUTE);
    expect(await slugOf('b')).toBe('motore-21-2');
    stored.set('a', 'elsewhere');
    expect(await slugOf('c')).toBe('motore-21');
  });

  it('stays with a product that used it before, as long as the product exists', async () => {
    await store('a');
    await keepFormerSlug('motore-21', 'a');
    stored.set('a', 'elsewhere');
    later(2 * MINUTE);
    expect(await slugOf('b')).toBe('motore-21-2');
    expect(await findOwner('motore-21')).toEqual({ id: 'a', isKept: true });
    stored.delete('a');
    expect(await slugOf('c')).toBe('motore-21');
  });

  it('can be kept only by its product', async () => {
    await store('a');
    expect(await findOwner('nowhere')).toBeUndefined();
    await keepFormerSlug('motore-21', 'b');
    expect(await findOwner('motore-21')).toEqual({ id: 'a', isKept: false });
  });

  it('finds its product if it was stored in the old format', async () => {
    await put({ pk: 'SLUG', sk: 'vecchio', productId: 'a', claimedAt: 0 });
    expect(await findOwner('vecchio')).toEqual({ id: 'a', isKept: true });
  });

  it('is free again once the last request with a claim releases it', async () => {
    const [one, other] = [await claim('a'), await claim('a')];
    await abandonSlug(one);
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeDefined();
    await abandonSlug(other);
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeUndefined();
  });

  it('is not freed by an abandoned claim if it is kept or belongs to another product', async () => {
    const mine = await claim('a');
    await keepFormerSlug('motore-21', 'a');
    await abandonSlug(mine);
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toMatchObject({ kept: true });
    await put({ pk: 'SLUG', sk: 'altro', productId: 'b', kept: false, claimedAt: 0 });
    await abandonSlug({ slug: 'altro', id: 'a', token: 'x' });
    expect(await getItem({ pk: 'SLUG', sk: 'altro' })).toBeDefined();
  });

  it('is released with its product, and only by that product', async () => {
    await store('a');
    await releaseSlug({ slug: 'motore-21', id: 'b' });
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeDefined();
    await releaseSlug({ slug: 'motore-21', id: 'a' });
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeUndefined();
  });
});
