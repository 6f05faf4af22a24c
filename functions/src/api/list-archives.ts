import { basename } from 'node:path';
import * as routes from '@rombo/shared/contract/route-definitions';
import { ARCHIVES } from '../backup/archives.ts';
import { listAll, presignGet } from '../files/bucket.ts';
import { adminRoute } from '../http/admin-route.ts';

const FETCH_SECONDS = 60 * 60;

export const handler = adminRoute(routes.listArchives, async () => {
  const stored = await Array.fromAsync(listAll(ARCHIVES));
  return Promise.all(
    stored.reverse().map(async ({ key, size, storedAt }) => ({
      id: basename(key, '.tar'),
      createdAt: storedAt.toISOString(),
      size,
      url: await presignGet(key, FETCH_SECONDS),
    })),
  );
});
