import { randomUUID } from 'node:crypto';
import { CONTACTS_PER_HOUR, type Contact } from '@rombo/shared/contact';
import * as routes from '@rombo/shared/route-definitions';
import { contactOf } from '../data/contact-fields.ts';
import { getContact, insertContact } from '../data/contacts.ts';
import { createOnce } from '../data/idempotency.ts';
import { consume, release } from '../data/throttles.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/route.ts';

/** Stores a visitor's message once. A robot that fills the trap gets the same answer, and nothing is stored. */
export const handler = route(routes.sendContact, async ({ input: { website, ...message }, idempotencyKey, viewer }) => {
  if (website) return { id: randomUUID() };
  const { id } = await createOnce<Contact>({
    route: 'sendContact',
    key: idempotencyKey,
    input: message,
    find: getContact,
    create: async (identity) => {
      const limit = { action: 'contact', who: viewer, times: CONTACTS_PER_HOUR, seconds: 3600 };
      const retryAfter = await consume(limit);
      if (retryAfter > 0) throw new Failure('too_many_requests', { retryAfter });
      const contact = contactOf(identity, message);
      // A repetition that came at the same time has stored it already, and paid for it.
      if (!(await insertContact(contact))) await release(limit);
      return contact;
    },
  });
  return { id };
});
