import { Guide } from '@rombo/shared/collections/guides';
import { namesOf } from '@rombo/shared/collections/in-language';
import type { ListedGuide } from '@rombo/shared/collections/listed';
import { EngineGuide } from '@rombo/shared/collections/product';
import { type GuideAnswer, namesBy } from '@rombo/shared/collections/search-index';
import { guidesByTopic } from '@rombo/shared/collections/search-question';
import { isPublic } from '@rombo/shared/collections/status';
import type { SlugField } from '@rombo/shared/contract/language-fields';
import { slugOf } from '@rombo/shared/contract/slug';
import * as v from 'valibot';
import { toRelated } from './cards.ts';
import { readCards } from './catalogue.ts';
import { partitions } from './keys.ts';
import { mentionsIn } from './product-references.ts';
import { pageHooks } from './publications.ts';
import { compareAscii, parseRows } from './rows.ts';
import { filledSlugs } from './search-entries.ts';
import { listItems, type Store } from './store.ts';
import { storedSlugs } from './stored-fields.ts';
import type { Item } from './table.ts';

export type GuideWithoutSlugs = Omit<Guide, SlugField | 'updatedAt'>;

export const guideSlugOf = (title: string): string => slugOf(title, 'guida');

export const guideAddresses = { kind: 'guide', slugOf: guideSlugOf } as const;

const GuideRow = v.object({ ...Guide.entries, ...storedSlugs });

export const guideStore: Store<Guide, GuideWithoutSlugs> = {
  kind: 'guide',
  partition: partitions.guides,
  row: GuideRow,
  nameOf: ({ title }) => title,
  filesOf: ({ picture, sheet }) => [picture?.url, sheet].filter((address) => typeof address === 'string'),
  ...pageHooks(guideAddresses, 'title'),
};

/** A guide that was never moved comes after those with a place. */
const placeOf = ({ order }: Item): number => Number(order ?? Number.MAX_SAFE_INTEGER);

const byPlaceThenOldest = (a: Item, b: Item): number =>
  placeOf(a) - placeOf(b) || compareAscii(String(a.createdAt), String(b.createdAt)) || compareAscii(a.sk, b.sk);

export const listGuides = async (): Promise<Guide[]> =>
  parseRows(GuideRow, (await listItems(guideStore)).sort(byPlaceThenOldest));

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const textsOf = ({ summary, blocks, translations }: Guide): string[] => stringsIn([summary, blocks, translations]);

export async function listPublicGuides(): Promise<ListedGuide[]> {
  const [guides, cards] = await Promise.all([listGuides(), readCards()]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return guides.filter(isPublic).map((guide) => {
    const products = guide.engines.flatMap((id) => byId.get(id) ?? []).map(toRelated);
    return { ...guide, engines: products.map(({ id }) => id), products, mentions: mentionsIn(textsOf(guide), cards) };
  });
}

/** Lists the visible guides that answer a topic of the search. */
export const listAnsweringGuides = async (): Promise<GuideAnswer[]> =>
  guidesByTopic(
    (await listGuides()).filter(isPublic).map((guide) => {
      const titles = namesOf('title', guide);
      return { ...filledSlugs(guide), ...namesBy((language) => titles[language] ?? '') };
    }),
  );

/** Lists the visible guides of an engine, with their titles only. */
export async function listGuidesOf(engine: string): Promise<EngineGuide[]> {
  const guides = (await listGuides()).filter((guide) => isPublic(guide) && guide.engines.includes(engine));
  return guides.map(({ translations, ...guide }) => {
    const titles = Object.entries(translations ?? {}).flatMap(([code, { title }]) =>
      title ? [[code, { title }]] : [],
    );
    return v.parse(EngineGuide, { ...guide, ...(titles.length > 0 && { translations: Object.fromEntries(titles) }) });
  });
}
