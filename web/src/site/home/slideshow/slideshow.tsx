import { langOf, type NamedIn, namedIn, textsIn } from '@rombo/shared/contract/in-language';
import { metadataInName } from '@rombo/shared/contract/picture';
import { defaultLanguage } from '@rombo/shared/words/languages';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRead } from '../../../api/swr.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { useSwipe } from '../../../ui/gestures.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PathLink } from '../path-link.tsx';
import { Controls, INTERVAL } from './controls.tsx';
import { advance, openShow, wantedOf } from './show.ts';
import { CarouselSection, Named, Overlay, Pictures, Slide, Stage } from './slideshow.styles.ts';

const fallbackSlides: readonly string[] = [
  '/slides/slide-1-452c26-070.jpg',
  '/slides/slide-2-2d3647-065.jpg',
  '/slides/slide-3-353a44-070.jpg',
  '/slides/slide-4-272838-030.jpg',
  '/slides/slide-5-361c17-070.jpg',
  '/slides/slide-6-5f5e48-065.jpg',
  '/slides/slide-7-242327-030.jpg',
  '/slides/slide-8-2c2628-035.jpg',
  '/slides/slide-9-191b1f-070.jpg',
];

interface SlideImage {
  id: string;
  src: string;
  /** Default: the colour in the file name. */
  color?: string | null;
  focalPoint: { x: number; y: number };
  alt: string;
  /** Language of `alt` if it differs from the page's. */
  lang?: string;
  product?: NamedIn | undefined;
  headline?: string | undefined;
  text?: string | undefined;
  link?: string | undefined;
}

/** Returns the active slides in their order; the built-in ones if there are none or they cannot be read; undefined while loading. */
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
    .map((slide) => {
      const { id, imageUrl: src, title, link, picture, products } = slide;
      const { color, focalPoint, alt } = picture;
      const [named] = products;
      const translated = textsIn(language, slide);
      const { headline, text } = language === defaultLanguage ? slide : (translated ?? {});
      const own = alt[language] ?? translated?.title;
      const product = named && namedIn(language, named);
      return {
        ...{ id, src, color, focalPoint, product, headline, text, link },
        ...(own ? { alt: own } : { alt: title ?? '', lang: 'it' }),
      };
    });
}

/** True for focused elements in the tab order: the heading that is focused after a navigation does not pause the show. */
const isControl = (target: EventTarget) =>
  target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible');

/** `attended` is true while an element is hovered or has the keyboard focus. Spread `handlers` on the element. */
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

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void) => {
  const preference = still();
  preference.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    preference.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** True while autoplay is allowed: the tab is visible and reduced motion is not preferred. */
const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden && !still().matches,
    () => false,
  );

const SIZES =
  '(min-width: 64rem) max(58vw, 134vh), (min-width: 40rem) and (max-height: 30rem) max(58vw, 134vh), max(100vw, 90vh)';

/** Rotates the pictures unless it is `attended` or stopped. Screen readers announce changes only while it does not rotate. */
function Carousel({ images, attended }: { images: readonly SlideImage[]; attended: boolean }) {
  const texts = useTexts('home').slideshow;
  const [show, act] = useReducer(advance, undefined, () => openShow(images.map(({ id }) => id)));
  const [stopped, setStopped] = useState(false);
  const { ids, current, shown } = show;
  const several = ids.length > 1;
  const running = useMotionAllowed() && !stopped && !attended && several;
  const swipe = useSwipe((by) => act({ type: 'step', by }));
  const wanted = wantedOf(show);
  const { product, headline, text, link } = images.find(({ id }) => id === shown) ?? {};
  const words = (headline || text) && (
    <span>
      {headline && <strong>{headline}</strong>}
      {text}
    </span>
  );

  useEffect(() => {
    if (!running || current !== shown) return;
    const timer = setTimeout(() => act({ type: 'step', by: 1 }), INTERVAL);
    return () => clearTimeout(timer);
  }, [running, current, shown]);

  return (
    <CarouselSection aria-roledescription={texts.carousel} aria-label={texts.label}>
      <Pictures aria-live={running ? 'off' : 'polite'} {...(several && swipe)}>
        {images.map(({ id, focalPoint, product: _, headline: __, text: ___, link: ____, ...image }, at) =>
          wanted.includes(id) ? (
            <Slide
              key={id}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(ids.indexOf(id) + 1, ids.length)}
              aria-hidden={id !== shown || undefined}
              $shown={id === shown}
              $x={focalPoint.x}
              $y={focalPoint.y}
            >
              <Picture
                {...image}
                width={1920}
                height={1080}
                sizes={SIZES}
                eager
                fetchPriority={at === 0 ? 'high' : 'auto'}
                onLoad={() => act({ type: 'loaded', id })}
                onError={() => act({ type: 'broken', id })}
              />
            </Slide>
          ) : null,
        )}
        {ids.length === 0 && <p lang="en">No images available</p>}
      </Pictures>
      {(words || product) && (
        <Named key={shown}>
          {words && link ? (
            <PathLink path={link}>{words}</PathLink>
          ) : product ? (
            <PageLink
              page="product"
              parameters={{ slug: product.slug }}
              lang={words ? undefined : langOf(product, 'name')}
            >
              {words ?? product.name}
              <Icon name="forward" />
            </PageLink>
          ) : (
            <p>{words}</p>
          )}
        </Named>
      )}
      {several && <Controls {...{ show, act, stopped, running }} toggle={() => setStopped(!stopped)} />}
    </CarouselSection>
  );
}

/** The slideshow of the homepage with its headline. Hovering or focusing any of it pauses the rotation. */
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
