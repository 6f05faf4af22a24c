import { randomUUID } from 'node:crypto';
import * as routes from '@rombo/shared/contract/route-definitions';
import { presignGet, store } from '../files/bucket.ts';
import { packPart } from '../files/zip.ts';
import { adminRoute } from '../http/admin-route.ts';
import { writeTable } from '../tables/export.ts';

const FETCH_SECONDS = 60 * 60;

export const handler = adminRoute(routes.createExport, async ({ input: { kind, from } }) => {
  const { head, rows, name } = await writeTable(kind);
  const { zip, next } = await packPart(`${name}-${from}.csv`, head, rows, from);
  const key = `uploads/export/${randomUUID()}.zip`;
  await store(key, zip, 'application/zip', from === 0 && next === null ? `${name}.zip` : `${name}-${from}.zip`);
  return { url: await presignGet(key, FETCH_SECONDS), next };
});
