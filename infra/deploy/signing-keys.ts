import { randomBytes, randomUUID } from 'node:crypto';
import { keyParameters } from '../stacks/key-parameters.ts';
import { newNumberedKey } from './numbered-keys.ts';
import { parameterStore, type SecretStore } from './secrets.ts';

const newSigningKey = () => ({ kid: randomUUID(), key: randomBytes(32).toString('base64url') });

/** Makes the keys of a site that are absent; says whether there was none that signs sessions. */
export async function ensureKeys(site: string, store = parameterStore()): Promise<boolean> {
  const { signingKeys, sealKeys } = keyParameters(site);
  await store.create(site, sealKeys, JSON.stringify({ 1: newNumberedKey() }));
  return store.create(site, signingKeys, JSON.stringify({ current: newSigningKey(), previous: null }));
}

/** Deletes the keys of a site: its sessions end, and its second factors cannot be checked any more. */
export const removeKeys = (site: string, store = parameterStore()): Promise<void> =>
  store.remove(Object.values(keyParameters(site)));

/** Signs with a new key from now on. The one before is still taken, so that nobody is signed out; the one before that is not. */
export async function rotateSigningKey(id: string, store: SecretStore = parameterStore()): Promise<void> {
  const { current: previous } = JSON.parse(await store.read(id));
  await store.write(id, JSON.stringify({ current: newSigningKey(), previous }));
}
