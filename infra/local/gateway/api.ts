import type { IncomingMessage } from 'node:http';
import { methodsOf } from '@rombo/shared/contract/route';
import { fileName, type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import pLimit from 'p-limit';
import { timeoutOf } from '../../stacks/route-limits.ts';
import { createInvoker, type InvokerOptions } from './invoke.ts';
import { compressReply, errorReply, GatewayRefusal, type Reply } from './reply.ts';
import { checkResult, writeResult } from './result.ts';
import { readBody, toEvent, toPageEvent, viewerRequest } from './to-event.ts';

export interface Match {
  name: RouteName;
  parameters: Record<string, string>;
}

// A literal path takes precedence over one with a parameter, as in API Gateway: `/api/slides/active` is not a slide.
const table = routeNames
  .map((name) => ({ ...routes[name], name }))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(({ name, path }) => {
    const source = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { name, methods: methodsOf(routes[name]), pattern: new RegExp(`^${source}$`) };
  });

export function matchRoute(method: string, path: string): Match | undefined {
  for (const { name, methods, pattern } of table) {
    const found = methods.includes(method) && pattern.exec(path);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, parameters: Object.fromEntries(values) };
  }
  return undefined;
}

/** The REST API: builds the event, invokes the function, checks the result, writes the response. */
export function createApi(options: InvokerOptions) {
  const invoke = createInvoker(options);

  return async (incoming: IncomingMessage): Promise<Reply> => {
    const request = viewerRequest(incoming);
    const body = await readBody(incoming);
    const match = matchRoute(request.method, request.path);
    if (!match) throw new GatewayRefusal('not_found', `${request.method} ${request.path}: no such route`);

    const event = toEvent(request, match, body);
    const milliseconds = options.timeout ?? timeoutOf(match.name);
    const result = await invoke(fileName(match.name), event, milliseconds);
    return writeResult(checkResult(fileName(match.name), result), event.requestContext.requestId);
  };
}

/** Longer than on AWS: on one machine, the pictures of a page wait for each other. Pages have a limit of their own. */
const TIMEOUT = 60_000;

function createFunctionUrl(name: string, { dist, timeout = TIMEOUT }: InvokerOptions) {
  const invoke = createInvoker({ dist, timeout });
  return async (incoming: IncomingMessage): Promise<Reply> => {
    const event = toPageEvent(viewerRequest(incoming));
    const { requestId } = event.requestContext;
    return writeResult(checkResult(name, await invoke(name, event)), requestId);
  };
}

/**
 * Pages rendered at a time. The others wait before their deadlines begin: on AWS each rendering has a processor of its own, here all share
 * one thread. Of 300 pages at once, 205 were a 503 without the limit.
 */
const PARALLEL_PAGES = 8;

/** Renders pages with their function. A failure is logged and becomes a 503. */
export function createPages({ log, ...options }: InvokerOptions & { log: (line: string) => void }) {
  const call = createFunctionUrl('render-page', options);
  const limit = pLimit(PARALLEL_PAGES);
  return async (incoming: IncomingMessage): Promise<Reply> => {
    const [path] = (incoming.url ?? '').split('?');
    try {
      const reply = await limit(() => call(incoming));
      if (reply.status >= 500) log(`${path}: render-page answered ${reply.status}`);
      return await compressReply(reply, incoming.headers['accept-encoding']);
    } catch (error) {
      log(`${path}: ${error instanceof Error ? error.message : error}`);
      return errorReply('unavailable');
    }
  };
}

export const createPictureMaker = (dist: string) => createFunctionUrl('transform-image', { dist });
