import type { IncomingMessage } from 'node:http';
import { checkResult } from './check-result.ts';
import { compressReply } from './compress.ts';
import { createInvoker } from './invoke.ts';
import type { Reply } from './reply.ts';
import { toPageEvent } from './to-page-event.ts';
import { viewerRequest } from './viewer-request.ts';
import { writeResult } from './write-result.ts';

const FUNCTION = 'render-page';

/** The failures after which the distribution's origin group asks the other origin. */
const FAILED = [500, 502, 504];

export interface PagesOptions {
  dist: string;
  timeout?: number;
  /** Is told why a page could not be rendered. */
  log: (line: string) => void;
}

/** Pages as the function renders them; undefined where it fails and the distribution falls back to the shell. */
export function createPages({ log, ...options }: PagesOptions) {
  const invoke = createInvoker(options);

  return async (incoming: IncomingMessage): Promise<Reply | undefined> => {
    const event = toPageEvent(viewerRequest(incoming));
    try {
      const result = checkResult(FUNCTION, await invoke(FUNCTION, event, event.requestContext.requestId));
      if (!FAILED.includes(result.statusCode)) {
        return compressReply(writeResult(result, event.requestContext.requestId), incoming.headers['accept-encoding']);
      }
      log(`${event.rawPath}: ${FUNCTION} answered ${result.statusCode}`);
    } catch (error) {
      log(`${event.rawPath}: ${error instanceof Error ? error.message : error}`);
    }
    return undefined;
  };
}
