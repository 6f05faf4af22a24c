import type { Route } from '@rombo/shared/contract/route';
import type { Output, RouteName, Routes } from '@rombo/shared/contract/routes';
import { parseCookie } from 'cookie';
import { logActivity } from '../data/activity.ts';
import { findSession, markSeen } from '../data/sessions.ts';
import { Failure, ReauthenticationFailed } from '../errors.ts';
import { bestEffort } from '../logger.ts';
import { chain, jsonBody, type LambdaHandler, type Middleware } from './chain.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { tokenIdOf } from './tokens.ts';
import { type AdminRequest, type Answer, Audited } from './types.ts';

const requireSession = (): Middleware => ({
  async before({ event }) {
    const token = parseCookie(event.headers.cookie ?? '')[SESSION_COOKIE];
    const tokenId = token && (await tokenIdOf(token));
    const session = tokenId ? await findSession(tokenId) : undefined;
    if (!session) throw new Failure('unauthenticated');
    // The request continues if the table accepts no writes.
    await bestEffort(() => markSeen(session), 'The last use of a session was not updated');
    event.session = session;
  },
});

type AdminRoute = { [N in RouteName]: Routes[N]['access'] extends 'admin' ? N : never }[RouteName];
export type HandleAdmin<N extends RouteName> = (request: AdminRequest<N>) => Promise<Answer<N> | Audited<Output<N>>>;

/** Returns the handler of an admin route. Checks the session before parsing the body. */
export const adminRoute = <N extends AdminRoute>(definition: Route<N>, handle: HandleAdmin<N>): LambdaHandler =>
  adminChain(definition, jsonBody(definition), handle);

/** The Middy chain of an admin route. Logs changes and failed reauthentications. */
export const adminChain = <N extends RouteName>(
  definition: Route<N>,
  parsers: Middleware[],
  handle: HandleAdmin<N>,
): LambdaHandler =>
  chain(definition, [requireSession(), ...parsers], async (request, { session }) => {
    if (!session) throw new Failure('unauthenticated');
    const { client } = request;
    const answer = await handle({ ...request, user: session.user, session }).catch(async (error: unknown) => {
      if (error instanceof ReauthenticationFailed) {
        await logActivity({ action: 'confirmation_refused', subject: definition.name, ...client });
      }
      throw error;
    });
    const { activity } = definition;
    const { output, subject, id } = answer instanceof Audited ? answer : new Audited(answer, null);
    if (activity) await logActivity({ action: activity, subject, ...(id && { id }), ...client });
    return output;
  });
