import type { Product } from '@rombo/shared/collections/product';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { otherLanguages } from '@rombo/shared/contract/text';
import { glossaries } from '@rombo/shared/words/glossary';
import { expect, test } from 'vitest';
import { engine } from '../../../../test/engine.ts';
import { translationStateOf } from '../translation-state.ts';
import { countBy, defaultSearch, findProducts, listAddress, type Search } from './list-search.ts';

test('the translation state of a product combines its texts and the glossary', () => {
  const en = { name: 'Engine', description: 'Short stroke.' };
  const stateOf = (fields: Partial<Product>) =>
    translationStateOf({ ...engine, technicalSpecs: { Peso: '352 g' }, ...fields });
  expect(stateOf({})).toBe('none');
  expect(stateOf({ translations: { en: { name: 'Engine' } } })).toBe('partial');
  const spec = { technicalSpecs: { Peso: '352 g' }, specLabels: { Peso: 'Weight' } };
  const translations = fromKeys(otherLanguages, (code) => ({ ...en, ...(glossaries[code] ? {} : spec) }));
  expect(stateOf({ translations })).toBe('complete');
  expect(stateOf({ technicalSpecs: { Peso: 'poco' }, translations: { en } })).toBe('partial');
});

const pipe: Product = { ...engine, id: '2', name: 'Marmitta più corta', category: 'marmitte', technicalSpecs: {} };
const translations = fromKeys(otherLanguages, () => ({ name: 'Plug', description: 'Short.' }));
const plug: Product = { ...pipe, id: '3', name: 'Candela', category: 'accessori', translations };

test.each<[string, Partial<Search>, string[]]>([
  ['an empty query finds everything', { query: '  ' }, ['RP 21 Buggy', 'Marmitta più corta', 'Candela']],
  ['words are found in the name and in the article code', { query: 'buggy rp-m21' }, ['RP 21 Buggy']],
  ['every word has to be found', { query: 'buggy corta' }, []],
  ['accents and capitals make no difference', { query: 'PIU' }, ['Marmitta più corta']],
  ['a category narrows what the words find', { query: 'buggy', category: 'marmitte' }, []],
  ['products are found by how much of them is translated', { translation: 'complete' }, ['Candela']],
  ['a product without a status is visible', { status: 'visible', query: 'buggy' }, ['RP 21 Buggy']],
  ['a hidden one is not', { status: 'hidden' }, []],
  ['products without an availability are found', { availability: 'unstated', query: 'candela' }, ['Candela']],
  ['products that lack something are found', { lack: 'translation' }, ['RP 21 Buggy', 'Marmitta più corta']],
  ['the result is sorted', { translation: 'none', sort: 'name' }, ['Marmitta più corta', 'RP 21 Buggy']],
])('%s', (_, search, names) => {
  expect(findProducts([engine, pipe, plug], { ...defaultSearch, ...search }).map(({ name }) => name)).toEqual(names);
});

test('counts products by the values of a filter', () => {
  expect([...countBy('category', [engine, pipe])]).toEqual([
    ['motori', 1],
    ['marmitte', 1],
  ]);
  expect([...countBy('lack', [engine, { ...pipe, price: 90, images: [] }])]).toEqual([
    ['price', 1],
    ['translation', 2],
    ['picture', 1],
  ]);
  expect([...countBy('availability', [engine, { ...pipe, availability: 'to_order' }])]).toEqual([
    ['unstated', 1],
    ['to_order', 1],
  ]);
});

const day = (date: number) => `2025-01-0${date}T00:00:00.000Z`;
const products: Product[] = [
  { ...engine, name: 'Motore 10', updatedAt: day(2), price: 20 },
  { ...engine, name: 'Motore 9', updatedAt: day(3), status: 'hidden', availability: 'discontinued' },
  { ...engine, name: 'Àncora', updatedAt: day(1), category: 'ricambi', price: 9.5, availability: 'in_stock' },
];

test.each<[string, Pick<Search, 'sort'> & Partial<Search>, string[]]>([
  ['the order of the catalogue stays', { sort: 'order' }, ['Motore 10', 'Motore 9', 'Àncora']],
  ['names are sorted with their accents and numbers', { sort: 'name' }, ['Àncora', 'Motore 9', 'Motore 10']],
  ['an order is reversed', { sort: 'name', reversed: true }, ['Motore 10', 'Motore 9', 'Àncora']],
  ['the last change comes first', { sort: 'changed' }, ['Motore 9', 'Motore 10', 'Àncora']],
  ['equal products keep the order of the catalogue', { sort: 'status' }, ['Motore 10', 'Àncora', 'Motore 9']],
  ['products without a value come last', { sort: 'price' }, ['Àncora', 'Motore 10', 'Motore 9']],
  ['they come last in both directions', { sort: 'price', reversed: true }, ['Motore 10', 'Àncora', 'Motore 9']],
  ['availability is sorted by its own order', { sort: 'availability' }, ['Àncora', 'Motore 9', 'Motore 10']],
])('%s', (_, sorting, names) => {
  expect(findProducts(products, { ...defaultSearch, ...sorting }).map(({ name }) => name)).toEqual(names);
});

test.each<[string, Partial<Search>]>([
  ['', {}],
  [
    '?q=biella+%26+co&categoria=ricambi&traduzione=none',
    { query: 'biella & co', category: 'ricambi', translation: 'none' },
  ],
  ['?visibilita=draft&disponibilita=unstated', { status: 'draft', availability: 'unstated' }],
  ['?visibilita=visible&manca=price', { status: 'visible', lack: 'price' }],
  ['?ordina=modifica', { sort: 'changed' }],
  ['?ordina=-prezzo', { sort: 'price', reversed: true }],
])('the address %j is read and written', (address, search) => {
  expect(listAddress.write({ ...defaultSearch, ...search })).toBe(address);
  expect(listAddress.read(address)).toEqual({ ...defaultSearch, ...search });
});

test('omits a blank query from the address, and ignores unknown values in it', () => {
  expect(listAddress.write({ ...defaultSearch, query: ' ' })).toBe('');
  expect(listAddress.read('?categoria=candele&traduzione=x&ordina=-peso')).toEqual(defaultSearch);
});
