import { expect, test } from 'vitest';
import { paginationQuery } from './head.tsx';
import { organization, scriptJson } from './structured-data.tsx';

const origin = 'https://www.example.com';

test('the organization has its address and its VAT number', () => {
  expect(organization(origin)).toMatchObject({
    '@type': 'Organization',
    name: 'ROMBO POWER',
    foundingDate: '2003',
    vatID: 'IT01234567890',
    address: { postalCode: '25010', addressLocality: 'Montirone', addressCountry: 'IT' },
  });
});

test('JSON in a script cannot end or break the script, and parses to the same data', () => {
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
  expect(paginationQuery(search)).toBe(expected);
});
