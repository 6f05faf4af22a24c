import { NodeHttpHandler } from '@smithy/node-http-handler';
import { currentSignal, REQUEST_TIMEOUT_MS } from './time-limits.ts';

/** Aborts calls with the signal of the current request. */
class RequestHandler extends NodeHttpHandler {
  override handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    const abortSignal = currentSignal();
    return super.handle(request, { ...(abortSignal && { abortSignal }), ...options });
  }
}

/** Default settings of every AWS client. */
export const clientDefaults = {
  maxAttempts: 3,
  requestHandler: new RequestHandler({
    connectionTimeout: REQUEST_TIMEOUT_MS / 2,
    requestTimeout: REQUEST_TIMEOUT_MS,
    throwOnRequestTimeout: true,
    // The request's timeout ends with the headers of the response.
    socketTimeout: 5 * REQUEST_TIMEOUT_MS,
  }),
} as const;

export const backgroundDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true, socketTimeout: 60_000 },
} as const;
