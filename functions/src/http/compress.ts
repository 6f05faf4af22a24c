import { constants } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import httpContentEncoding from '@middy/http-content-encoding';
import httpContentNegotiation from '@middy/http-content-negotiation';
import type { Event, Result } from './types.ts';

/** Brotli at a level that takes milliseconds for a megabyte: a Lambda answer has 6 MB at most, and the list of products is long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

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
];
