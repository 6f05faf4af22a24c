import { randomBytes, randomUUID } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DeleteParametersCommand, GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { SITE_TAG } from '../config.ts';
import { keyParameters } from '../stacks/names.ts';

/** A store of secret texts. */
interface SecretStore {
  read: (id: string) => Promise<string>;
  /** Overwrites the text. */
  write: (id: string, text: string) => Promise<void>;
}

/** Secrets that CloudFormation creates and refers to. */
export const secretsManager = (client = new SecretsManagerClient()): SecretStore => ({
  read: async (SecretId) => (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '',
  write: async (SecretId, SecretString) => {
    await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
  },
});

/** Encrypted parameters of SSM, which are free. */
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

/** A key of letters and digits: API Gateway takes no others. */
const newNumberedKey = (): string => randomBytes(32).toString('hex');

const readKeys = async (id: string, store: SecretStore): Promise<Record<string, string>> =>
  JSON.parse((await store.read(id)) || '{}');

const lastOf = (keys: Record<string, string>): number => Math.max(0, ...Object.keys(keys).map(Number));

/** The highest number of a secret's keys. */
export const lastKey = async (id: string, store: SecretStore): Promise<number> => lastOf(await readKeys(id, store));

/** Adds a key to a secret of numbered keys and returns its number, the highest. The others stay, for what they sealed. */
export async function addKey(id: string, store: SecretStore): Promise<number> {
  const keys = await readKeys(id, store);
  const number = lastOf(keys) + 1;
  await store.write(id, JSON.stringify({ ...keys, [number]: newNumberedKey() }));
  return number;
}

const newSigningKey = () => ({ kid: randomUUID(), key: randomBytes(32).toString('base64url') });

/** Creates the keys that a site lacks. Returns whether it lacked the one that signs sessions. */
export async function ensureKeys(site: string, store = parameterStore()): Promise<boolean> {
  const { signingKeys, sealKeys } = keyParameters(site);
  await store.create(site, sealKeys, JSON.stringify({ 1: newNumberedKey() }));
  return store.create(site, signingKeys, JSON.stringify({ current: newSigningKey(), previous: null }));
}

/** Deletes the keys of a site: sessions end, and second factors can no longer be verified. */
export const removeKeys = (site: string, store = parameterStore()): Promise<void> =>
  store.remove(Object.values(keyParameters(site)));

/** Makes a new key sign from now on. The previous one is still accepted, so nobody is signed out; the one before it is not. */
export async function rotateSigningKey(id: string, store: SecretStore = parameterStore()): Promise<void> {
  const { current: previous } = JSON.parse(await store.read(id));
  await store.write(id, JSON.stringify({ current: newSigningKey(), previous }));
}
