import { guides as collection, type Guide } from '@rombo/shared/collections/guides';
import { withStatus } from '@rombo/shared/collections/status';
import { type GuideWithoutSlugs, guideSlugOf, guideStore } from '../../data/guides.ts';
import { checkEngines } from '../../data/product-references.ts';
import type { Entity, SameFields } from '../../data/store.ts';
import { commitOptionalPicture } from '../../files/entity-media.ts';
import type { KindOf } from '../kind.ts';
import { storedFiles } from '../stored-files.ts';

const sheetName = (title: string): string => `${guideSlugOf(title)}.pdf`;

const defaults = { status: 'visible', blocks: [], engines: [] } satisfies Partial<Guide>;

export const guides: KindOf<typeof collection, GuideWithoutSlugs> = {
  collection,
  ...guideStore,
  files: storedFiles('guide', ({ sheet, title }: Guide) => new Map([[sheet, sheetName(title)]])),
  async accept({ image, picture: edit, sheet: part, ...input }, identity, current) {
    const fields = input satisfies SameFields<
      Omit<GuideWithoutSlugs, keyof Entity | 'picture' | 'sheet'>,
      typeof input
    >;
    const guide = { ...defaults, ...identity, ...fields };
    await checkEngines('engines', guide.engines, current?.engines);
    const { picture, addresses, cleanUp } = await commitOptionalPicture(
      'guide',
      identity.id,
      { image, edit },
      current?.picture,
      {
        sheet: {
          purpose: 'guide-sheet',
          parts: part === undefined ? undefined : [part],
          current: current?.sheet ? [current.sheet] : [],
          filename: sheetName(input.title),
        },
      },
    );
    return { entity: withStatus({ ...guide, picture, sheet: addresses.sheet[0] ?? null }), cleanUp };
  },
};
