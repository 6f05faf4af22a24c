import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Store } from './store.ts';

/** A call that was authenticated: what it is about and what it travels on. */
export interface Call {
  store: Store;
  bucket: string;
  key: string;
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}

/** The headers of an answer that is a document. */
export const XML = { 'content-type': 'application/xml' };
