import { news as collection } from '@rombo/shared/collections/news';
import { withStatus } from '@rombo/shared/collections/status';
import { type NewsWithoutSlugs, newsStore } from '../../data/news.ts';
import { checkProduct } from '../../data/product-references.ts';
import type { Entity, SameFields } from '../../data/store.ts';
import { commitOptionalPicture } from '../../files/entity-media.ts';
import type { KindOf } from '../kind.ts';
import { storedFiles } from '../stored-files.ts';

export const news: KindOf<typeof collection, NewsWithoutSlugs> = {
  collection,
  ...newsStore,
  files: storedFiles('news'),
  async accept({ image, picture: edit, ...input }, identity, current) {
    const fields = input satisfies SameFields<Omit<NewsWithoutSlugs, keyof Entity | 'picture'>, typeof input>;
    await checkProduct('product', input.product, current?.product);
    const { picture, cleanUp } = await commitOptionalPicture('news', identity.id, { image, edit }, current?.picture);
    return { entity: withStatus({ status: 'visible', ...identity, ...fields, picture }), cleanUp };
  },
};
