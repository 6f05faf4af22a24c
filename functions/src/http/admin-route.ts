import type { Route } from '@rombo/shared/route';
import { type RouteName, type Routes, routes } from '@rombo/shared/routes';
import type { ActivityEntry } from '../data/activity.ts';
import { Failure, Unconfirmed } from '../errors.ts';
import { chain, jsonBody, type LambdaHandler, type Middleware } from './chain.ts';
import { noteActivity } from './note-activity.ts';
import { requireSession } from './require-session.ts';
import type { AdminRequest, Answer } from './types.ts';

type AdminRoute = { [N in RouteName]: Routes[N]['access'] extends 'admin' ? N : never }[RouteName];
export type HandleAdmin<N extends RouteName> = (request: AdminRequest<N>) => Promise<Answer<N>>;

/** A function for the signed-in administrator only: the session is checked before the body is read. */
export const adminRoute = <N extends AdminRoute>(name: N, handle: HandleAdmin<N>): LambdaHandler =>
  guarded(name, jsonBody(name), handle);

/**
 * The chain of an administrator's route whose body `parsers` read. What has changed something is noted, and so is who could not confirm
 * to be the administrator: somebody who found the panel open leaves a trace.
 */
export const guarded = <N extends RouteName>(name: N, parsers: Middleware[], handle: HandleAdmin<N>): LambdaHandler =>
  chain(name, [requireSession(), ...parsers], async (request, { session }) => {
    if (!session) throw new Failure('unauthenticated');
    const { user, tokenId } = session;
    const noted: Pick<ActivityEntry, 'id' | 'subject'> = { subject: null };
    const note = (subject: string | null, id?: string) => void Object.assign(noted, { subject, ...(id && { id }) });
    const answer = await handle({ ...request, user, tokenId, note }).catch(async (error: unknown) => {
      if (error instanceof Unconfirmed) {
        await noteActivity({ action: 'confirmation_refused', subject: name, ...request.visit });
      }
      throw error;
    });
    const { activity }: Route = routes[name];
    if (activity) await noteActivity({ action: activity, ...noted, ...request.visit });
    return answer;
  });
