import { AsyncLocalStorage } from 'node:async_hooks';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GatewayRefusal } from './reply.ts';

type Handler = (event: object, context: { getRemainingTimeInMillis: () => number }) => Promise<unknown>;

/** Name of the function that the current code belongs to. */
export const currentFunction = new AsyncLocalStorage<string>();

const instances = { count: 0 };

/**
 * Imports a function's bundle at its first call and after a rebuild. The instance number in the specifier keeps two sites in one process
 * from sharing clients.
 */
function loadFrom(dist: string) {
  instances.count += 1;
  const instance = instances.count;
  return async (functionName: string): Promise<{ handler: Handler }> => {
    const file = join(dist, functionName, 'index.mjs');
    const { mtimeMs } = await stat(file);
    return import(/* @vite-ignore */ `${pathToFileURL(file)}?site=${instance}&built=${mtimeMs}`);
  };
}

export interface InvokerOptions {
  dist: string;
  timeout?: number | undefined;
}

/** Step 2: runs a function. */
export function createInvoker({ dist, timeout = 10_000 }: InvokerOptions) {
  const load = loadFrom(dist);
  return async (functionName: string, event: object, milliseconds = timeout): Promise<unknown> => {
    const late = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    try {
      // As on Lambda, loading the code does not count.
      const { handler } = await load(functionName);
      timer = setTimeout(() => {
        late.reject(new GatewayRefusal('unavailable', `${functionName}: no answer in ${milliseconds} ms`, 504));
      }, milliseconds);
      const end = performance.now() + milliseconds;
      const context = { getRemainingTimeInMillis: () => end - performance.now() };
      return await Promise.race([currentFunction.run(functionName, () => handler(event, context)), late.promise]);
    } catch (error) {
      if (error instanceof GatewayRefusal) throw error;
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new GatewayRefusal('internal', `${functionName}: ${cause}`, 502);
    } finally {
      clearTimeout(timer);
    }
  };
}
