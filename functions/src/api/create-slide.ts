import type { Slide } from '@rombo/shared/collections/slide';
import * as routes from '@rombo/shared/contract/route-definitions';
import { createOnce } from '../data/idempotency.ts';
import { slideFields } from '../data/slide-fields.ts';
import { getSlide, insertSlide } from '../data/slides.ts';
import { requireFound } from '../errors.ts';
import { commitSlideMedia } from '../files/slide-media.ts';
import { adminForm } from '../http/admin-form.ts';
import { Audited } from '../http/types.ts';

/** Creates a slide, its picture first. */
export const handler = adminForm(routes.createSlide, async ({ input, idempotencyKey }) => {
  const slide = await createOnce<Slide>({
    route: 'createSlide',
    key: idempotencyKey,
    input,
    find: getSlide,
    create: async (identity) => {
      const { cleanUp, ...files } = await commitSlideMedia(identity.id, input);
      const slide = { ...identity, ...slideFields(input, files), version: 1 };
      const isWritten = await insertSlide(slide);
      await cleanUp(isWritten);
      return requireFound(isWritten ? slide : await getSlide(identity.id));
    },
  });
  return new Audited(slide, slide.title, slide.id);
});
