import { type Slide, SlideFields } from '@rombo/shared/collections/slide';
import { type PictureDraft, pictureDraftOf, picturePartsOf } from '../collection/draft-fields.ts';
import { type Kind, simpleDraft } from '../collection/kind.ts';

export interface SlideDraft extends PictureDraft {
  title: string;
  titleEn: string;
  /** An internal note: visitors never read it. */
  description: string;
  order: string;
  active: boolean;
  /** The id of the product, if there is one. */
  product: string[] | '';
}

/** The order that was typed: a whole number, and 0 for anything else. */
export const orderOf = (text: string): number => Number.parseInt(text, 10) || 0;

const fieldsOf = ({ title, titleEn, description, order, active, product }: SlideDraft) => ({
  title,
  description,
  order: orderOf(order),
  active,
  product: product[0] ?? '',
  translations: titleEn.trim() ? { en: { title: titleEn.trim() } } : {},
});

export const slideKind: Kind<Slide, SlideDraft> = {
  tab: 'slide',
  routes: {
    list: 'listSlides',
    create: 'createSlide',
    update: 'updateSlide',
    remove: 'deleteSlide',
    versions: 'listSlideVersions',
    restoreVersion: 'restoreSlideVersion',
    order: 'orderSlides',
  },
  shownBy: ['listActiveSlides'],
  isTrashed: true,
  nameOf: ({ title }, { slides }) => title || slides.untitled,
  cardOf: ({ order, picture, active, description }, { slides }) => ({
    label: `${slides.order} ${order}`,
    picture,
    flag: !active && slides.inactive,
    texts: [description],
  }),
  countOf: (all, { slides }) => slides.count(all.length, all.filter(({ active }) => active).length),
  words: ({ slides, slideForm, slideVersions }) => ({ list: slides, form: slideForm, versions: slideVersions }),
  ...simpleDraft<Slide, SlideDraft>({
    name: 'slide',
    empty: {
      ...pictureDraftOf(),
      title: '',
      titleEn: '',
      description: '',
      order: '0',
      active: true,
      product: '',
    },
    draftOf: (slide) => ({
      ...pictureDraftOf(slide.picture),
      title: slide.title ?? '',
      titleEn: slide.translations?.en?.title ?? '',
      // Forms send line breaks as CR LF; a text field gives LF back.
      description: slide.description?.replaceAll('\r\n', '\n') ?? '',
      order: String(slide.order),
      active: slide.active,
      product: slide.product === undefined ? '' : [slide.product],
    }),
    valuesOf: (draft, stored) => {
      const { translations, ...fields } = fieldsOf(draft);
      return {
        ...fields,
        // The form shows English only: titles in other languages stay.
        translations: { ...stored?.translations, en: undefined, ...translations },
        ...picturePartsOf(draft),
      };
    },
    // The contract knows the picture only as an upload.
    checkedOf: fieldsOf,
    schema: SlideFields,
    files: [{ field: 'image', purpose: 'slide-image', about: ['focalPoint'] }],
    fieldOf: (path) => path.replace(/^picture\./, '').replace('translations.en.title', 'titleEn'),
  }),
};
