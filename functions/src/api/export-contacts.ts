import { Contact } from '@rombo/shared/collections/contact';
import { keysOf } from '@rombo/shared/contract/keys-of';
import * as routes from '@rombo/shared/contract/route-definitions';
import { listAllContacts } from '../data/contacts.ts';
import { adminRoute } from '../http/admin-route.ts';
import { csvOf } from '../http/csv.ts';
import { Reply } from '../http/types.ts';

const columns = keysOf(Contact.entries);

/** Gives all messages as a table for a spreadsheet, archived ones and spam too. */
export const handler = adminRoute(routes.exportContacts, async () => {
  const contacts = await listAllContacts();
  const rows = contacts.map((contact) => columns.map((column) => contact[column] ?? ''));
  const today = new Date().toISOString().slice(0, 10);
  return new Reply(csvOf([columns, ...rows]), {
    'content-disposition': `attachment; filename="messaggi-${today}.csv"`,
  });
});
