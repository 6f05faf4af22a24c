import type { IncomingMessage } from 'node:http';
import { failoverStatuses } from '../../stacks/failover.ts';
import { checkResult } from './check-result.ts';
import { compressReply } from './compress.ts';
import { createInvoker } from './invoke.ts';
import type { Reply } from './reply.ts';
import { toPageEvent } from './to-page-event.ts';
import { viewerRequest } from './viewer-request.ts';
import { writeResult } from './write-result.ts';

const FUNCTION = 'render-page';

/** Response of a function URL when its concurrency is used up. */
const THROTTLED = { statusCode: 429, body: '{"Reason":"ConcurrentInvocationLimitExceeded","Type":"User"}' };

interface PagesOptions {
  dist: string;
  timeout?: number;
  /** Pages that are rendered at once before the function is throttled. */
  concurrency?: number;
  /** Is told why a page could not be rendered. */
  log: (line: string) => void;
}

/** Pages as the function renders them; undefined where it fails and the distribution falls back to the shell. */
export function createPages({ log, concurrency = 1000, ...options }: PagesOptions) {
  const invoke = createInvoker(options);
  let running = 0;

  return async (incoming: IncomingMessage): Promise<Reply | undefined> => {
    const event = toPageEvent(viewerRequest(incoming));
    running += 1;
    try {
      const answer = running > concurrency ? THROTTLED : await invoke(FUNCTION, event, event.requestContext.requestId);
      const result = checkResult(FUNCTION, answer);
      if (!failoverStatuses.includes(result.statusCode)) {
        return compressReply(writeResult(result, event.requestContext.requestId), incoming.headers['accept-encoding']);
      }
      log(`${event.rawPath}: ${FUNCTION} answered ${result.statusCode}`);
    } catch (error) {
      log(`${event.rawPath}: ${error instanceof Error ? error.message : error}`);
    } finally {
      running -= 1;
    }
    return undefined;
  };
}
