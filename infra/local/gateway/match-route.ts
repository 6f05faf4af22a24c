import { type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';

/** A route of the table with the values of its path's parameters. */
export interface Match {
  name: RouteName;
  parameters: Record<string, string>;
}

const segments = (path: string) => path.split('/').slice(1);

const fit = (pattern: string[], path: string[]): Record<string, string> | undefined => {
  if (pattern.length !== path.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const given = path[at] ?? '';
    const key = /^\{(\w+)\}$/.exec(part)?.[1];
    if (key && given) parameters[key] = decodeURIComponent(given);
    else if (part !== given) return undefined;
  }
  return parameters;
};

// A literal path beats one with a parameter, as in API Gateway: `/api/slides/active` is no slide.
const table = routeNames
  .map((name) => ({ name, method: routes[name].method, pattern: segments(routes[name].path) }))
  .sort((a, b) => Number(a.pattern.join().includes('{')) - Number(b.pattern.join().includes('{')));

/** The route that answers a method and a raw path, if any; HEAD is answered by the route of GET. */
export function matchRoute(method: string, path: string): Match | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const given = segments(path);
  for (const { name, method, pattern } of table) {
    const parameters = method === wanted && fit(pattern, given);
    if (parameters) return { name, parameters };
  }
  return undefined;
}
