import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { closeServer, listen } from './listen.ts';
import { writeSafely } from './write-safely.ts';

/** The session's signing keys as the secret holds them; the first start makes one and keeps it in `file`. */
async function signingKeys(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const key = { kid: randomUUID(), key: randomBytes(32).toString('base64url') };
  const made = JSON.stringify({ current: key, previous: null });
  await writeSafely(file, made);
  return made;
}

const handler =
  (name: string, value: string): RequestListener =>
  async (request, response) => {
    const input = await json(request).catch(() => ({}));
    const operation = String(request.headers['x-amz-target']).split('.').at(-1);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    if (operation !== 'GetSecretValue') {
      return send(400, { __type: 'InvalidRequestException', message: `${operation} is not implemented here.` });
    }
    if ((input as { SecretId?: string }).SecretId !== name) {
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

/** Starts Secrets Manager with one secret: the keys that sign sessions, kept in a file that nobody else may read. */
export async function startSecrets({ file, name, port = 0 }: { file: string; name: string; port?: number }) {
  const server = createServer(handler(name, await signingKeys(file)));
  const opened = await listen(server, port);
  return { endpoint: `http://127.0.0.1:${opened}`, stop: () => closeServer(server) };
}
