import { Guide } from '@rombo/shared/collections/guides';
import type { ListedGuide } from '@rombo/shared/collections/listed';
import { isPublic } from '@rombo/shared/collections/status';
import { slugOf } from '@rombo/shared/contract/slug';
import { partitions } from './keys.ts';
import { withProducts } from './listed.ts';
import { schedule } from './publications.ts';
import { compareAscii, parseRows } from './rows.ts';
import { claimAddresses, releaseAddresses } from './slugs.ts';
import { listItems, type Store } from './store.ts';
import type { Item } from './table.ts';

export type GuideWithoutSlugs = Omit<Guide, 'slug' | 'slugEn' | 'updatedAt'>;

export const guideSlugOf = (title: string): string => slugOf(title, 'guida');

const guideAddresses = { kind: 'guide', slugOf: guideSlugOf } as const;

const namesOf = ({ id, title, translations }: GuideWithoutSlugs) => ({
  id,
  name: title,
  nameEn: translations?.en?.title,
});

export const guideStore: Store<Guide, GuideWithoutSlugs> = {
  kind: 'guide',
  partition: partitions.guides,
  row: Guide,
  nameOf: ({ title }) => title,
  filesOf: ({ picture, sheet }) => [picture?.url, sheet].filter((address) => typeof address === 'string'),
  async prepare(guide, before) {
    const claimed = await claimAddresses(namesOf(guide), before && { ...before, ...namesOf(before) }, guideAddresses);
    await schedule('guide', guide);
    return claimed;
  },
  async follow(before, after) {
    if (before && !after) await releaseAddresses(before, guideAddresses);
  },
};

/** A guide that was never moved comes after those with a place. */
const placeOf = ({ order }: Item): number => Number(order ?? Number.MAX_SAFE_INTEGER);

const byPlaceThenOldest = (a: Item, b: Item): number =>
  placeOf(a) - placeOf(b) || compareAscii(String(a.createdAt), String(b.createdAt)) || compareAscii(a.sk, b.sk);

export const listGuides = async (): Promise<Guide[]> =>
  parseRows(Guide, (await listItems(guideStore)).sort(byPlaceThenOldest));

export async function listPublicGuides(): Promise<ListedGuide[]> {
  const guides = await withProducts((await listGuides()).filter(isPublic), ({ engines }) => engines);
  return guides.map((guide) => ({ ...guide, engines: guide.products.map(({ id }) => id) }));
}
