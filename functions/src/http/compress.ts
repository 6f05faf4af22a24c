import { constants } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import httpContentEncoding from '@middy/http-content-encoding';
import httpContentNegotiation from '@middy/http-content-negotiation';
import type { Event, Result } from './types.ts';

/** This Brotli level takes milliseconds per megabyte. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Length above which responses are compressed for every client: they might exceed Lambda's 6 MB. */
const MAX_UNCOMPRESSED_LENGTH = 4_000_000;

const compressLong = (): MiddlewareObj<Event, Result> => ({
  after({ context, response }) {
    const isLong = (response?.body?.length ?? 0) > MAX_UNCOMPRESSED_LENGTH;
    if (isLong && !('preferredEncoding' in context && context.preferredEncoding)) {
      Object.assign(context, { preferredEncoding: 'gzip' });
    }
  },
});

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
