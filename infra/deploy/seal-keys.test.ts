import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, it } from 'vitest';
import { addSealKey } from './seal-keys.ts';

it('adds a key under the next number and takes none away', async () => {
  const first = { 1: 'what CloudFormation made up, forty-three letters or more' };
  let value = JSON.stringify(first);
  const client = {
    send: async ({ input }: { input: { SecretString?: string } }) => {
      value = input.SecretString ?? value;
      return { SecretString: value };
    },
  } as unknown as SecretsManagerClient;
  expect([await addSealKey('id', client), await addSealKey('id', client)]).toEqual([2, 3]);
  const keys = JSON.parse(value);
  expect(keys).toEqual({ ...first, 2: expect.stringMatching(/^[\w-]{48}$/), 3: expect.stringMatching(/^[\w-]{48}$/) });
  expect(keys[2]).not.toBe(keys[3]);
});
