import { expect, it } from 'vitest';
import { addKey, lastKey } from './numbered-keys.ts';

it('adds a key under the next number and takes none away', async () => {
  const first = { 1: 'what CloudFormation made up, forty-three letters or more' };
  let value = JSON.stringify(first);
  const store = {
    read: async () => value,
    write: async (_: string, text: string) => {
      value = text;
    },
  };
  expect([await addKey('id', store), await addKey('id', store)]).toEqual([2, 3]);
  expect(await lastKey('id', store)).toBe(3);
  const keys = JSON.parse(value);
  expect(keys).toEqual({
    ...first,
    2: expect.stringMatching(/^[0-9a-f]{64}$/),
    3: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(keys[2]).not.toBe(keys[3]);
});
