import { company } from '@rombo/shared/words/company';
import { expect, test } from 'vitest';
import { furtherPage } from './head.tsx';
import { breadcrumbs, organization, scriptJson } from './structured-data.tsx';

const origin = 'https://www.example.com';

test('the company is described with its seat and its numbers', () => {
  expect(organization(company, origin)).toMatchObject({
    '@type': 'Organization',
    name: 'ROMBO POWER',
    foundingDate: '2003',
    vatID: 'IT01234567890',
    address: { postalCode: '25010', addressLocality: 'Montirone', addressCountry: 'IT' },
  });
});

test('the way to a page begins at the homepage and counts from one', () => {
  const way = breadcrumbs([
    { name: 'Home', address: `${origin}/` },
    { name: 'Prodotti', address: `${origin}/prodotti` },
  ]);
  expect(way.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'https://www.example.com/'],
    [2, 'Prodotti', 'https://www.example.com/prodotti'],
  ]);
});

test('nothing in the facts can end or break the script that holds them, and they are read back unchanged', () => {
  const facts = {
    name: 'Rombo <Power> & "figli"',
    lines: ['a\u2028b\u2029c', '</script><script>alert(1)</script><!--'],
  };
  expect(scriptJson(facts)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(scriptJson(facts))).toEqual(facts);
});

test.each([
  ['', ''],
  ['category=motori', ''],
  ['page=1', ''],
  ['page=x', ''],
  ['page=2', '?page=2'],
  ['utm_source=x&page=3&category=motori', '?category=motori&page=3'],
])('%j adds %j to the address of a page', (search, expected) => {
  expect(furtherPage(search)).toBe(expected);
});
