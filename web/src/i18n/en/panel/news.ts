import { plural } from '../../format.ts';
import type * as it from '../../it/panel/news.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'news item', many: 'news' });

export const news = {
  ...item.list,
  count: (all, visible) => `${plural(visible, 'visible', 'visible')}${visible === all ? '' : ` of ${all}`}`,
  emptyText: 'The three newest items appear on the News page, above the results.',
} satisfies typeof it.news;

export const newsForm = {
  ...item.form,
  title: 'Title',
  date: 'Date',
  text: 'Text',
  textHint: 'A blank line begins a new paragraph.',
  product: 'Product',
  productHint: 'Optional: the news item leads to its page.',
  finder: {
    search: 'Find a product by name or code',
    none: 'No product matches.',
    chosen: 'Chosen product',
    gone: 'Product no longer in the catalogue',
  },
  ...item.status('Visitors read it among the news.'),
  save: {
    ...item.save,
    createdText: (name) => `“${name}” is in the list.`,
  },
} satisfies typeof it.newsForm;

export const newsVersions = item.versions satisfies typeof it.newsVersions;
