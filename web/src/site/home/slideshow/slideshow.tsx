import { metadataInName } from '@rombo/shared/contract/picture';
import type { OtherLanguage } from '@rombo/shared/contract/text';
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useRead } from '../../../api/swr.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { Carousel } from './carousel.tsx';
import { Overlay, Stage } from './slideshow.styles.ts';

/** Built-in pictures for a homepage without slides. */
const fallbackSlides: readonly string[] = [
  '/slides/slide-1-231b1d-070.jpg',
  '/slides/slide-2-24232c-065.jpg',
  '/slides/slide-3-222326-070.jpg',
  '/slides/slide-4-1a1b25-030.jpg',
  '/slides/slide-5-462a2e-070.jpg',
  '/slides/slide-6-1f161a-065.jpg',
  '/slides/slide-7-242327-030.jpg',
  '/slides/slide-8-37332d-035.jpg',
  '/slides/slide-9-191b1f-070.jpg',
];

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
function useHomeSlides(): readonly SlideImage[] | undefined {
  const { pictures } = useTexts('home').slideshow;
  const { language } = useLanguage();
  const { data, error } = useRead('listActiveSlides');
  if (!data && !error) return undefined;
  if (!data?.length)
    return fallbackSlides.map((src, at) => ({
      id: src,
      src,
      focalPoint: { x: (metadataInName(src).focalX ?? 70) / 100, y: 0.5 },
      alt: pictures[at] ?? '',
    }));
  return [...data]
    .sort((one, other) => one.order - other.order)
    .map(({ id, imageUrl: src, title, translations, picture: { color, focalPoint, alt } }) => {
      const own = alt[language] ?? translations?.[language as OtherLanguage]?.title;
      return { ...{ id, src, color, focalPoint }, ...(own ? { alt: own } : { alt: title ?? '', lang: 'it' }) };
    });
}

/** True for elements in the tab order: the heading that is focused after navigation does not pause the show. */
const isControl = (target: EventTarget) =>
  target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible');

/** True while an element is hovered or has the keyboard focus; spread `handlers` on it. */
function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(isControl(event.target)),
    onBlur: () => setFocused(false),
  };
  return { attended: hovered || focused, handlers };
}

/** The homepage's slideshow with a headline beside its pictures; hovering or focusing any of it pauses it. */
export function Slideshow({ children }: { children: ReactNode }) {
  const { attended, handlers } = useAttention();
  const images = useHomeSlides();
  return (
    <Stage {...handlers}>
      <Overlay>{children}</Overlay>
      {images && <Carousel key={images.map(({ id }) => id).join()} images={images} attended={attended} />}
    </Stage>
  );
}
