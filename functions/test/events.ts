import middy from '@middy/core';
import type { Middleware } from '../src/http/chain.ts';
import type { Event, Result } from '../src/http/types.ts';

interface Sketch {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | null;
}

/** Returns an API Gateway event from the fields that matter to a test. Bodies are base64-encoded, as for every media type. */
export const eventOf = ({ method = 'GET', headers = {}, body = null }: Sketch = {}): Event =>
  ({
    httpMethod: method,
    headers,
    multiValueHeaders: {},
    pathParameters: null,
    queryStringParameters: null,
    body: body === null ? null : Buffer.from(body).toString('base64'),
    isBase64Encoded: body !== null,
  }) as unknown as Event;

export async function pass(middleware: Middleware | Middleware[], event: Event): Promise<Event> {
  const answered = await respondThrough(middleware, event, async (seen) => {
    passed.set(event, seen);
    return { statusCode: 200, headers: {}, body: '' };
  });
  const seen = passed.get(event);
  if (!seen) throw new Error(`The handler was never reached: ${JSON.stringify(answered)}`);
  return seen;
}
const passed = new WeakMap<Event, Event>();

export async function respondThrough(
  middleware: Middleware | Middleware[],
  event: Event,
  handle: (event: Event) => Promise<Result>,
): Promise<Result> {
  const run = middy<Event, Result>().use(middleware).handler(handle);
  return (await run(event, {} as never)) as Result;
}
