import type { IncomingMessage } from 'node:http';
import { createInvoker, type InvokerOptions } from './invoke.ts';
import { compressReply, errorReply, type Reply } from './reply.ts';
import { checkResult, writeResult } from './result.ts';
import { toPageEvent, viewerRequest } from './to-event.ts';

/** Timeout on one machine, where the pictures of a page also wait for each other. */
const PICTURE_TIMEOUT = 60_000;

/** Calls a function by its URL. */
function createFunctionUrl(name: string, options: InvokerOptions) {
  const invoke = createInvoker(options);
  return async (incoming: IncomingMessage): Promise<Reply> => {
    const event = toPageEvent(viewerRequest(incoming));
    const { requestId } = event.requestContext;
    return writeResult(checkResult(name, await invoke(name, event, requestId)), requestId);
  };
}

/** Renders pages by their function; a failure is logged and becomes a 503. */
export function createPages({ log, ...options }: InvokerOptions & { log: (line: string) => void }) {
  const call = createFunctionUrl('render-page', options);
  return async (incoming: IncomingMessage): Promise<Reply> => {
    const [path] = (incoming.url ?? '').split('?');
    try {
      const reply = await call(incoming);
      if (reply.status >= 500) log(`${path}: render-page answered ${reply.status}`);
      return await compressReply(reply, incoming.headers['accept-encoding']);
    } catch (error) {
      log(`${path}: ${error instanceof Error ? error.message : error}`);
      return errorReply('unavailable');
    }
  };
}

/** Makes missing variants of pictures. */
export const createPictureMaker = (dist: string) =>
  createFunctionUrl('transform-image', { dist, timeout: PICTURE_TIMEOUT });
