import { ContactStatus, contactStatuses, unlistedStatuses } from '@rombo/shared/collections/contact-status';
import * as routes from '@rombo/shared/contract/route-definitions';
import * as v from 'valibot';
import { listContacts } from '../data/contacts.ts';
import { badRequest } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { cursorOf, linkToNext, pageReply } from '../http/respond.ts';

const listedStatuses = contactStatuses.filter((status) => !unlistedStatuses.includes(status));

function statusOf({ status }: Record<string, string | undefined | null>): ContactStatus | null {
  if (status === undefined || status === null) return null;
  if (v.is(ContactStatus, status)) return status;
  throw badRequest('status', 'unknown_status');
}

export const handler = adminRoute(routes.listContacts, async ({ query }) => {
  const status = statusOf(query);
  const { contacts, next } = await listContacts(cursorOf(query), status ? [status] : listedStatuses);
  return pageReply(contacts, linkToNext('listContacts', next, status ? { status } : {}));
});
