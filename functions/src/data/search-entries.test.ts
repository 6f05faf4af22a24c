import { brotliCompressSync, constants } from 'node:zlib';
import type { Product } from '@rombo/shared/collections/product';
import { nameField, unpackEntries } from '@rombo/shared/collections/search-index';
import { createInterpreter } from '@rombo/shared/collections/search-question';
import { slugField } from '@rombo/shared/contract/language-fields';
import { otherLanguages } from '@rombo/shared/contract/text';
import { ENGINE, wordsOfType } from '@rombo/shared/words/synonyms';
import { describe, expect, it, test } from 'vitest';
import { manyProducts, productOf, prose } from '../../test/many-products.ts';
import { cardOf } from './cards.ts';
import { searchIndexOf, searchProducts, wordsOf } from './search-entries.ts';

const COUNT = 2000;
const products: Product[] = manyProducts(COUNT, 400).map((stored, at) => ({
  ...productOf({ ...stored, technicalSpecs: [...stored.technicalSpecs, ['Materiale', prose(at + 7, 30)]] }),
  name: `${prose(at, 20)} ${at}`,
  alsoKnownAs: [`OLD-${at}`],
}));
const cards = products.map(cardOf);
const index = searchIndexOf(cards);

it('the index of 2,000 products that compress badly is at most 60 kB', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  expect(brotliCompressSync(JSON.stringify(index), { params }).length).toBeLessThanOrEqual(60_000);
});

it('a search of 2,000 products finds one by name, code and former code', () => {
  const interpret = createInterpreter(unpackEntries(index));
  for (const [words, at] of [
    [products[1234]?.name ?? '', 1234],
    ['RP-777', 777],
    ['old 55', 55],
  ] as const)
    expect(interpret(words).found.map(({ name }) => name)).toContain(products[at]?.name);
});

it('the server finds words of the whole description', () => {
  const [, second] = products;
  const last = second?.description.split(' ').findLast((word) => word.length > 5) ?? '';
  expect(searchProducts(cards, last).found.map(({ id }) => id)).toContain(second?.id);
});

it('a part is found by its engine, its type in both languages, its values and its English name', () => {
  const [engine, ...others] = products.slice(0, 3);
  const [part, other] = others;
  if (!engine || !part || !other) expect.fail();
  const plug: Product = {
    ...part,
    name: 'RP6',
    fits: [engine.id],
    partType: 'glow_plug',
    technicalSpecs: { Filamento: 'Platino' },
    translations: { en: { name: 'Turbo six' } },
  };
  const all = [{ ...engine, name: 'Saetta' }, plug, other];
  for (const words of ['saetta candela', 'glow plug', 'platino', 'turbo six'])
    expect(searchProducts(all.map(cardOf), words).found[0]?.id).toBe(plug.id);
});

it('server and browser find a product by the short words of its other names', () => {
  const [first, ...others] = products.slice(0, 3);
  if (!first) expect.fail();
  const some = [{ ...first, alsoKnownAs: ['OS P3'] }, ...others].map(cardOf);
  for (const words of ['p3', 'os p3', 'OS']) {
    expect(searchProducts(some, words).found.map(({ id }) => id)).toEqual([first.id]);
    expect(createInterpreter(unpackEntries(searchIndexOf(some)))(words).found).toMatchObject([{ name: first.name }]);
  }
});

it('the words of texts are lower case, of three letters or more, each once, without punctuation and known words', () => {
  const texts = ['Fusa, in  sabbia (di quarzo). RP.21-X', 'FUSA: un pezzo; Testa.'];
  expect(wordsOf(texts, 'testa  Nuova')).toBe('fusa sabbia quarzo rp.21-x pezzo');
  expect(wordsOf(texts, '', 10)).toBe('fusa sabbia');
  expect(wordsOf(texts, '', 9)).toBe('fusa');
});

it('a search by code finds that product alone, and one by name at most three nearest', () => {
  expect(searchProducts(cards, 'RP-777')).toMatchObject({ exact: cards[777], found: [cards[777]], nearest: [] });
  const [word = ''] = cards[5]?.name.split(' ').filter((part) => part.length > 6) ?? [];
  const found = searchProducts(cards, word);
  expect(found.nearest).toEqual(found.found.slice(0, 3));
});

test('an entry has the words that its type, engines and other names add to its names', () => {
  const [first, second, third] = cards;
  if (!first || !second || !third) expect.fail();
  const plain = { aliases: '', words: '', description: '', translations: undefined };
  const engine = { ...first, name: 'Saetta Pista', nameEn: '', category: 'motori' as const, ...plain };
  const plug = {
    ...{ ...second, name: 'Candela', nameEn: 'Plug', slugEn: 'plug', category: 'ricambi' as const },
    ...plain,
    ...{ partType: 'glow_plug' as const, fits: [engine.id, 'unknown'], aliases: 'old-1', words: 'plug  platino' },
  };
  const texts = { aliases: '', words: 'filo', description: 'Un filo lungo.' };
  const other = { ...third, ...texts, category: 'accessori' as const, partType: undefined };
  const entries = unpackEntries(searchIndexOf([engine, plug, other]));
  expect(entries.map(({ slugEn, words }) => [slugEn, words])).toEqual([
    ['', ''],
    ['plug', 'old-1 saetta pista platino'],
    ['', 'filo lungo'],
  ]);
  expect(entries.map(({ kind }) => kind)).toEqual([ENGINE, wordsOfType('glow_plug'), '']);
});

describe.each(otherLanguages)('in %s', (language) => {
  it('server and browser find a product by its translated name', () => {
    const name = `Kolbenstange${language}`;
    const [first, ...others] = products.slice(0, 3);
    if (!first) expect.fail();
    const stored = { ...first, translations: { [language]: { name } }, [slugField(language)]: 'stange' };
    const some = [stored, ...others].map(cardOf);
    expect(searchProducts(some, name).found.map(({ id }) => id)).toEqual([first.id]);
    const { found } = createInterpreter(unpackEntries(searchIndexOf(some)))(name);
    expect(found).toMatchObject([{ name: first.name, [nameField(language)]: name, [slugField(language)]: 'stange' }]);
  });
});

test('a misspelt word has at most three nearest products', () => {
  const named = cards.slice(0, 6).map((card) => ({ ...card, name: `Carburatore ${card.name}` }));
  const { found, nearest } = searchProducts(named, 'carburatpre');
  expect([found.length, nearest.length]).toEqual([6, 3]);
  expect(searchProducts(cards.slice(0, 3), 'carburatpre').nearest).toEqual([]);
});
