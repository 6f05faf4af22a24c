import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOf } from '../../test/events.ts';
import { site } from '../../test/site.ts';
import type { LambdaHandler } from '../http/chain.ts';

const asked: string[] = [];

/** Stands between a function and the table, and notes what the function asks. */
const server: Server = createServer(async (request, response) => {
  asked.push(String(request.headers['x-amz-target']).replace(/^.*\./, ''));
  const { hostname, port } = new URL(site.table.endpoint);
  // Host included: the signature covers it.
  const options = { hostname, port, method: 'POST', headers: request.rawHeaders };
  const upstream = httpRequest(options, async (answer: IncomingMessage) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders).end(await buffer(answer));
  });
  upstream.end(await buffer(request));
});

async function load(name: string): Promise<LambdaHandler> {
  const file = new URL(`../../dist/${name}/index.mjs`, import.meta.url);
  return (await import(/* @vite-ignore */ pathToFileURL(file.pathname).href)).handler;
}

describe('a public read', () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
    vi.stubEnv('AWS_REGION', 'eu-south-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', site.credentials.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', site.credentials.secretAccessKey);
    vi.stubEnv('TABLE_NAME', site.table.name);
  });
  beforeEach(() => void asked.splice(0));
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['list-products', 'GetItem', 'Query', 'Query'],
    ['list-active-slides', 'Query'],
    ['list-dealers', 'Query'],
    ['get-setting', 'GetItem'],
  ])('by %s asks the table once for each collection: %s', async (name, ...operations) => {
    const handler = await load(name);
    const event = { ...eventOf(), pathParameters: { key: 'maintenance_mode' } };
    const { statusCode } = await handler(event as never, {} as never);
    expect([200, 404]).toContain(statusCode);
    expect(asked).toEqual(operations);
  });
});
