import { createServer, type Server } from 'node:http';
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
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-target': target = '' } = request.headers;
  const headers = { authorization, 'x-amz-date': String(date), 'x-amz-target': String(target) };
  const answer = await fetch(site.table.endpoint, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-amz-json-1.0' },
    body: await buffer(request),
  });
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(await answer.bytes());
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
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    vi.stubEnv('TABLE_NAME', site.table.name);
  });
  beforeEach(() => void asked.splice(0));
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['list-products', 'Query'],
    ['list-active-slides', 'Query'],
    ['get-setting', 'GetItem'],
  ])('by %s asks the table once, for a %s', async (name, operation) => {
    const handler = await load(name);
    const event = { ...eventOf(), pathParameters: { key: 'maintenance_mode' } };
    const { statusCode } = await handler(event as never, {} as never);
    expect([200, 404]).toContain(statusCode);
    expect(asked).toEqual([operation]);
  });
});
