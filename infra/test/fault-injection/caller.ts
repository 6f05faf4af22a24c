import type { RouteName } from '@rombo/shared/contract/routes';
import { type Answer, type CallOptions, callRoute } from '../../../functions/test/call-route.ts';

/** Calls the routes of one site as a browser on it would, with one cookie or without. */
export const createCaller =
  (origin: string, cookie?: string) =>
  <N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<Answer> =>
    callRoute(origin, name, { ...options, cookie });

export type { Answer };
export type Caller = ReturnType<typeof createCaller>;
