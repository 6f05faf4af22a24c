import type { IncomingMessage } from 'node:http';
import { methodsOf } from '@rombo/shared/contract/route';
import { fileName, type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import { timeoutOf } from '../../stacks/route-limits.ts';
import { createInvoker, type InvokerOptions } from './invoke.ts';
import { GatewayRefusal, type Reply } from './reply.ts';
import { checkResult, writeResult } from './result.ts';
import { readBody, toEvent, viewerRequest } from './to-event.ts';

/** A route of the table with the values of its path's parameters. */
export interface Match {
  name: RouteName;
  parameters: Record<string, string>;
}

// A literal path beats one with a parameter, as in API Gateway: `/api/slides/active` is not a slide.
const table = routeNames
  .map((name) => ({ ...routes[name], name }))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(({ name, path }) => {
    const source = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { name, methods: methodsOf(routes[name]), pattern: new RegExp(`^${source}$`) };
  });

/** The route that answers a method and a raw path, if any. */
export function matchRoute(method: string, path: string): Match | undefined {
  for (const { name, methods, pattern } of table) {
    const found = methods.includes(method) && pattern.exec(path);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, parameters: Object.fromEntries(values) };
  }
  return undefined;
}

/** The REST API: event, invocation, check, response. */
export function createApi(options: InvokerOptions) {
  const invoke = createInvoker(options);

  return async (incoming: IncomingMessage): Promise<Reply> => {
    const request = viewerRequest(incoming);
    const body = await readBody(incoming);
    const match = matchRoute(request.method, request.path);
    if (!match) throw new GatewayRefusal('not_found', `${request.method} ${request.path}: no such route`);

    const event = toEvent(request, match, body);
    const milliseconds = options.timeout ?? timeoutOf(match.name);
    const result = await invoke(fileName(match.name), event, event.requestContext.requestId, milliseconds);
    return writeResult(checkResult(fileName(match.name), result), event.requestContext.requestId);
  };
}
