import type { IncomingMessage } from 'node:http';
import { fileName } from '@rombo/shared/contract/routes';
import { timeoutOf } from '../../stacks/timeout.ts';
import { checkResult } from './check-result.ts';
import { createInvoker, type InvokerOptions } from './invoke.ts';
import { matchRoute } from './match-route.ts';
import { readBody } from './read-body.ts';
import { GatewayRefusal } from './refusal.ts';
import type { Reply } from './reply.ts';
import { toEvent } from './to-event.ts';
import { viewerRequest } from './viewer-request.ts';
import { writeResult } from './write-result.ts';

/** The most bytes that API Gateway takes as a request's line and headers. */
const MAX_HEADER_BYTES = 10_240;

/** The REST API: event, invocation, check, answer, one after the other. */
export function createApi(options: InvokerOptions) {
  const invoke = createInvoker(options);

  return async (incoming: IncomingMessage): Promise<Reply> => {
    const request = viewerRequest(incoming);
    const headerBytes = incoming.rawHeaders.join('').length + (incoming.url ?? '').length;
    const body = await readBody(incoming);
    if (headerBytes > MAX_HEADER_BYTES) throw new GatewayRefusal('bad_request', `${headerBytes} bytes of headers`, 431);

    const match = matchRoute(request.method, request.path);
    if (!match) throw new GatewayRefusal('not_found', `${request.method} ${request.path}: no such route`);

    const event = toEvent(request, match, body);
    const milliseconds = options.timeout ?? timeoutOf(match.name);
    const result = await invoke(fileName(match.name), event, event.requestContext.requestId, milliseconds);
    return writeResult(checkResult(fileName(match.name), result), event.requestContext.requestId);
  };
}
