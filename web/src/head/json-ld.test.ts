import { expect, test } from 'vitest';
import { scriptJson } from './structured-data.tsx';

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
