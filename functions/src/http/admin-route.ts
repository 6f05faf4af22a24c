import type { RouteName, Routes } from '@rombo/shared/routes';
import { Failure } from '../errors.ts';
import { chain, jsonBody, type LambdaHandler, type Middleware } from './chain.ts';
import { requireSession } from './require-session.ts';
import type { AdminRequest, Answer } from './types.ts';

type AdminRoute = { [N in RouteName]: Routes[N]['access'] extends 'admin' ? N : never }[RouteName];
export type HandleAdmin<N extends RouteName> = (request: AdminRequest<N>) => Promise<Answer<N>>;

/** A function for the signed-in administrator only: the session is checked before the body is read. */
export const adminRoute = <N extends AdminRoute>(name: N, handle: HandleAdmin<N>): LambdaHandler =>
  guarded(name, jsonBody(name), handle);

/** The chain of an administrator's route whose body `parsers` read. */
export const guarded = <N extends RouteName>(name: N, parsers: Middleware[], handle: HandleAdmin<N>): LambdaHandler =>
  chain(name, [requireSession(), ...parsers], async (request, { user }) => {
    if (!user) throw new Failure('unauthenticated');
    return handle({ ...request, user });
  });
