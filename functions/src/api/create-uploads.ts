import { MAX_UPLOADS_IN_TIME } from '@rombo/shared/contract/limits';
import * as routes from '@rombo/shared/contract/route-definitions';
import { UPLOAD_SECONDS } from '@rombo/shared/contract/upload';
import { consume } from '../data/throttles.ts';
import { Failure } from '../errors.ts';
import { offerUpload } from '../files/uploads.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Gives each announced file an address to be sent to, up to a number of files in the lifetime of an address. */
export const handler = adminRoute(routes.createUploads, async ({ input, user: { username } }) => {
  const limit = { action: 'upload', who: username, times: MAX_UPLOADS_IN_TIME, seconds: UPLOAD_SECONDS };
  const retryAfter = await consume(limit, input.length);
  if (retryAfter > 0) throw new Failure('too_many_requests', { reason: 'uploads_full', retryAfter });
  return Promise.all(input.map(offerUpload));
});
