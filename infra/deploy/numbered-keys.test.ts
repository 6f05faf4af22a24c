import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, it } from 'vitest';
import { addKey, lastKey } from './numbered-keys.ts';

it('adds a key under the next number and takes none away', async () => {
  const first = { 1: 'what CloudFormation made up, forty-three letters or more' };
  let value = JSON.stringify(first);
  const client = {
    send: async ({ input }: { input: { SecretString?: string } }) => {
      value = input.SecretString ?? value;
      return { SecretString: value };
    },
  } as unknown as SecretsManagerClient;
  expect([await addKey('id', client), await addKey('id', client)]).toEqual([2, 3]);
  expect(await lastKey('id', client)).toBe(3);
  const keys = JSON.parse(value);
  expect(keys).toEqual({
    ...first,
    2: expect.stringMatching(/^[0-9a-f]{64}$/),
    3: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(keys[2]).not.toBe(keys[3]);
});
