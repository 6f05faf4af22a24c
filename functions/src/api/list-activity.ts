import { Id } from '@rombo/shared/text';
import * as v from 'valibot';
import { listActivity } from '../data/activity.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Reply } from '../http/types.ts';

/** Lists a page of what was done, newest first; the Link header names the next one. */
export const handler = adminRoute('listActivity', async ({ query: { cursor = null } }) => {
  if (cursor !== null && !v.is(Id, cursor)) {
    throw new Failure('bad_request', { issues: [{ path: 'cursor', message: 'Cursore sconosciuto' }] });
  }
  const { entries, next } = await listActivity(cursor);
  return new Reply(entries, next ? { link: `</api/activity?cursor=${next}>; rel="next"` } : {});
});
