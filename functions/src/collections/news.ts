import { news as collection } from '@rombo/shared/collections/news';
import { withoutPastTime, withStatus } from '@rombo/shared/collections/status';
import { mediaFolder } from '@rombo/shared/contract/kinds';
import type { Entity, SameFields } from '../data/store.ts';
import { type NewsWithoutSlugs, newsStore } from '../data/news.ts';
import { checkProduct } from '../data/product-references.ts';
import { commitOptionalPicture } from '../files/entity-media.ts';
import type { KindOf } from './kind.ts';
import { storedFiles } from './stored-files.ts';

export const news: KindOf<typeof collection, NewsWithoutSlugs> = {
  collection,
  ...newsStore,
  files: storedFiles('news'),
  async accept({ image, picture: edit, ...input }, identity, current) {
    const fields = input satisfies SameFields<Omit<NewsWithoutSlugs, keyof Entity | 'picture'>, typeof input>;
    await checkProduct('product', input.product, current?.product);
    const folder = mediaFolder('news', identity.id);
    const parts = { image, edit };
    const { picture, cleanUp } = await commitOptionalPicture(folder, 'news-image', parts, current?.picture);
    return { entity: withStatus({ status: 'visible', ...identity, ...fields, picture }), cleanUp };
  },
  asRestored: withoutPastTime,
};
