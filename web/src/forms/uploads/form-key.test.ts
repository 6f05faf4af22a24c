import { expect, test } from 'vitest';
import { createFormKey } from './form-key.ts';

test('a form that is sent again has its key again, and another one after a change', () => {
  let made = 0;
  const keyOf = createFormKey(() => `key-${++made}`);
  const form = (name: string) => {
    const data = new FormData();
    data.append('name', name);
    return data;
  };
  expect(keyOf(form('a'))).toBe('key-1');
  expect(keyOf(form('a'))).toBe('key-1');
  expect(keyOf(form('b'))).toBe('key-2');
});
