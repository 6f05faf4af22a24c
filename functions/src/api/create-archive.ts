import { randomUUID } from 'node:crypto';
import * as routes from '@rombo/shared/contract/route-definitions';
import { ARCHIVE_REQUESTS } from '../backup/archives.ts';
import { hourlyLimit } from '../data/throttles.ts';
import { store } from '../files/bucket.ts';
import { adminRoute } from '../http/admin-route.ts';
import { withRateLimit } from '../http/rate-limits.ts';

export const handler = adminRoute(routes.createArchive, async () => {
  const requestedAt = new Date().toISOString();
  // Each archive reads every file.
  const limit = hourlyLimit('archive', 'all', 5);
  await withRateLimit([limit], () => store(ARCHIVE_REQUESTS + randomUUID(), Buffer.from(requestedAt), 'text/plain'));
  return { requestedAt };
});
