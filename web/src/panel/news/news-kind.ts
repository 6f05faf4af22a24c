import { type News, NewsFields } from '@rombo/shared/collections/news';
import { isPublic, type Status } from '@rombo/shared/collections/status';
import { writeDate } from '../../i18n/race-dates.ts';
import {
  type PictureDraft,
  pictureDraftOf,
  picturePartsOf,
  textsOf,
  translationsOf,
} from '../collection/draft-fields.ts';
import { type Kind, simpleDraft } from '../collection/kind.ts';
import { plannedText } from '../products/product-parts.tsx';

const textNames = ['title', 'date', 'text', 'publishAt'] as const;

/** Texts that have an English one beside them. */
export const translatedNames = ['title', 'text'] as const;

export interface NewsDraft extends Record<(typeof textNames)[number], string>, PictureDraft {
  status: Status;
  /** The id of the product, if there is one. */
  product: string[] | '';
  en: Record<(typeof translatedNames)[number], string>;
}

const draftOf = (item: Partial<News>): NewsDraft => ({
  ...textsOf(textNames, item),
  status: item.status ?? 'visible',
  product: item.product === undefined ? '' : [item.product],
  en: textsOf(translatedNames, item.translations?.en),
  ...pictureDraftOf(item.picture),
});

const fieldsOf = (draft: NewsDraft, stored: News | null) => {
  const { image: _, focalPoint: __, alt: ___, en, product, ...fields } = draft;
  return {
    ...fields,
    publishAt: fields.status === 'draft' ? fields.publishAt : '',
    product: product[0] ?? '',
    translations: translationsOf(en, stored?.translations),
  };
};

export const newsKind: Kind<News, NewsDraft> = {
  tab: 'news',
  routes: {
    list: 'listAdminNews',
    create: 'createNews',
    update: 'updateNews',
    remove: 'deleteNews',
    versions: 'listNewsVersions',
    restoreVersion: 'restoreNewsVersion',
  },
  shownBy: ['listNews'],
  isTrashed: true,
  nameOf: ({ title }) => title,
  cardOf: (item, panel, language) => {
    const { date, picture, text, status = 'visible' } = item;
    return {
      label: writeDate(date, language),
      picture,
      flag: !isPublic(item) && [panel.newsForm.statuses[status], plannedText(item, panel)].filter(Boolean).join(' · '),
      texts: [text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, '')}…` : text],
    };
  },
  countOf: (all, { news }) => news.count(all.length, all.filter(isPublic).length),
  words: ({ news, newsForm, newsVersions }) => ({ list: news, form: newsForm, versions: newsVersions }),
  ...simpleDraft<News, NewsDraft>({
    name: 'news',
    empty: draftOf({}),
    draftOf,
    valuesOf: (draft, stored) => ({ ...fieldsOf(draft, stored), ...picturePartsOf(draft) }),
    checkedOf: (draft) => fieldsOf(draft, null),
    schema: NewsFields,
    files: [{ field: 'image', purpose: 'news-image', about: ['focalPoint', 'alt'] }],
    fieldOf: (path) => path.replace(/^(picture|translations)\./, ''),
  }),
};
