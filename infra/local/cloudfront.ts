import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { document, textsOf } from './object-store/xml.ts';
import { type Credentials, startEndpoint } from './private-endpoint.ts';

const VERSION = '2020-05-31';

/** CloudFront's quota of paths with a `*` that are in progress. */
const MAX_WILDCARDS = 15;
/** Milliseconds for which a purge counts against that quota. CloudFront needs ten seconds or more. */
const IN_PROGRESS = 500;

const handler = (id: string, purge: (paths: string[]) => void, inProgress: number): RequestListener => {
  let wildcards = 0;
  return async (request, response) => {
    const body = await text(request).catch(() => '');
    const send = (status: number, xml: string) =>
      response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID() }).end(xml);
    const refuse = (status: number, Code: string) =>
      send(status, document('ErrorResponse', { Error: { Type: 'Sender', Code, Message: Code }, RequestId: 'local' }));
    const distribution = new RegExp(`^/${VERSION}/distribution/([^/]+)/invalidation$`).exec(request.url ?? '')?.[1];
    if (request.method !== 'POST' || !distribution) return refuse(400, 'NotImplemented');
    if (distribution !== id) return refuse(404, 'NoSuchDistribution');
    const paths = textsOf(body, 'Path');
    if (paths.length === 0 || paths.some((path) => !path.startsWith('/'))) return refuse(400, 'InvalidArgument');

    const added = paths.filter((path) => path.includes('*')).length;
    if (wildcards + added > MAX_WILDCARDS) return refuse(400, 'TooManyInvalidationsInProgress');
    wildcards += added;
    setTimeout(() => {
      wildcards -= added;
    }, inProgress).unref();
    purge(paths);
    const [reference = ''] = textsOf(body, 'CallerReference');
    return send(
      201,
      document('Invalidation', {
        Id: randomUUID(),
        Status: 'Completed',
        CreateTime: new Date().toISOString(),
        InvalidationBatch: {
          CallerReference: reference,
          Paths: { Quantity: paths.length, Items: { Path: paths } },
        },
      }),
    );
  };
};

/** Starts CloudFront with one distribution and the one operation that the functions use: making it forget what it keeps. */
export const startCloudFront = (
  id: string,
  credentials: Credentials,
  purge: (paths: string[]) => void,
  inProgress = IN_PROGRESS,
) => startEndpoint(credentials, handler(id, purge, inProgress));
