import * as routes from '@rombo/shared/route-definitions';
import { listContacts } from '../data/contacts.ts';
import { adminRoute } from '../http/admin-route.ts';
import { cursorOf, linkToNext, pageReply } from '../http/cursor.ts';

/** Lists a page of messages, newest first; the Link header names the next one. */
export const handler = adminRoute(routes.listContacts, async ({ query }) => {
  const { contacts, next } = await listContacts(cursorOf(query));
  return pageReply(contacts, linkToNext('listContacts', next));
});
