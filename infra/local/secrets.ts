import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { writeSafely } from '../common/write-safely.ts';
import type { Credentials } from './object-store/signature.ts';
import { startEndpoint } from './private-endpoint.ts';

/** Storage of a secret, and how the first start creates it. */
interface KeptSecret {
  file: string;
  make: () => object;
}

const newKey = (): string => randomBytes(32).toString('base64url');

/** The session's signing keys as their secret holds them. */
export const newSigningKeys = () => ({ current: { kid: randomUUID(), key: newKey() }, previous: null });

/** The keys that seal the secrets of authenticator apps, as their secret holds them: by their numbers. */
export const newSealKeys = () => ({ 1: newKey() });

async function read({ file, make }: KeptSecret): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const made = JSON.stringify(make());
  await writeSafely(file, made);
  return made;
}

/** Input of a call; any other names no secret. */
const Input = v.fallback(v.object({ SecretId: v.optional(v.string(), ''), SecretString: v.optional(v.string()) }), {
  SecretId: '',
});

const handler =
  (values: Map<string, string>, files: Record<string, KeptSecret>): RequestListener =>
  async (request, response) => {
    const input = await json(request).catch(() => ({}));
    const operation = String(request.headers['x-amz-target']).split('.').at(-1);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    if (operation !== 'GetSecretValue' && operation !== 'PutSecretValue') {
      return send(400, { __type: 'InvalidRequestException', message: `${operation} is not implemented here.` });
    }
    const { SecretId: name, SecretString: given } = v.parse(Input, input);
    const file = files[name]?.file;
    if (operation === 'PutSecretValue' && file && given) {
      await writeSafely(file, given);
      values.set(name, given);
    }
    const value = values.get(name);
    if (value === undefined) {
      return send(400, {
        __type: 'ResourceNotFoundException',
        Message: "Secrets Manager can't find the specified secret.",
      });
    }
    return send(200, {
      ARN: `arn:aws:secretsmanager:eu-south-1:000000000000:secret:${name}`,
      Name: name,
      SecretString: value,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: 0,
    });
  };

/** Starts Secrets Manager with some secrets by their names, each kept in a file that nobody else may read. */
export async function startSecrets(secrets: Record<string, KeptSecret>, credentials: Credentials) {
  const values = Object.entries(secrets).map(async ([name, kept]) => [name, await read(kept)] as const);
  return startEndpoint('secretsmanager', credentials, handler(new Map(await Promise.all(values)), secrets));
}
