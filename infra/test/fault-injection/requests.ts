import { setTimeout as wait } from 'node:timers/promises';
import type { RouteName } from '@rombo/shared/contract/routes';
import { type Answer, type CallOptions, callRoute } from '../../../functions/test/call-route.ts';

/** Returns a function that calls the routes of a site as a browser would, with a cookie or without. */
export const createCaller =
  (origin: string, cookie?: string) =>
  <N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<Answer> =>
    callRoute(origin, name, { ...options, cookie });

export type { Answer };
export type Caller = ReturnType<typeof createCaller>;

/** Retries a call that timed out on a busy machine, with increasing pauses. */
export async function retryUnavailable(send: () => Promise<Answer>, tries = 6): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send();
    if (answer.status !== 503 || attempt === tries) return answer;
    await wait(attempt * 250 * (1 + Math.random()));
  }
}

/** Waits for an answer within `limit` milliseconds. Sends at most four times: a busy machine takes long to load a function. */
export async function answerWithin<T>(limit: number, send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const start = performance.now();
    const answer = await send();
    const took = performance.now() - start;
    if (took < limit) return answer;
    if (attempt === 4) throw new Error(`The answer took ${Math.round(took)} ms`);
  }
}

/** Returns the body of a call that sets up a test. Throws if it fails. */
export async function mustSucceed(send: () => Promise<Answer>) {
  const { status, body } = await retryUnavailable(send);
  if (status >= 300) throw new Error(`The test could not be prepared: ${status} ${JSON.stringify(body)}`);
  return body;
}
