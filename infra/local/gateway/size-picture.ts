import type { IncomingMessage } from 'node:http';
import { PICTURE_WIDTHS } from '@rombo/shared/picture';
import { edgeCode } from '../../lib/edge/edge-code.ts';
import type { Reply } from './reply.ts';

interface EdgeRequest {
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
  headers: Record<string, { value: string }>;
}

interface EdgeResponse {
  statusCode: number;
  headers: Record<string, { value: string }>;
  body: { data: string };
}

type EdgeHandler = (event: { request: EdgeRequest }) => EdgeRequest | EdgeResponse;

/** The very code that runs at the edge. */
const code = edgeCode('size-picture', { WIDTHS: PICTURE_WIDTHS.map(String) });
const handler = new Function(`${code}; return handler;`)() as EdgeHandler;

function querystringOf(query: string): EdgeRequest['querystring'] {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name).map((value) => ({ value }));
      return [name, { value: values.at(-1)?.value ?? '', ...(values.length > 1 && { multiValue: values }) }];
    }),
  );
}

/** What a request for a picture becomes at the edge: the path of the width that is asked for, or a refusal. */
export function sizePicture({ url = '/', headers }: IncomingMessage): { url: string } | Reply {
  const [uri = '/', query = ''] = url.split(/\?(.*)/s);
  const accept: EdgeRequest['headers'] = headers.accept === undefined ? {} : { accept: { value: headers.accept } };
  const result = handler({ request: { uri, querystring: querystringOf(query), headers: accept } });
  if ('uri' in result) return { url: result.uri };
  const told = Object.entries(result.headers).map(([name, { value }]) => [name, value]);
  return { status: result.statusCode, headers: Object.fromEntries(told), body: Buffer.from(result.body.data) };
}
