import { romeDay } from '@rombo/shared/collections/opening-hours';
import * as routes from '@rombo/shared/contract/route-definitions';
import { contactTable } from '../data/contact-table.ts';
import { listAllContacts } from '../data/contacts.ts';
import { adminRoute } from '../http/admin-route.ts';
import { csvOf, separatorOf } from '../http/csv.ts';
import { Reply } from '../http/types.ts';

export const handler = adminRoute(routes.exportContacts, async ({ query }) => {
  const separator = separatorOf(query);
  const rows = contactTable(await listAllContacts());
  const today = romeDay();
  return new Reply(csvOf(rows, separator), {
    'content-disposition': `attachment; filename="messaggi-${today}.csv"`,
  });
});
