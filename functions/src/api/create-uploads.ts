import * as routes from '@rombo/shared/contract/route-definitions';
import { consume, uploadLimit } from '../data/throttles.ts';
import { Failure } from '../errors.ts';
import { createUpload } from '../files/uploads.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.createUploads, async ({ input, user }) => {
  const uploads = await Promise.all(input.map(createUpload));
  const keys = uploads.map(({ key }) => key);
  const retryAfter = await consume(uploadLimit(user.username, keys));
  if (retryAfter > 0) throw new Failure('too_many_requests', { reason: 'uploads_full', retryAfter });
  return uploads;
});
