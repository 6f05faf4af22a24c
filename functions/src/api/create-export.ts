import { randomUUID } from 'node:crypto';
import * as routes from '@rombo/shared/contract/route-definitions';
import { presignGet, store } from '../files/bucket.ts';
import { packFiles } from '../files/zip.ts';
import { adminRoute } from '../http/admin-route.ts';
import { writeTable } from '../tables/export.ts';

const FETCH_SECONDS = 60 * 60;

export const handler = adminRoute(routes.createExport, async ({ input: { kind } }) => {
  const { csv, addresses, name } = await writeTable(kind);
  const bytes = await packFiles(addresses, `${name}.csv`, csv);
  const key = `uploads/export/${randomUUID()}.zip`;
  await store(key, bytes, 'application/zip', `${name}.zip`);
  return { url: await presignGet(key, FETCH_SECONDS) };
});
