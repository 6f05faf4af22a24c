import type { Slide, SlideInput } from '@rombo/shared/collections/slide';
import { slideFields, slideStore } from '../data/slides.ts';
import { commitSlideMedia } from '../files/entity-media.ts';
import type { Kind } from './collection.ts';
import { storedFiles } from './stored-files.ts';

export const slides: Kind<Slide, Slide, SlideInput> = {
  ...slideStore,
  files: storedFiles('media/slides'),
  async accept(input, identity, current) {
    const { cleanUp, ...files } = await commitSlideMedia(identity.id, input, current);
    return { entity: { ...identity, ...slideFields(input, files) }, cleanUp };
  },
};
