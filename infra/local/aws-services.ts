import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import * as v from 'valibot';
import { document, textsOf } from './object-store/protocol.ts';
import { type Credentials, startEndpoint } from './private-endpoint.ts';
import { writeSafely } from './write-safely.ts';

/** File of a secret, and how the first start creates it. */
interface StoredSecret {
  file: string;
  make: () => object;
}

const newKey = (): string => randomBytes(32).toString('base64url');

/** Signing keys of sessions, as stored in their parameter. */
export const newSigningKeys = () => ({ current: { kid: randomUUID(), key: newKey() }, previous: null });

/** Keys that seal the secrets of authenticator apps, by number, as stored in their parameter. */
export const newSealKeys = () => ({ 1: newKey() });

async function readOrCreate({ file, make }: StoredSecret): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const made = JSON.stringify(make());
  await writeSafely(file, made);
  return made;
}

const Parameters = v.object({
  Name: v.optional(v.string(), ''),
  Names: v.optional(v.array(v.string()), []),
  Value: v.optional(v.string(), ''),
  Overwrite: v.optional(v.boolean(), false),
});

/** Emulates SSM's Parameter Store. Each secret is kept in a file that only its owner can read. */
export async function startSecrets(secrets: Record<string, StoredSecret>, credentials: Credentials) {
  const values = new Map<string, string>();
  for (const [name, secret] of Object.entries(secrets)) values.set(name, await readOrCreate(secret));

  const answer = async (operation: string, { Name, Names, Value, Overwrite }: v.InferOutput<typeof Parameters>) => {
    if (operation === 'GetParameter') {
      const value = values.get(Name);
      return value === undefined
        ? { __type: 'ParameterNotFound' }
        : { Parameter: { Name, Type: 'SecureString', Value: value, Version: 1 } };
    }
    if (operation === 'PutParameter') {
      if (values.has(Name) && !Overwrite) return { __type: 'ParameterAlreadyExists' };
      if (secrets[Name]) await writeSafely(secrets[Name].file, Value);
      values.set(Name, Value);
      return { Version: 1 };
    }
    if (operation === 'DeleteParameters') return { DeletedParameters: Names.filter((name) => values.delete(name)) };
    return { __type: 'InvalidAction', message: `${operation} is not implemented here.` };
  };

  return startEndpoint(credentials, async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const body = await answer(operation, v.parse(Parameters, await json(request)));
    const status = '__type' in body ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  });
}

const XML = { 'content-type': 'text/xml' };
const errorDocument = (Code: string) =>
  document('ErrorResponse', { Error: { Type: 'Sender', Code, Message: Code }, RequestId: 'local' });

const Email = v.object({
  FromEmailAddress: v.string(),
  Destination: v.object({ ToAddresses: v.array(v.string()) }),
  ReplyToAddresses: v.optional(v.array(v.string()), []),
  EmailTags: v.tuple([v.object({ Value: v.string() })]),
  Content: v.object({
    Simple: v.object({
      Subject: v.object({ Data: v.string() }),
      Body: v.object({ Text: v.object({ Data: v.string() }), Html: v.object({ Data: v.string() }) }),
      Headers: v.optional(v.array(v.object({ Name: v.string(), Value: v.string() })), []),
    }),
  }),
});
type Email = v.InferOutput<typeof Email>;

/** A mail as a message file, which mail programs open. Texts are unencoded, so that they can be searched. */
function messageFile({ FromEmailAddress, Destination, ReplyToAddresses, Content }: Email): string {
  const { Subject, Body, Headers } = Content.Simple;
  const boundary = randomUUID();
  const headers = [
    `From: ${FromEmailAddress}`,
    `To: ${Destination.ToAddresses.join(', ')}`,
    ...(ReplyToAddresses.length > 0 ? [`Reply-To: ${ReplyToAddresses.join(', ')}`] : []),
    `Subject: =?utf-8?B?${Buffer.from(Subject.Data).toString('base64')}?=`,
    `Date: ${new Date().toUTCString()}`,
    ...Headers.map(({ Name, Value }) => `${Name}: ${Value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const part = (type: string, text: string) =>
    `--${boundary}\nContent-Type: text/${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}\n`;
  return `${headers.join('\n')}\n\n${part('plain', Body.Text.Data)}${part('html', Body.Html.Data)}--${boundary}--\n`;
}

export interface LocalMail {
  kind: string;
  file: string;
  text: string;
}

/** Mails that are kept: they contain personal data, which the table deletes in time. */
const KEPT_MAILS = 100;

/** Emulates SES: keeps the latest mails in files that only the owner can read, and sends nothing. Calls `arrived` for each. */
export const startMail = (folder: string, credentials: Credentials, arrived: (mail: LocalMail) => void) =>
  startEndpoint(credentials, async (request, response) => {
    const email = v.parse(Email, await json(request));
    const { Value: kind } = email.EmailTags[0];
    const file = join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${kind}-${randomUUID().slice(0, 4)}.eml`,
    );
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeSafely(file, messageFile(email));
    for (const old of (await readdir(folder)).sort().slice(0, -KEPT_MAILS))
      await rm(join(folder, old), { force: true });
    arrived({ kind, file, text: email.Content.Simple.Body.Text.Data });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ MessageId: randomUUID() }));
  });

/** Days for which the lines of the log are kept, as on AWS. */
const LOG_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;
const MAX_EVENTS = 10_000;

const Filter = v.object({ logGroupName: v.string(), startTime: v.number(), nextToken: v.optional(v.string()) });

/** Emulates CloudWatch Logs with one group, of which the lines of each day are a file that only its owner can read. */
export async function startLogs(group: string, folder: string, credentials: Credentials) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let written: Promise<unknown> = Promise.resolve();
  let waiting = new Map<string, string>();
  const write = () => {
    const lines = waiting;
    waiting = new Map();
    written = written
      .catch(() => {})
      .then(async () => {
        for (const [day, text] of lines) await appendFile(join(folder, day), text, { mode: 0o600 });
        const oldest = new Date(Date.now() - LOG_DAYS * DAY_MS).toISOString();
        for (const day of await readdir(folder)) if (day < oldest.slice(0, 10)) await rm(join(folder, day));
      });
    return written;
  };
  const service = await startEndpoint(credentials, async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1);
    const { logGroupName, startTime, nextToken = '0' } = v.parse(Filter, await json(request));
    const refuse = (__type: string) => void response.writeHead(400).end(JSON.stringify({ __type }));
    if (operation !== 'FilterLogEvents') return refuse('InvalidAction');
    if (logGroupName !== group) return refuse('ResourceNotFoundException');
    await write();
    const first = new Date(startTime).toISOString().slice(0, 10);
    const days = (await readdir(folder)).filter((day) => day >= first).sort();
    const lines = (await Promise.all(days.map((day) => readFile(join(folder, day), 'utf8')))).join('').split('\n');
    const from = Number(nextToken);
    const events = lines.slice(from, from + MAX_EVENTS).flatMap((message) => (message ? [{ message }] : []));
    const next = lines.length > from + MAX_EVENTS && { nextToken: String(from + MAX_EVENTS) };
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify({ events, ...next }));
  });
  return {
    ...service,
    /** Adds a line of a day. Lines are written together, before they are read and when the site stops. */
    add: (day: string, line: object) => void waiting.set(day, `${waiting.get(day) ?? ''}${JSON.stringify(line)}\n`),
    stop: async () => {
      await write().catch(() => {});
      await service.stop();
    },
  };
}

/** CloudFront's quota of wildcard paths in progress. */
const MAX_WILDCARDS = 15;
/** Time for which a purge counts against the quota, in milliseconds. CloudFront takes ten seconds or more. */
const IN_PROGRESS = 500;

/** Emulates CloudFront with one distribution and only invalidations. */
export const startCloudFront = (
  id: string,
  credentials: Credentials,
  purge: (paths: string[]) => void,
  inProgress = IN_PROGRESS,
) => {
  let wildcards = 0;
  return startEndpoint(credentials, async (request, response) => {
    const body = await text(request);
    const refuse = (status: number, code: string) => void response.writeHead(status, XML).end(errorDocument(code));
    if (request.method !== 'POST') return refuse(400, 'NotImplemented');
    if (request.url !== `/2020-05-31/distribution/${id}/invalidation`) return refuse(404, 'NoSuchDistribution');
    const paths = textsOf(body, 'Path');
    if (paths.length === 0 || paths.some((path) => !path.startsWith('/'))) return refuse(400, 'InvalidArgument');

    const added = paths.filter((path) => path.includes('*')).length;
    if (wildcards + added > MAX_WILDCARDS) return refuse(400, 'TooManyInvalidationsInProgress');
    wildcards += added;
    setTimeout(() => {
      wildcards -= added;
    }, inProgress).unref();
    purge(paths);
    response.writeHead(201, XML).end(document('Invalidation', { Id: randomUUID(), Status: 'Completed' }));
  });
};
