import { CONTACTS_PER_HOUR, type Contact } from '@rombo/shared/collections/contact';
import { omit } from '@rombo/shared/contract/keys-of';
import * as routes from '@rombo/shared/contract/route-definitions';
import { Id } from '@rombo/shared/contract/text';
import * as v from 'valibot';
import { contactOf, getContact, hasProduct, insertContact } from '../data/contacts.ts';
import { createOnce } from '../data/idempotency.ts';
import { consume, hourlyLimit } from '../data/throttles.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/chain.ts';

const findProductId = async (id: string | undefined): Promise<string | null> =>
  v.is(Id, id) && (await hasProduct(id)) ? id : null;

/** Stores a visitor's message once. A bot that fills the honeypot gets the same response, and its message is stored as spam. */
export const handler = route(routes.sendContact, async ({ input, idempotencyKey, viewer }) => {
  const message = omit(input, 'website');
  const { id } = await createOnce<Contact>({
    route: 'sendContact',
    key: idempotencyKey,
    input: message,
    find: getContact,
    create: async (identity) => {
      const retryAfter = await consume(hourlyLimit('contact', viewer, CONTACTS_PER_HOUR, [identity.id]));
      if (retryAfter > 0) throw new Failure('too_many_requests', { retryAfter });
      const contact = contactOf(identity, input, await findProductId(input.productId));
      // A concurrent retry may have stored it already.
      await insertContact(contact);
      return contact;
    },
  });
  return { id };
});
