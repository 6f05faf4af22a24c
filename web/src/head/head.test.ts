import { company } from '@rombo/shared/words/company';
import { expect, test } from 'vitest';
import { furtherPage } from './head.tsx';
import { breadcrumbs, organization, scriptJson, website } from './structured-data.tsx';

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

test('the site says how its catalogue is searched', () => {
  expect(website(company, origin, `${origin}/en`, `${origin}/en/products`)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://www.example.com/en',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://www.example.com/en/products?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
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

test('nothing in the facts can end the script that holds them', () => {
  const text = scriptJson({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
});

test('line separators, which old scripts take for line ends, are written as escapes', () => {
  expect(scriptJson({ name: 'a\u2028b\u2029c' })).toBe('{"name":"a\\u2028b\\u2029c"}');
});

test('what was written is read back unchanged', () => {
  const facts = { name: 'Rombo <Power> & "figli"', lines: ['\u2028', '</script>'] };
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
