import type { Route } from '@rombo/shared/contract/route';
import type { RouteName, Routes } from '@rombo/shared/contract/routes';
import { chain, jsonBody, type LambdaHandler } from './chain.ts';
import type { Answer, RouteRequest } from './types.ts';

type PublicRoute = { [N in RouteName]: Routes[N]['access'] extends 'public' ? N : never }[RouteName];

/** A function that everybody may call: its handler gets the parsed request and gives the route's output. */
export const route = <N extends PublicRoute>(
  definition: Route<N>,
  handle: (request: RouteRequest<N>) => Promise<Answer<N>>,
): LambdaHandler => chain(definition, jsonBody(definition), handle);
