import { constants } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import httpContentEncoding from '@middy/http-content-encoding';
import httpContentNegotiation from '@middy/http-content-negotiation';
import type { Event, Result } from './types.ts';

/** A Brotli level that takes milliseconds for a megabyte. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Longer responses might exceed Lambda's 6 MB, so they are compressed for every client. */
const TOO_LONG = 4_000_000;

const compressLong = (): MiddlewareObj<Event, Result> => ({
  after({ context, response }) {
    const isLong = (response?.body?.length ?? 0) > TOO_LONG;
    if (isLong && !('preferredEncoding' in context && context.preferredEncoding)) {
      Object.assign(context, { preferredEncoding: 'gzip' });
    }
  },
});

/** Compresses by `encoding`, but the latest response with an ETag only once for clients that accept the same encodings. */
function compressOnce(encoding: MiddlewareObj<Event, Result>): MiddlewareObj<Event, Result> {
  let latest: { etag: unknown; accepted: string | undefined; body: string; contentEncoding: string } | undefined;
  return {
    ...encoding,
    async after(request) {
      const { response, event } = request;
      const accepted = event.headers['accept-encoding'];
      // A 304 has the ETag without the body.
      const etag = response?.body ? response.headers.etag : undefined;
      if (response && etag && latest?.etag === etag && latest.accepted === accepted) {
        const { body, contentEncoding } = latest;
        const headers = { ...response.headers, 'Content-Encoding': contentEncoding, Vary: 'Accept-Encoding' };
        request.response = { ...response, headers, body, isBase64Encoded: true };
        return;
      }
      await encoding.after?.(request);
      if (!etag || !request.response?.isBase64Encoded) return;
      const { body, headers } = request.response;
      latest = { etag, accepted, body, contentEncoding: String(headers['Content-Encoding']) };
    },
  };
}

/** Agrees with the client on an encoding and compresses the answer by it. */
export const compress = (): MiddlewareObj<Event, Result>[] => [
  httpContentNegotiation({
    parseCharsets: false,
    parseLanguages: false,
    parseMediaTypes: false,
    availableEncodings: ['br', 'gzip'],
    failOnMismatch: false,
  }) as MiddlewareObj<Event, Result>,
  compressOnce(
    httpContentEncoding({ br: BROTLI, overridePreferredEncoding: ['br', 'gzip'] }) as MiddlewareObj<Event, Result>,
  ),
  compressLong(),
];
