import { routeNames, routes } from '@rombo/shared/routes';

/** The methods of each path of the API; one of its own comes before one with parameters, as in API Gateway. */
const byPath = Object.entries(Object.groupBy(routeNames, (name) => routes[name].path))
  .map(([path, names = []]) => ({ path, methods: names.map((name) => routes[name].method) }))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** The paths of the API as expressions, each with its `Allow`: whoever may GET may ask for the HEAD alone. */
export const routeMethods: [pattern: string, allow: string][] = byPath.map(({ path, methods }) => [
  `^${path.replace(/\{\w+\}/g, '[^/]+')}$`,
  methods
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .sort()
    .join(', '),
]);

/** The `Allow` of an address: what the API takes there, or what everything else takes. */
export const allowAt = (path: string): string =>
  routeMethods.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? 'GET, HEAD';
