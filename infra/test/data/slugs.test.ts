import { slugIn } from '@rombo/shared/collections/in-language';
import { slugsBy } from '@rombo/shared/contract/language-fields';
import { otherLanguages } from '@rombo/shared/contract/text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTable } from './empty-table.ts';

const clear = await emptyTable();
const { claimAddresses, findOwner, releaseAddresses } = await import('../../../functions/src/data/slugs.ts');
const { deleteItem, getItem, put, queryAll } = await import('../../../functions/src/data/table.ts');

const MINUTE = 60_000;
const NAME = 'Motore 21';
const names = (id: string, name = NAME, nameEn?: string) => ({ id, names: { it: name, en: nameEn } });
const claim = (id: string, name?: string) => claimAddresses(names(id, name), undefined);
const slugOf = async (id: string, name?: string) => (await claim(id, name)).added.slug;
const putProduct = (id: string, slug: string) => put({ pk: 'PRODUCT', sk: id, slug });
const store = async (id: string, name?: string) => {
  const slug = await slugOf(id, name);
  await putProduct(id, slug);
  return slug;
};
/** Gives a product with the slug of `NAME` another name. */
const rename = (id: string) =>
  claimAddresses(names(id, 'Altrove'), { ...names(id), ...slugsBy(() => null), slug: 'motore-21' });
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
  await clear();
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
    await putProduct('a', 'elsewhere');
    expect(await slugOf('c')).toBe('motore-21');
  });

  it('stays with a product that used it before, as long as the product exists', async () => {
    await store('a');
    await rename('a');
    await putProduct('a', 'altrove');
    later(2 * MINUTE);
    expect(await slugOf('b')).toBe('motore-21-2');
    expect(await findOwner('motore-21')).toEqual({ id: 'a', isKept: true });
    await deleteItem({ pk: 'PRODUCT', sk: 'a' });
    expect(await slugOf('c')).toBe('motore-21');
  });

  it('can be kept only by its product', async () => {
    await store('a');
    expect(await findOwner('nowhere')).toBeUndefined();
    await rename('b');
    expect(await findOwner('motore-21')).toEqual({ id: 'a', isKept: false });
  });

  it('finds its product if it was stored in the old format', async () => {
    await put({ pk: 'SLUG', sk: 'vecchio', productId: 'a', claimedAt: 0 });
    expect(await findOwner('vecchio')).toEqual({ id: 'a', isKept: true });
  });

  it('is free again once the last request with a claim releases it', async () => {
    const [one, other] = [await claim('a'), await claim('a')];
    await one.undo();
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeDefined();
    await other.undo();
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeUndefined();
  });

  it('is not freed by an abandoned claim if it is kept or belongs to another product', async () => {
    const mine = await claim('a');
    await rename('a');
    await mine.undo();
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toMatchObject({ kept: true });
    const { undo } = await claim('a', 'Altro');
    await put({ pk: 'SLUG', sk: 'altro', productId: 'b', kept: false, claimedAt: 0 });
    await undo();
    expect(await getItem({ pk: 'SLUG', sk: 'altro' })).toBeDefined();
  });

  it('is released with its product, and only by that product', async () => {
    await store('a');
    await releaseAddresses({ ...slugsBy(() => null), slug: 'motore-21', id: 'b' });
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeDefined();
    await releaseAddresses({ ...slugsBy(() => null), slug: 'motore-21', id: 'a' });
    expect(await getItem({ pk: 'SLUG', sk: 'motore-21' })).toBeUndefined();
  });
});

describe('the addresses of a product', () => {
  const storeProduct = async (id: string, name: string, nameEn?: string) => {
    const { added } = await claimAddresses(names(id, name, nameEn), undefined);
    await put({ pk: 'PRODUCT', sk: id, ...added });
    return { ...names(id, name, nameEn), ...added };
  };
  const claimed = async () => (await queryAll('SLUG')).map(({ sk, kept }) => [sk, kept]);

  it('stay with names that lead to them, without a new claim', async () => {
    const before = { ...names('a', 'Motore', 'Engine'), ...slugsBy(() => null), slug: 'motore-7', slugEn: 'engine-7' };
    const { added } = await claimAddresses(names('a', 'Motore', 'Engine'), before);
    expect(added).toMatchObject({ slug: 'motore-7', slugEn: 'engine-7' });
    expect(await claimed()).toEqual([]);
  });

  it('are claimed for each language that has a name, and released if the product is not stored', async () => {
    const before = { ...names('a', 'Motore', 'Engine'), ...slugsBy(() => null), slug: 'motore' };
    const { added, undo } = await claimAddresses(names('a', 'Motore', 'Engine'), before);
    expect(added).toMatchObject({ slug: 'motore', slugEn: 'engine' });
    expect(await claimed()).toEqual([['engine', false]]);
    await undo();
    expect(await claimed()).toEqual([]);
    expect((await claimAddresses(names('a', 'Motore'), before)).added).toMatchObject({ slug: 'motore', slugEn: null });
  });

  it('lead to the product after it got others', async () => {
    const before = await storeProduct('a', 'Motore', 'Engine');
    const { added } = await claimAddresses(names('a', 'Nuovo', 'Engine'), before);
    expect(added).toMatchObject({ slug: 'nuovo', slugEn: 'engine' });
    expect(await claimed()).toEqual([
      ['engine', false],
      ['motore', true],
      ['nuovo', false],
    ]);
    await releaseAddresses({ id: 'a', ...added });
    expect(await claimed()).toEqual([['motore', true]]);
  });

  it('are not given to another product while one has them, in any language', async () => {
    const { added } = await claimAddresses(names('a', 'Motore', 'Engine'), undefined);
    await put({ pk: 'PRODUCT', sk: 'a', ...added });
    later(2 * MINUTE);
    const other = await claimAddresses(names('b', 'Motore', 'Engine'), undefined);
    expect(other.added).toMatchObject({ slug: 'motore-2', slugEn: 'engine-2' });
    await put({ pk: 'PRODUCT', sk: 'a', slug: 'altro', slugEn: null });
    expect((await claimAddresses(names('c', 'Motore', 'Engine'), undefined)).added).toEqual(added);
  });

  it('are not given to another product while the id of one is its address', async () => {
    await put({ pk: 'SLUG', sk: 'a', productId: 'a', claimedAt: 0, kept: false });
    await put({ pk: 'PRODUCT', sk: 'a' });
    expect((await claimAddresses(names('b', 'A'), undefined)).added.slug).toBe('a-2');
  });
});

describe.each(otherLanguages)('in %s', (code) => {
  it('a product has the slug of its name', async () => {
    const { added } = await claimAddresses({ id: 'a', names: { it: 'Motore', [code]: 'Anderer' } }, undefined);
    expect([slugIn('it', added), slugIn(code, added)]).toEqual(['motore', 'anderer']);
    expect(await findOwner('anderer')).toEqual({ id: 'a', isKept: false });
  });
});
