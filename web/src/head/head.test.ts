import { expect, test } from 'vitest';
import { scriptJson } from './structured-data.tsx';

test('JSON in a script cannot end or break the script, and parses to the same data', () => {
  const facts = {
    name: 'Rombo <Power> & "figli"',
    lines: ['a\u2028b\u2029c', '</script><script>alert(1)</script><!--'],
  };
  expect(scriptJson(facts)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(scriptJson(facts))).toEqual(facts);
});
