import { results as collection, endsAfterStart, type Result } from '@rombo/shared/collections/result';
import { checkEngines } from '../../data/product-references.ts';
import { resultStore } from '../../data/results.ts';
import type { Entity, SameFields } from '../../data/store.ts';
import { invalid } from '../../errors.ts';
import { commitOptionalPicture } from '../../files/entity-media.ts';
import type { KindOf } from '../kind.ts';
import { storedFiles } from '../stored-files.ts';

const defaults = { scope: 'other', category: 'nitro', engines: [] } satisfies Partial<Result>;

export const results: KindOf<typeof collection> = {
  collection,
  ...resultStore,
  files: storedFiles('result'),
  async accept({ image, picture: edit, ...input }, identity, current) {
    const fields = input satisfies SameFields<Omit<Result, keyof Entity | 'picture'>, typeof input>;
    const result = { ...defaults, ...identity, ...fields };
    if (!endsAfterStart(result)) throw invalid('endDate', 'end_before_start');
    await checkEngines('engines', result.engines, current?.engines);
    const { picture, cleanUp } = await commitOptionalPicture('result', identity.id, { image, edit }, current?.picture);
    return { entity: { ...result, picture }, cleanUp };
  },
};
