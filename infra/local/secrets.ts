import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { type Credentials, startEndpoint } from './private-endpoint.ts';
import { writeSafely } from './write-safely.ts';

/** Storage of a secret, and how the first start creates it. */
interface KeptSecret {
  file: string;
  make: () => object;
}

const newKey = (): string => randomBytes(32).toString('base64url');

/** The session's signing keys as their parameter holds them. */
export const newSigningKeys = () => ({ current: { kid: randomUUID(), key: newKey() }, previous: null });

/** The keys that seal the secrets of authenticator apps, as their parameter holds them: by their numbers. */
export const newSealKeys = () => ({ 1: newKey() });

async function read({ file, make }: KeptSecret): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const made = JSON.stringify(make());
  await writeSafely(file, made);
  return made;
}

/** Input of a call; any other names no parameter. */
const Input = v.fallback(
  v.object({
    Name: v.optional(v.string(), ''),
    Names: v.optional(v.array(v.string()), []),
    Value: v.optional(v.string(), ''),
    Overwrite: v.optional(v.boolean(), false),
  }),
  { Name: '', Names: [], Value: '', Overwrite: false },
);

/** An answer of SSM: its status and its body. */
type Answer = [status: number, body: object];

const refuse = (type: string, message: string): Answer => [400, { __type: type, message }];

const handler = (values: Map<string, string>, files: Record<string, KeptSecret>): RequestListener => {
  const operations: Record<string, (input: v.InferOutput<typeof Input>) => Promise<Answer> | Answer> = {
    GetParameter({ Name }) {
      const Value = values.get(Name);
      if (Value === undefined) return refuse('ParameterNotFound', `Parameter ${Name} not found.`);
      return [200, { Parameter: { Name, Type: 'SecureString', Value, Version: 1 } }];
    },
    async PutParameter({ Name, Value, Overwrite }) {
      if (!Name || !Value) return refuse('ValidationException', 'Name and Value are required.');
      if (values.has(Name) && !Overwrite) return refuse('ParameterAlreadyExists', 'The parameter already exists.');
      const file = files[Name]?.file;
      if (file) await writeSafely(file, Value);
      values.set(Name, Value);
      return [200, { Tier: 'Standard', Version: 1 }];
    },
    DeleteParameters({ Names }) {
      return [200, { DeletedParameters: Names.filter((name) => values.delete(name)) }];
    },
  };
  return async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const answer = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    const [status, body] = answer
      ? await answer(v.parse(Input, await json(request).catch(() => ({}))))
      : refuse('InvalidAction', `${operation} is not implemented here.`);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  };
};

/** Starts SSM's Parameter Store with some secrets by their names, each kept in a file that nobody else may read. */
export async function startSecrets(secrets: Record<string, KeptSecret>, credentials: Credentials) {
  const values = Object.entries(secrets).map(async ([name, kept]) => [name, await read(kept)] as const);
  return startEndpoint(credentials, handler(new Map(await Promise.all(values)), secrets));
}
