import { PICTURE_WIDTHS } from '@rombo/shared/contract/picture';
import PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SWIPE_DISTANCE } from '../../../ui/gestures.ts';
import { pictureSources } from '../../../ui/picture.tsx';

/**
 * Completes swipes that PhotoSwipe reverts. It judges a swipe by its speed and its rendered frames; on a busy phone all events of a swipe
 * arrive together, so it measures neither.
 */
function recoverLostSwipes(viewer: PhotoSwipe, go: (step: 1 | -1) => void): void {
  let start: { x: number; y: number; index: number } | undefined;
  viewer.on('pointerDown', ({ originalEvent: { clientX: x, clientY: y } }) => {
    const isUnzoomed = viewer.currSlide?.currZoomLevel === viewer.currSlide?.zoomLevels.initial;
    start = isUnzoomed ? { x, y, index: viewer.potentialIndex } : undefined;
  });
  viewer.on('pointerUp', ({ originalEvent: { type, clientX, clientY } }) => {
    if (!start || type === 'pointercancel' || viewer.gestures.isMultitouch) return;
    const { index } = start;
    const x = clientX - start.x;
    if (Math.abs(x) < SWIPE_DISTANCE || Math.abs(x) < Math.abs(clientY - start.y)) return;
    // PhotoSwipe decides in the same event, after its listeners.
    queueMicrotask(() => {
      if (viewer.potentialIndex === index) go(x < 0 ? 1 : -1);
    });
  });
}

/** Maximum zoom: a multiple of the fitted picture, and CSS pixels per pixel of its widest file. */
const MAX_ZOOM = 4;
const MAX_PIXEL_RATIO = 1.5;
const WIDEST = Math.max(...PICTURE_WIDTHS);

interface StagePicture {
  url: string;
  alt: string;
  /** Size in pixels, if it was measured. */
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Returns the widest file of a picture that the page shows already. */
function loadedFile(url: string): string | undefined {
  const widthOf = (address: string) => Number(/\?w=(\d+)$/.exec(address)?.[1] ?? 0);
  return [...document.images]
    .filter(({ complete, currentSrc }) => complete && currentSrc.includes(`${url}?`))
    .map(({ currentSrc }) => currentSrc)
    .sort((a, b) => widthOf(b) - widthOf(a))[0];
}

/** Returns a picture as a PhotoSwipe item. One of unknown size gets the maximum size at 4:3, and `object-fit` shows it whole. */
function itemOf({ url, alt, width, height }: StagePicture) {
  const { src, srcSet } = pictureSources(url, width ?? WIDEST);
  // The placeholder until the first picture has loaded: the smallest variant would be blurred.
  const msrc = loadedFile(url) ?? src.replace(/\?w=\d+$/, `?w=${PICTURE_WIDTHS[0]}`);
  const closest = Math.min(width ?? WIDEST, WIDEST) * MAX_PIXEL_RATIO;
  const size = { width: closest, height: closest * (width && height ? height / width : 0.75) };
  return { src, msrc, alt, ...size, ...(srcSet && { srcset: srcSet }) };
}

/** Position and size of the picture on the stage, in pixels, and the parent element for overlays. */
interface PicturePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Top and bottom of the area between the bars. */
  top: number;
  bottom: number;
  surface: HTMLElement;
}

/** Matches phones in landscape, on which a picture takes the full height. */
export const LANDSCAPE_PHONE = '(max-height: 30rem)';

/** Height of the numbers above and below a drawing, in pixels. */
const NUMBERS = 44;

interface StageOptions {
  pictures: readonly StagePicture[];
  first?: number | undefined;
  /** For a drawing with numbers above and below it: `place` follows the drawing, which fills the height between the bars. */
  hasOverlay?: boolean;
  onChange?: ((index: number) => void) | undefined;
  onTap?: () => void;
  onClose: () => void;
}

export type Stage = ReturnType<typeof useStage>;

/**
 * Pictures to zoom, pan and swipe: PhotoSwipe without its buttons, focus and key handling, which the surrounding dialog provides. Set
 * `element` on the container, `bar` and `footer` on elements that cover its edges.
 */
export function useStage(options: StageOptions) {
  const { pictures, first = 0, hasOverlay = false } = options;
  const element = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const footer = useRef<HTMLElement & HTMLUListElement>(null);
  const viewer = useRef<PhotoSwipe>(null);
  const [index, setIndex] = useState(first);
  const [zoomed, setZoomed] = useState(false);
  const [place, setPlace] = useState<PicturePlace>();
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const onChange = useEffectEvent((shown: number) => {
    setIndex(shown);
    options.onChange?.(shown);
  });
  const onTap = useEffectEvent(() => options.onTap?.());
  const onClose = useEffectEvent(() => options.onClose());

  const padding = () => {
    const side = hasOverlay ? 16 : 0;
    if (!hasOverlay && matchMedia(LANDSCAPE_PHONE).matches) return { left: 0, right: 0, top: 0, bottom: 0 };
    const numbers = hasOverlay ? NUMBERS : 0;
    const [top = 0, bottom = 0] = [bar, footer].map(({ current }) => (current?.offsetHeight ?? 0) + numbers);
    return { left: side, right: side, top, bottom };
  };

  const show = (at: number) => viewer.current?.goTo(at);
  const go = (step: 1 | -1) => {
    const { length } = pictures;
    if (length > 1) show(((viewer.current?.currIndex ?? 0) + step + length) % length);
  };

  const open = useEffectEvent((container: HTMLElement) => {
    const opened = new PhotoSwipe({
      dataSource: pictures.map(itemOf),
      index: first,
      appendToEl: container,
      getViewportSizeFn: () => ({ x: container.clientWidth, y: container.clientHeight }),
      paddingFn: padding,
      maxZoomLevel: ({ fit }) => Math.min(1, fit * MAX_ZOOM),
      ...(hasOverlay && {
        initialZoomLevel: ({ vFill }) => vFill,
        secondaryZoomLevel: ({ initial }) => Math.min(1, initial * 2),
      }),
      preload: [1, 1],
      wheelToZoom: true,
      bgOpacity: 1,
      showHideAnimationType: 'none',
      // PhotoSwipe respects reduced motion itself. It reports no positions during an animation, so an overlay disables it.
      zoomAnimationDuration: hasOverlay ? 0 : 240,
      imageClickAction: 'zoom',
      bgClickAction: 'close',
      tapAction: () => onTap(),
      arrowPrev: false,
      arrowNext: false,
      close: false,
      counter: false,
      errorMsg: '',
      zoom: false,
      trapFocus: false,
      returnFocus: false,
    });
    // The dialog closes instead, and unmounts the stage.
    opened.close = () => onClose();
    recoverLostSwipes(opened, (step) => go(step));
    opened.on('keydown', (event) => event.preventDefault());
    opened.on('change', () => onChange(opened.currIndex));
    opened.on('zoomPanUpdate', ({ slide: { pan, width, height, currZoomLevel, zoomLevels } }) => {
      setZoomed(currZoomLevel > zoomLevels.initial * 1.01);
      const surface = opened.scrollWrap;
      if (!hasOverlay || !surface) return;
      const { top, bottom } = padding();
      const area = { top, bottom: surface.clientHeight - bottom };
      setPlace({ ...pan, ...area, width: width * currZoomLevel, height: height * currZoomLevel, surface });
    });
    const failedIndexes = new Set<number>();
    opened.on('loadComplete', ({ content: { index: at }, isError }) => {
      if (isError) failedIndexes.add(at);
      // PhotoSwipe reloads a failed picture when it is shown again, but does not remove its error message.
      else if (failedIndexes.delete(at)) opened.refreshSlideContent(at);
      setFailed(new Set(failedIndexes));
    });
    opened.init();
    // The dialog has the accessible name and role.
    opened.element?.removeAttribute('role');
    opened.element?.removeAttribute('tabindex');
    return opened;
  });

  useEffect(() => {
    if (!element.current) return;
    const opened = open(element.current);
    viewer.current = opened;
    return () => {
      opened.close = PhotoSwipe.prototype.close;
      opened.destroy();
    };
  }, []);

  return {
    element,
    bar,
    footer,
    index,
    zoomed,
    place,
    show,
    go,
    failed: failed.has(index),
    reload: () => {
      setFailed(new Set());
      viewer.current?.refreshSlideContent(index);
    },
    toggleZoom: () => viewer.current?.toggleZoom(),
    zoomBy: (factor: number) => {
      const { current } = viewer;
      current?.zoomTo((current.currSlide?.currZoomLevel ?? 1) * factor, undefined, 0);
    },
    /** Pans sideways if a place is out of view. */
    showX: (x: number) => {
      const slide = viewer.current?.currSlide;
      const width = viewer.current?.viewportSize.x ?? 0;
      if (x < 0 || x > width) slide?.panTo(slide.pan.x + width / 2 - x, slide.pan.y);
    },
    pan: (x: number, y: number) => {
      const slide = viewer.current?.currSlide;
      slide?.panTo(slide.pan.x + x, slide.pan.y + y);
    },
  };
}
