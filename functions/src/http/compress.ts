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

/** Agrees with the client on an encoding and compresses the answer by it. */
export const compress = (): MiddlewareObj<Event, Result>[] => [
  httpContentNegotiation({
    parseCharsets: false,
    parseLanguages: false,
    parseMediaTypes: false,
    availableEncodings: ['br', 'gzip'],
    failOnMismatch: false,
  }) as MiddlewareObj<Event, Result>,
  httpContentEncoding({ br: BROTLI, overridePreferredEncoding: ['br', 'gzip'] }) as MiddlewareObj<Event, Result>,
  compressLong(),
];
