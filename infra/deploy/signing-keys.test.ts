import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureSigningKey, rotateSigningKey } from './signing-keys.ts';

describe('the keys that sign sessions', () => {
  let value: string;
  const client = {
    send: async ({ input }: { input: { SecretString?: string } }) => {
      value = input.SecretString ?? value;
      return { SecretString: value };
    },
  } as unknown as SecretsManagerClient;
  const keys = () => JSON.parse(value);
  beforeEach(() => {
    value = 'what CloudFormation made up';
  });

  it('begin with one of 32 bytes, made once', async () => {
    expect(await ensureSigningKey('id', client)).toBe(true);
    const { current, previous } = keys();
    expect([Buffer.from(current.key, 'base64url').length, previous]).toEqual([32, null]);
    expect(await ensureSigningKey('id', client)).toBe(false);
    expect(keys().current).toEqual(current);
  });

  it('go on with a new one that leaves the one before in force', async () => {
    await ensureSigningKey('id', client);
    const { current: first } = keys();
    await rotateSigningKey('id', client);
    expect(keys().previous).toEqual(first);
    expect(keys().current.kid).not.toBe(first.kid);
  });
});
