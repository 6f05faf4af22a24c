import type { Method } from '@rombo/shared/contract/route';
import type { RouteName } from '@rombo/shared/contract/route-paths';
import { visitorRoutePaths } from '@rombo/shared/contract/visitor-route-paths';

type RoutePaths = { readonly [N in RouteName]?: readonly [Method, string] };

let known: RoutePaths = visitorRoutePaths;

/** Adds the routes of the panel, whose code is loaded after the first page's. */
export const addRoutes = (routes: RoutePaths): void => {
  known = { ...known, ...routes };
};

/** Method and path of a route. Those of the panel are not there yet while its modules are evaluated: only functions may call this. */
export function routeOf(name: RouteName): readonly [Method, string] {
  const route = known[name];
  if (!route) throw new Error(name);
  return route;
}
