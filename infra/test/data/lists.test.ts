import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Product } from '@rombo/shared/collections/product';
import type { Slide } from '@rombo/shared/collections/slide';
import type { SlugField } from '@rombo/shared/contract/language-fields';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyTable } from './empty-table.ts';
import { idOf, letterOf, product, TIME } from './fixtures.ts';

const clear = await emptyTable();
const { readCards, readCatalogue, repairCards } = await import('../../../functions/src/data/catalogue.ts');
const products = await import('../../../functions/src/data/products.ts');
const lists = await import('../../../functions/src/data/product-lists.ts');
const { findProduct } = await import('../../../functions/src/data/product-details.ts');
const { publishDue } = await import('../../../functions/src/data/publications.ts');
const slides = await import('../../../functions/src/data/slides.ts');
const { getItem, put, queryAll } = await import('../../../functions/src/data/table.ts');
const { list } = await import('../../../functions/src/data/store.ts');
const { moveToTrash } = await import('../../../functions/src/data/trash.ts');
const versions = await import('../../../functions/src/data/versions.ts');

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
const slide = (letter: string, changes: Partial<Slide> = {}): Slide => ({
  id: idOf(letter),
  imageUrl: '/media/slides/1/a.png',
  title: 'Titolo',
  description: 'Appunto',
  order: 1,
  active: true,
  version: 1,
  createdAt: TIME,
  picture: unmeasuredPicture('/media/slides/1/a.png', 0.7),
  ...changes,
});
const insert = async (...all: Omit<Product, SlugField>[]) => {
  for (const each of all) expect(await versions.insert(products.productStore, each)).toBeDefined();
};
const names = (all: readonly { id: string }[]) => all.map(letterOf);

beforeEach(clear);

describe('the list of products', () => {
  const all = [
    product('a', { createdAt: day(1) }),
    product('b', { createdAt: day(3) }),
    product('c', { createdAt: day(2), featured: true }),
    product('d', { createdAt: day(1), featured: true }),
    product('e', { createdAt: day(3) }),
  ];
  const order = ['c', 'd', 'e', 'b', 'a'];
  beforeEach(() => insert(...all));

  it('lists featured products first, then the newest, then by descending id', async () => {
    expect(names((await lists.listProductPage(null)).products)).toEqual(order);
  });

  it('is the same from products and from their cards', async () => {
    expect(names(await readCatalogue())).toEqual(order);
    expect(await repairCards()).toBe(0);
    expect(names(await readCatalogue())).toEqual(order);
  });

  it('is in the order of the requested ids, without missing ones', async () => {
    expect(names(await lists.getProducts(['b', 'x', 'a'].map(idOf)))).toEqual(['b', 'a']);
    expect(await lists.getProducts([])).toEqual([]);
  });

  it('finds a product without a slug by its id', async () => {
    const { slug, ...old } = { ...product('f'), slug: '' };
    await put({ pk: 'PRODUCT', sk: old.id, ...old, technicalSpecs: [] });
    expect((await products.getProduct(old.id))?.slug).toBe(old.id);
    expect((await readCatalogue()).find(({ id }) => id === old.id)?.slug).toBe(old.id);
  });
});

describe('a product', () => {
  it('keeps its slug with its name, and redirects from the old slug after a rename', async () => {
    const before = (await versions.insert(products.productStore, product('a'))) ?? expect.fail();
    const same = await versions.replace(products.productStore, { ...before, description: 'x', version: 2 }, before);
    expect(same).toMatchObject({ slug: 'motore-a', description: 'x', version: 2 });
    const next = { ...before, name: 'Nuovo', version: 3 };
    const renamed = await versions.replace(products.productStore, next, { ...before, version: 2 });
    expect(renamed?.slug).toBe('nuovo');
    expect(await findProduct('motore-a')).toMatchObject({ id: idOf('a'), slug: 'nuovo' });
    expect(await findProduct('nuovo')).toMatchObject({ id: idOf('a') });
    expect(await findProduct(idOf('a'))).toMatchObject({ slug: 'nuovo' });
    expect(await findProduct('x')).toBeUndefined();
  });

  it('becomes visible at its publication time, and its schedule entry is deleted', async () => {
    const past = '2026-01-01T00:00Z';
    await insert(product('a', { status: 'draft', publishAt: past }), product('b', { status: 'draft' }));
    await repairCards();
    expect(await readCards()).toEqual([]);
    await publishDue({ product: products.productStore });
    expect(await products.getProduct(idOf('a'))).toMatchObject({ status: 'visible', version: 2 });
    expect(await products.getProduct(idOf('b'))).toMatchObject({ status: 'draft', version: 1 });
    expect(names((await lists.listProductPage(null)).products)).toEqual(['a']);
    expect(names(await readCards())).toEqual(['a']);
    expect(await queryAll('PUBLICATION')).toEqual([]);
  });

  it('gets a slug of its name if its slug was its id', async () => {
    await put({ pk: 'PRODUCT', sk: idOf('a'), ...product('a'), slug: idOf('a'), technicalSpecs: [] });
    const before = (await products.getProduct(idOf('a'))) ?? expect.fail();
    expect((await versions.replace(products.productStore, { ...before, version: 2 }, before))?.slug).toBe('motore-a');
  });

  it('is shown with four related products of its category, same displacement first', async () => {
    const pipe = { category: 'marmitte' as const };
    const other = { ...pipe, subcategory: '2.1cc' as const };
    await insert(
      product('a', pipe),
      product('b', { ...other, createdAt: day(9) }),
      product('c', { ...pipe, createdAt: day(2) }),
      product('d', { ...pipe, createdAt: day(3) }),
      product('e', { createdAt: day(8) }),
      product('f', {
        ...other,
        createdAt: day(7),
        images: ['/media/f.png'],
        technicalSpecs: { 'Codice Articolo': 'RP-6' },
      }),
      product('g', { ...other, createdAt: day(1) }),
    );
    const { related = [] } = (await findProduct('motore-a')) ?? {};
    expect(names(related)).toEqual(['d', 'c', 'b', 'f']);
    expect(related[0]).toEqual({
      id: idOf('d'),
      slug: 'motore-d',
      slugEn: null,
      name: 'Motore d',
      category: 'marmitte',
      subcategory: '3.5cc',
      image: null,
      articleCode: null,
      picture: null,
    });
    expect(related[3]).toMatchObject({ image: '/media/f.png', articleCode: 'RP-6' });
  });

  it('is shown only with engines of its own displacement if it is an engine', async () => {
    await insert(product('a'), product('b', { subcategory: '2.1cc' }), product('c'));
    expect(names((await findProduct('motore-a'))?.related ?? [])).toEqual(['c']);
  });
});

describe('the index of the catalogue', () => {
  const replace = (before: Product, changes: Partial<Product>) =>
    versions.replace(products.productStore, { ...before, ...changes }, before);

  beforeEach(repairCards);

  it('follows each write of a product', async () => {
    await insert(product('a'), product('b', { status: 'draft' }), product('c'));
    expect(names(await readCatalogue())).toEqual(['c', 'a']);
    const a = (await products.getProduct(idOf('a'))) ?? expect.fail();
    const renamed = (await replace(a, { name: 'Nuovo', category: 'marmitte' })) ?? expect.fail();
    expect((await readCatalogue())[1]).toMatchObject({ name: 'Nuovo', slug: 'nuovo', category: 'marmitte' });
    await replace(renamed, { status: 'hidden' });
    await moveToTrash(products.productStore, idOf('c'), null);
    expect(await readCatalogue()).toEqual([]);
  });

  it('is not used while an older release writes products without cards, until the daily job has added them', async () => {
    await insert(product('a'));
    const { card, listed, ...old } = (await getItem({ pk: 'PRODUCT', sk: idOf('a') })) ?? expect.fail();
    await put({ ...old, pk: 'PRODUCT', sk: idOf('b'), id: idOf('b'), name: 'Vecchio' });
    expect(names(await readCards())).toEqual(['a']);
    await put({ pk: 'CATALOGUE', sk: 'version', token: 'of an older release' });
    expect(names(await readCatalogue())).toEqual(['b', 'a']);
    expect(await repairCards()).toBe(1);
    expect(names(await readCatalogue())).toEqual(['b', 'a']);
    expect(await getItem({ pk: 'PRODUCT', sk: idOf('b') })).toMatchObject({
      listed,
      card: { ...(card as object), name: 'Vecchio' },
    });
  });

  it('gets the current cards from the daily job, and loses those of products that are not public', async () => {
    await insert(product('a'), product('b'));
    const { card, ...item } = (await getItem({ pk: 'PRODUCT', sk: idOf('a') })) ?? expect.fail();
    await put({ ...item, pk: 'PRODUCT', sk: idOf('a'), card: { ...(card as object), name: 'Vecchio' } });
    const hidden = (await getItem({ pk: 'PRODUCT', sk: idOf('b') })) ?? expect.fail();
    await put({ ...hidden, status: 'hidden' });
    expect((await readCatalogue()).map(({ name }) => name)).toEqual(['Motore b', 'Vecchio']);
    expect(await repairCards()).toBe(2);
    expect((await readCatalogue()).map(({ name }) => name)).toEqual(['Motore a']);
    expect(await repairCards()).toBe(0);
  });

  it.each([undefined, 'of a former save'])('stays unused if an older release saves meanwhile (%s)', async (token) => {
    await put({ pk: 'CATALOGUE', sk: 'version', token });
    afterNextQuery(() => put({ pk: 'CATALOGUE', sk: 'version', token: 'of a concurrent save' }));
    await repairCards();
    expect(await getItem({ pk: 'CATALOGUE', sk: 'version' })).toMatchObject({ token: 'of a concurrent save' });
    await repairCards();
    expect(await getItem({ pk: 'CATALOGUE', sk: 'version' })).not.toHaveProperty('token');
  });

  it('leaves a product alone that is saved while the daily job runs', async () => {
    await insert(product('a'));
    const item = (await getItem({ pk: 'PRODUCT', sk: idOf('a') })) ?? expect.fail();
    await put({ ...item, card: {} });
    afterNextQuery(() => put({ ...item, version: 2 }));
    await repairCards();
    expect(await getItem({ pk: 'PRODUCT', sk: idOf('a') })).toEqual({ ...item, version: 2 });
  });
});

/** Runs a change after the next query has read its items. */
function afterNextQuery(change: () => Promise<unknown>) {
  const { send } = DynamoDBDocumentClient.prototype;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(async function (this: DynamoDBDocumentClient, command: unknown) {
    const answer = await (send as (command: unknown) => Promise<unknown>).call(this, command);
    if (!(command instanceof QueryCommand)) return answer;
    spy.mockRestore();
    await change();
    return answer;
  } as never);
}

describe('an item that cannot be read', () => {
  const keys = { pk: 'PRODUCT', sk: idOf('z'), slug: 'z', slugEn: null };
  const broken = { ...keys, ...product('z'), technicalSpecs: 'none' };

  it('is absent if it is read alone, and an error if files that no item references are to be deleted', async () => {
    await put(broken);
    const message = `The item PRODUCT ${broken.sk} cannot be read: technicalSpecs`;
    expect(await products.getProduct(broken.sk)).toBeUndefined();
    await expect(list(products.productStore)).rejects.toThrow(message);
  });
});

it('the list of slides is sorted by order, then oldest first, then by ascending id', async () => {
  const all = [
    slide('a', { order: 2 }),
    slide('b', { createdAt: day(3) }),
    slide('c', { createdAt: day(2), active: false }),
    slide('e', { createdAt: day(2) }),
    slide('d', { createdAt: day(2) }),
  ];
  for (const each of all) expect(await versions.insert(slides.slideStore, each)).toBeDefined();
  expect(names(await slides.listSlides())).toEqual(['c', 'd', 'e', 'b', 'a']);
  const active = await slides.listActiveSlides();
  expect(names(active)).toEqual(['d', 'e', 'b', 'a']);
  // The owner's note is not public.
  expect(JSON.stringify(active)).not.toContain('Appunto');
});
