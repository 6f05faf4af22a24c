import { type News, NewsFields } from '@rombo/shared/collections/news';
import { clip } from '@rombo/shared/collections/plain-text';
import { isPublic } from '@rombo/shared/collections/status';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { useTexts } from '../../i18n/index.ts';
import { formatDay } from '../../i18n/race-dates.ts';
import { createForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { illustratedDraft, textsOf } from '../collection/draft-fields.ts';
import { FormText, TranslatedFields } from '../collection/form-fields.tsx';
import type { Kind } from '../collection/kind.ts';
import { PictureField } from '../collection/picture-field.tsx';
import { registered } from '../collection/reads.ts';
import { StatusFields } from '../collection/status-fields.tsx';
import { ProductsField } from '../products/form/product-finder.tsx';
import { unseenText } from '../products/product-parts.tsx';
import { toLocalTime } from '../ui/local-time.ts';

const textNames = ['title', 'date', 'text', 'product', 'publishAt'] as const;

const translatedNames = ['title', 'text'] as const;

const form = illustratedDraft({
  name: 'news',
  purpose: 'news-image',
  schema: NewsFields,
  translated: translatedNames,
  empty: { date: toLocalTime(new Date().toISOString()).slice(0, 10) },
  draftOf: (item: Partial<News>) => ({ ...textsOf(textNames, item), status: item.status ?? 'visible' }),
  valuesOf: (own) => ({ ...own, publishAt: own.status === 'draft' ? own.publishAt : '' }),
});

export const newsKind: Kind<News, typeof form.draft.empty> = {
  ...registered('news'),
  nameOf: ({ title }) => title,
  pageOf: (item) => (isPublic(item) ? pathOfPage('newsItem', { slug: item.slug }) : null),
  cardOf: (item, panel, language) => {
    const { date, picture, text } = item;
    return {
      label: formatDay(date, language),
      picture,
      flag: unseenText(item, panel.newsForm.statuses, panel),
      texts: [clip(text, 160)],
    };
  },
  countOf: (all, { news }) => news.count(all.length, all.filter(isPublic).length),
  valueWords: ({ newsForm }) => ({ status: newsForm.statuses }),
  words: ({ news, newsForm, newsVersions }) => ({ list: news, form: newsForm, versions: newsVersions }),
  ...form,
};

function NewsInputs() {
  const { newsForm: texts } = useTexts('panel');
  return (
    <>
      <FormText name="title" label={texts.title} aria-required />
      <FormText name="date" label={texts.date} type="date" aria-required />
      <FormText name="text" label={texts.text} hint={texts.textHint} isLong aria-required />
      <PictureField purpose="news-image" />
      <ProductsField name="product" label={texts.product} hint={texts.productHint} words={texts.finder} isSingle />
      <StatusFields texts={texts} />
      <TranslatedFields names={translatedNames} long="text" texts={texts} />
    </>
  );
}

const NewsForm = createForm(newsKind, NewsInputs);

export default () => <CollectionPanel kind={newsKind} Form={NewsForm} />;
