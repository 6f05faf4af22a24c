import { plural } from '../../format.ts';
import type * as it from '../../it/panel/news.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'news item', many: 'news' });

export const news = {
  ...item.list,
  title: 'News',
  count: (all, visible) => `${plural(visible, 'visible', 'visible')}${visible === all ? '' : ` of ${all}`}`,
  emptyText: 'The three newest items appear on the News page, above the results.',
  removedText: (name) => `“${name}” is no longer on the site.`,
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
  status: 'Visibility',
  statuses: { visible: 'Visible', hidden: 'Hidden', draft: 'Draft', planned: 'Visible from a date' },
  statusHints: {
    visible: 'Visitors read it among the news.',
    hidden: 'Visitors do not see it anywhere.',
    draft: 'Visitors do not see it until you publish it, or by itself at the time that you choose.',
    planned: 'It becomes visible by itself at this time, within a minute.',
  },
  publishAt: 'Publish on',
  publishAtHint: 'Optional: it is visible from this time on, within a minute.',
  english: 'In English',
  englishHint: 'What you leave blank stays in Italian on the English pages.',
  save: {
    ...item.save,
    updatedText: (name) => `The changes to “${name}” are saved.`,
  },
} satisfies typeof it.newsForm;

export const newsVersions = {
  ...item.versions,
  fields: { picture: 'Picture', translations: 'English texts' },
} satisfies typeof it.newsVersions;
