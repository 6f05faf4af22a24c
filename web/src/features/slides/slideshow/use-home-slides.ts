import { metadataInName } from '@rombo/shared/image-metadata';
import type { OtherLanguage } from '@rombo/shared/translations';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { useActiveSlides } from '../api.ts';
import { fallbackSlides } from './fallback-slides.ts';

/** A picture of the slideshow. */
export interface SlideImage {
  id: string;
  src: string;
  /** By default the one in its name. */
  color?: string | null;
  focalPoint: { x: number; y: number };
  alt: string;
  /** The language of `alt`, where it is another than the page's. */
  lang?: string;
}

/** The active slides by their order; the built-in ones when there are none or they cannot be read; undefined until that is known. */
export function useHomeSlides(): readonly SlideImage[] | undefined {
  const { pictures } = useTexts('home').slideshow;
  const { language } = useLanguage();
  const { data, error } = useActiveSlides();
  if (!data && !error) return undefined;
  if (!data?.length)
    return fallbackSlides.map((src, at) => ({
      id: src,
      src,
      focalPoint: { x: (metadataInName(src).focalX ?? 70) / 100, y: 0.5 },
      alt: pictures[at] ?? '',
    }));
  return data
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, imageUrl: src, title, translations, picture: { color, focalPoint, alt } }) => {
      const own = alt[language] ?? translations?.[language as OtherLanguage]?.title;
      return { ...{ id, src, color, focalPoint }, ...(own ? { alt: own } : { alt: title ?? '', lang: 'it' }) };
    });
}
