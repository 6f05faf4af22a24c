import { routeNames, routes } from '@rombo/shared/contract/routes';

/** The paths of the API, each with its `Allow`: whoever may GET may ask for the HEAD alone. */
const allows = Object.entries(Object.groupBy(routeNames, (name) => routes[name].path)).map(([path, names = []]) => {
  const methods = names.flatMap((name) => (routes[name].method === 'GET' ? ['GET', 'HEAD'] : [routes[name].method]));
  return [path, methods.sort().join(', ')] as const;
});

/** The `Allow` of paths without parameters, which come before the others, as in API Gateway. */
export const exactMethods: Record<string, string> = Object.fromEntries(allows.filter(([path]) => !path.includes('{')));

/** The other paths as expressions. */
export const patternMethods = allows
  .filter(([path]) => path.includes('{'))
  .map(([path, allow]): [pattern: string, allow: string] => [`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, allow]);
