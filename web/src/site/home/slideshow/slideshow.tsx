import { langOf, type NamedIn, namedIn, textsIn } from '@rombo/shared/collections/in-language';
import { metadataInName } from '@rombo/shared/contract/picture';
import { defaultLanguage } from '@rombo/shared/words/languages';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { useRead } from '../../../api/swr.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { navigation, useBrowserValue } from '../../../loading/document-state.ts';
import { EditSlot } from '../../../ui/edit-slot.tsx';
import { useSwipe } from '../../../ui/gestures.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PathLink } from '../path-link.tsx';
import { Controls, SLIDE_MS } from './controls.tsx';
import { initialState, slideshowReducer, slidesToLoad } from './show.ts';
import { Caption, CarouselSection, Overlay, Pictures, Slide, Stage } from './slideshow.styles.ts';

const fallbackSlides: readonly string[] = [
  '/slides/slide-1-442b26-070.jpg',
  '/slides/slide-2-2d3647-065.jpg',
  '/slides/slide-3-333942-070.jpg',
  '/slides/slide-4-272738-030.jpg',
  '/slides/slide-5-401d18-070.jpg',
  '/slides/slide-6-5f5e48-065.jpg',
  '/slides/slide-7-323948-030.jpg',
  '/slides/slide-8-262023-035.jpg',
  '/slides/slide-9-353941-070.jpg',
];

interface SlideImage {
  id: string;
  /** Its title or headline, if any; undefined for built-in slides. */
  name?: string | null;
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
        id,
        name: title ?? headline ?? null,
        src,
        color,
        focalPoint,
        product,
        headline,
        text,
        link,
        ...(own ? { alt: own } : { alt: title ?? '', lang: 'it' }),
      };
    });
}

/** True for focused elements in the tab order: the heading that is focused after a navigation does not pause the show. */
const isControl = (target: EventTarget) =>
  target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible');

/** `isInteracting` is true while an element is hovered or has the keyboard focus. Spread `handlers` on the element. */
function useInteraction() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(isControl(event.target)),
    onBlur: () => setFocused(false),
  };
  return { isInteracting: hovered || focused, handlers };
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void) => {
  const preference = reducedMotion();
  preference.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    preference.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** True while autoplay is allowed: the tab is visible and reduced motion is not preferred. */
const useMotionAllowed = () => useBrowserValue(() => !document.hidden && !reducedMotion().matches, subscribe) ?? false;

const SIZES =
  '(min-width: 64rem) max(58vw, 134vh), (min-width: 40rem) and (max-height: 30rem) max(58vw, 134vh), max(100vw, 90vh)';

/** The slide that was shown last. A return to the page starts with it. */
let lastShown: string | undefined;

/** Rotates the pictures unless the visitor interacts or has stopped it. Screen readers announce changes only while it does not rotate. */
function Carousel({ images, isInteracting }: { images: readonly SlideImage[]; isInteracting: boolean }) {
  const texts = useTexts('home').slideshow;
  const [show, dispatch] = useReducer(slideshowReducer, undefined, () =>
    initialState(
      images.map(({ id }) => id),
      navigation.followsLink ? undefined : lastShown,
    ),
  );
  const [stopped, setStopped] = useState(false);
  const { ids, current, shown } = show;
  const several = ids.length > 1;
  const running = useMotionAllowed() && !stopped && !isInteracting && several;
  const swipe = useSwipe((by) => dispatch({ type: 'step', by }));
  const wanted = slidesToLoad(show);
  const { name, product, headline, text, link } = images.find(({ id }) => id === shown) ?? {};
  const words = (headline || text) && (
    <span>
      {headline && <strong>{headline}</strong>}
      {text}
    </span>
  );

  useEffect(() => {
    lastShown = shown;
  }, [shown]);
  useEffect(() => {
    if (!running || current !== shown) return;
    const timer = setTimeout(() => dispatch({ type: 'step', by: 1 }), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, current, shown]);

  return (
    <CarouselSection aria-roledescription={texts.carousel} aria-label={texts.label}>
      <Pictures aria-live={running ? 'off' : 'polite'} {...(several && swipe)}>
        {images.map(({ id, focalPoint, src, color, alt, lang }, at) =>
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
                src={src}
                color={color}
                alt={alt}
                lang={lang}
                width={1920}
                height={1080}
                sizes={SIZES}
                eager
                fetchPriority={at === 0 ? 'high' : 'auto'}
                onLoad={() => dispatch({ type: 'loaded', id })}
                onError={() => dispatch({ type: 'broken', id })}
              />
            </Slide>
          ) : null,
        )}
        {ids.length === 0 && <p lang="en">No images available</p>}
      </Pictures>
      {(words || product) && (
        <Caption key={shown}>
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
        </Caption>
      )}
      {shown && name !== undefined && (
        <EditSlot tab="slide" id={shown} name={name ?? texts.position(ids.indexOf(shown) + 1, ids.length)} />
      )}
      {several && (
        <Controls
          show={show}
          dispatch={dispatch}
          stopped={stopped}
          running={running}
          toggle={() => setStopped(!stopped)}
        />
      )}
    </CarouselSection>
  );
}

/** The slideshow of the homepage with its headline. Hovering or focusing any of it pauses the rotation. */
export function Slideshow({ children }: { children: ReactNode }) {
  const { isInteracting, handlers } = useInteraction();
  const images = useHomeSlides();
  return (
    <Stage {...handlers} $several={images?.length !== 1}>
      <Overlay>{children}</Overlay>
      {images && <Carousel key={images.map(({ id }) => id).join()} images={images} isInteracting={isInteracting} />}
    </Stage>
  );
}
