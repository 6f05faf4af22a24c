import { randomBytes, randomUUID } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DeleteParametersCommand, GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { SITE_TAG } from '../config.ts';
import { keyParameters } from '../stacks/names.ts';

interface SecretStore {
  read: (id: string) => Promise<string>;
  write: (id: string, text: string) => Promise<void>;
}

/** Secrets Manager, for secrets that CloudFormation creates and refers to. */
export const secretsManager = (client = new SecretsManagerClient()): SecretStore => ({
  read: async (SecretId) => (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '',
  write: async (SecretId, SecretString) => {
    await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
  },
});

/** SSM Parameter Store: encrypted parameters, free of charge. */
export const parameterStore = (client = new SSMClient()) => ({
  read: async (Name: string): Promise<string> =>
    (await client.send(new GetParameterCommand({ Name, WithDecryption: true }))).Parameter?.Value ?? '',
  write: async (Name: string, Value: string): Promise<void> => {
    await client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: true }));
  },
  /** Writes a parameter of this site if absent; returns whether it did. */
  create: async (site: string, Name: string, Value: string): Promise<boolean> => {
    const Tags = [{ Key: SITE_TAG, Value: site }];
    try {
      await client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Tags }));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'ParameterAlreadyExists') return false;
      throw error;
    }
  },
  remove: async (Names: string[]): Promise<void> => {
    await client.send(new DeleteParametersCommand({ Names }));
  },
});

/** Hexadecimal: API Gateway accepts only letters and digits. */
const newNumberedKey = (): string => randomBytes(32).toString('hex');

const readKeys = async (id: string, store: SecretStore): Promise<Record<string, string>> =>
  JSON.parse((await store.read(id)) || '{}');

const lastOf = (keys: Record<string, string>): number => Math.max(0, ...Object.keys(keys).map(Number));

export const lastKey = async (id: string, store: SecretStore = secretsManager()): Promise<number> =>
  lastOf(await readKeys(id, store));

/** Adds a key to a secret of numbered keys and returns its number. Older keys stay, for data that they sealed. */
export async function addKey(id: string, store: SecretStore): Promise<number> {
  const keys = await readKeys(id, store);
  const number = lastOf(keys) + 1;
  await store.write(id, JSON.stringify({ ...keys, [number]: newNumberedKey() }));
  return number;
}

const newSigningKey = () => ({ kid: randomUUID(), key: randomBytes(32).toString('base64url') });

/** Creates the missing keys of a site. Returns true if the signing key was missing. */
export async function ensureKeys(site: string, store = parameterStore()): Promise<boolean> {
  const { signingKeys, sealKeys } = keyParameters(site);
  await store.create(site, sealKeys, JSON.stringify({ 1: newNumberedKey() }));
  return store.create(site, signingKeys, JSON.stringify({ current: newSigningKey(), previous: null }));
}

/** Deletes the keys of a site: sessions end, and second factors can no longer be verified. */
export const removeKeys = (site: string, store = parameterStore()): Promise<void> =>
  store.remove(Object.values(keyParameters(site)));

/** Replaces the signing key. The previous key stays valid, so that sessions continue; the one before it becomes invalid. */
export async function rotateSigningKey(id: string, store: SecretStore = parameterStore()): Promise<void> {
  const { current: previous } = JSON.parse(await store.read(id));
  await store.write(id, JSON.stringify({ current: newSigningKey(), previous }));
}
