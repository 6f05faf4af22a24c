import { SSMClient } from '@aws-sdk/client-ssm';
import { expect, onTestFinished, test } from 'vitest';
import { startSecrets } from '../local/aws-services.ts';
import { keyParameters } from '../stacks/names.ts';
import { addKey, ensureKeys, lastKey, parameterStore, removeKeys, rotateSigningKey } from './keys.ts';

const { signingKeys, sealKeys } = keyParameters('rombo');

/** Store on an empty local Parameter Store. */
async function start() {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const { endpoint, stop } = await startSecrets({}, credentials);
  onTestFinished(stop);
  return parameterStore(new SSMClient({ endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 }));
}

test('the keys of a site are created once: a 32-byte signing key and a seal key', async () => {
  const store = await start();
  expect(await ensureKeys('rombo', store)).toBe(true);
  const texts = [await store.read(signingKeys), await store.read(sealKeys)];
  const { current, previous } = JSON.parse(texts[0] ?? '');
  expect([Buffer.from(current.key, 'base64url').length, previous]).toEqual([32, null]);
  expect(JSON.parse(texts[1] ?? '')).toEqual({ 1: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await ensureKeys('rombo', store)).toBe(false);
  expect([await store.read(signingKeys), await store.read(sealKeys)]).toEqual(texts);
});

test('rotation keeps the previous signing key valid; a new seal key is added to the first', async () => {
  const store = await start();
  await ensureKeys('rombo', store);
  const { current: first } = JSON.parse(await store.read(signingKeys));
  await rotateSigningKey(signingKeys, store);
  const { current, previous } = JSON.parse(await store.read(signingKeys));
  expect(previous).toEqual(first);
  expect(current.kid).not.toBe(first.kid);
  const [sealKey] = Object.values(JSON.parse(await store.read(sealKeys)));
  expect([await addKey(sealKeys, store), await lastKey(sealKeys, store)]).toEqual([2, 2]);
  const keys = JSON.parse(await store.read(sealKeys));
  expect(keys).toEqual({ 1: sealKey, 2: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(keys[2]).not.toBe(sealKey);
});

test('the keys are deleted with the data of a site', async () => {
  const store = await start();
  await ensureKeys('rombo', store);
  await removeKeys('rombo', store);
  await expect(store.read(signingKeys)).rejects.toMatchObject({ name: 'ParameterNotFound' });
  await expect(store.read(sealKeys)).rejects.toMatchObject({ name: 'ParameterNotFound' });
});
