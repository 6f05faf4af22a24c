import * as routes from '@rombo/shared/contract/route-definitions';
import { requestDigest } from '../data/idempotency.ts';
import { slideFields } from '../data/slide-fields.ts';
import { getSavedSlide, getSlide, replaceSlide } from '../data/slides.ts';
import { changeLatest } from '../data/versions.ts';
import { commitSlideMedia } from '../files/slide-media.ts';
import { adminForm } from '../http/admin-form.ts';
import { Audited } from '../http/types.ts';

/** Replaces a slide's fields, and its picture where the form brings one. */
export const handler = adminForm(routes.updateSlide, async ({ parameters, input, ifVersion, idempotencyKey }) => {
  const request = requestDigest(idempotencyKey, input);
  const slide = await changeLatest(
    ifVersion,
    () => getSlide(parameters.id),
    async (present) => {
      const { cleanUp, ...files } = await commitSlideMedia(present.id, input, present);
      const slide = { ...present, ...slideFields(input, files), version: present.version + 1 };
      const isWritten = await replaceSlide(slide, request);
      await cleanUp(isWritten);
      return isWritten ? slide : undefined;
    },
    (version) => getSavedSlide(parameters.id, version, request),
  );
  return new Audited(slide, input.title);
});
