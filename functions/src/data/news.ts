import type { ListedNews } from '@rombo/shared/collections/listed';
import { News } from '@rombo/shared/collections/news';
import { isPublic } from '@rombo/shared/collections/status';
import type { SlugField } from '@rombo/shared/contract/language-fields';
import * as v from 'valibot';
import { partitions } from './keys.ts';
import { newestFirst, withProducts } from './listed.ts';
import { pageHooks } from './publications.ts';
import { parseRows } from './rows.ts';
import { newsAddresses } from './slugs.ts';
import type { Store } from './store.ts';
import { storedSlugs } from './stored-fields.ts';
import { queryAll } from './table.ts';

export type NewsWithoutSlugs = Omit<News, SlugField | 'updatedAt'>;

const NewsRow = v.object({ ...News.entries, ...storedSlugs });

export const newsStore: Store<News, NewsWithoutSlugs> = {
  kind: 'news',
  partition: partitions.news,
  row: NewsRow,
  nameOf: ({ title }) => title,
  filesOf: ({ picture }) => (picture ? [picture.url] : []),
  ...pageHooks(newsAddresses, 'title'),
};

export const listNews = async (): Promise<News[]> =>
  parseRows(NewsRow, await queryAll(partitions.news)).sort(newestFirst);

export async function listPublicNews(): Promise<ListedNews[]> {
  const visible = (await listNews()).filter(isPublic);
  const news = await withProducts(visible, ({ product }) => (product === undefined ? [] : [product]));
  return news.map((item) => ({ ...item, product: item.products[0]?.id }));
}
