import { slides as collection, type Slide } from '@rombo/shared/collections/slide';
import { checkProduct } from '../../data/product-references.ts';
import { slideStore } from '../../data/slides.ts';
import type { Entity, SameFields } from '../../data/store.ts';
import { commitPicture } from '../../files/entity-media.ts';
import type { KindOf } from '../kind.ts';
import { storedFiles } from '../stored-files.ts';

export const slides: KindOf<typeof collection> = {
  collection,
  ...slideStore,
  files: storedFiles('slide'),
  async accept({ image, picture: edit, ...input }, identity, current) {
    const fields = input satisfies SameFields<Omit<Slide, keyof Entity | 'imageUrl' | 'picture'>, typeof input>;
    await checkProduct('product', input.product, current?.product);
    const { picture, cleanUp } = await commitPicture('slide', identity.id, { image, edit }, current?.picture);
    return { entity: { ...identity, ...fields, imageUrl: picture.url, picture }, cleanUp };
  },
};
