import * as routes from '@rombo/shared/contract/route-definitions';
import { collections } from '@rombo/shared/contract/routes';
import { v7 as uuid } from 'uuid';
import { productStore } from '../data/products.ts';
import { listedStores } from '../data/stores.ts';
import { invalid } from '../errors.ts';
import { openZips } from '../files/zip.ts';
import { adminForm } from '../http/admin-form.ts';
import { readItems } from '../tables/export.ts';
import { planImport } from '../tables/plan.ts';
import { savePlan } from '../tables/steps.ts';

export const handler = adminForm(routes.createImport, async ({ input: { kind, file, files, columns }, user }) => {
  const zips = await openZips(files);
  const [items, products] = await Promise.all([readItems(listedStores[kind]), readItems(productStore)]);
  const table = file ?? (await zips.readTable());
  if (table === undefined) throw invalid('file', 'required');
  const bytes = typeof table === 'string' ? new TextEncoder().encode(table) : table.content;
  const { preview, steps } = await planImport(collections[kind], bytes, {
    items,
    products,
    zipped: zips.names,
    columns,
  });
  const id = uuid();
  const createdAt = new Date().toISOString();
  await savePlan(id, { by: user.username, kind, createdAt, zips: files, steps });
  return { id, ...preview };
});
