import { type RouteName, type Routes, routes } from '@rombo/shared/routes';
import { guarded, type HandleAdmin } from './admin-route.ts';
import type { LambdaHandler } from './chain.ts';
import { parseForm } from './parse-form.ts';

type FormRoute = { [N in RouteName]: Routes[N]['body'] extends { kind: 'multipart' } ? N : never }[RouteName];

/** A function for the administrator's multipart forms; apart from `adminRoute` so that only these carry their parser. */
export const adminForm = <N extends FormRoute>(name: N, handle: HandleAdmin<N>): LambdaHandler =>
  guarded(name, parseForm(routes[name].body.files), handle);
