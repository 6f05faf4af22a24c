import middy from '@middy/core';
import type { Middleware } from '../src/http/chain.ts';
import type { Event, Result } from '../src/http/types.ts';

interface Sketch {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | null;
}

/** An event as API Gateway makes it, of which a test names only what it is about. Bodies come in base64, as every media type does. */
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

/** Sends an event through middleware and gives what a handler behind it gets. */
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

/** Sends an event through middleware to a handler, and gives the answer that comes back through it. */
export async function respondThrough(
  middleware: Middleware | Middleware[],
  event: Event,
  handle: (event: Event) => Promise<Result>,
): Promise<Result> {
  const run = middy<Event, Result>().use(middleware).handler(handle);
  return (await run(event, {} as never)) as Result;
}
