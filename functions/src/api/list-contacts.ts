import { Id } from '@rombo/shared/text';
import * as v from 'valibot';
import { listContacts } from '../data/contacts.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Reply } from '../http/types.ts';

/** Lists a page of messages, newest first; the Link header names the next one. */
export const handler = adminRoute('listContacts', async ({ query: { cursor = null } }) => {
  if (cursor !== null && !v.is(Id, cursor)) {
    throw new Failure('bad_request', { issues: [{ path: 'cursor', message: 'Cursore sconosciuto' }] });
  }
  const { contacts, next } = await listContacts(cursor);
  return new Reply(contacts, next ? { link: `</api/admin/contacts?cursor=${next}>; rel="next"` } : {});
});
