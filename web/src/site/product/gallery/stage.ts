import { PICTURE_WIDTHS } from '@rombo/shared/contract/picture';
import PhotoSwipe, { type Point } from 'photoswipe';
import { SWIPE_DISTANCE } from '../../../ui/gestures.ts';
import { pictureSources } from '../../../ui/picture.tsx';
import { type LoadedPicture, likelySize, sizeOf } from './picture-size.ts';

/**
 * Goes on after a stroke that PhotoSwipe lets fall back. It judges by speed and by what it drew meanwhile: on a busy phone a whole stroke
 * arrives at once, and has neither.
 */
function keepLostStrokes(viewer: PhotoSwipe, go: (step: 1 | -1) => void): void {
  let start = { x: 0, y: 0, index: 0, isWhole: true };
  viewer.on('pointerDown', ({ originalEvent: { clientX, clientY } }) => {
    const slide = viewer.currSlide;
    const isWhole = slide?.currZoomLevel === slide?.zoomLevels.initial;
    start = { x: clientX, y: clientY, index: viewer.potentialIndex, isWhole };
  });
  viewer.on('pointerUp', ({ originalEvent: { type, clientX, clientY } }) => {
    const { isMultitouch } = viewer.gestures;
    const [x, y] = [clientX - start.x, clientY - start.y];
    const isStroke = Math.abs(x) >= SWIPE_DISTANCE && Math.abs(x) > Math.abs(y);
    if (type === 'pointercancel' || isMultitouch || !start.isWhole || !isStroke) return;
    // PhotoSwipe decides in the same event, after its listeners.
    queueMicrotask(() => {
      if (viewer.potentialIndex === start.index) go(x < 0 ? 1 : -1);
    });
  });
}

/** The closest zoom, as a multiple of the whole picture. */
const CLOSEST = 4;

/** Where the picture is on the stage, in pixels, and the element in which something can be laid over it. */
export interface PicturePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  surface: HTMLElement;
}

export interface StageOptions {
  element: HTMLElement;
  images: readonly string[];
  first: number;
  altOf: (index: number) => string;
  /** Padding around a whole picture, in pixels. */
  padding: () => { top: number; bottom: number; left: number; right: number };
  onChange: (index: number) => void;
  onZoom: (zoomed: boolean) => void;
  /** Told where the picture is, whenever it moves: what is laid over it moves along. */
  onPlace?: (place: PicturePlace) => void;
  /** Told which pictures did not load, whenever one has loaded or has not. */
  onLoad: (failed: ReadonlySet<number>) => void;
  /** A tap on the picture or beside it. */
  onTap: () => void;
  onClose: () => void;
}

export type Stage = ReturnType<typeof openStage>;

/** Full-screen pictures: PhotoSwipe without its buttons, focus and keys, which belong to the dialog around it. */
export function openStage(options: StageOptions) {
  const { element, images, altOf } = options;
  const items = images.map((image, index) => {
    const { src, srcSet } = pictureSources(image);
    // Its thumbnail stands in until the first picture has loaded.
    const msrc = src.replace(/\?w=\d+$/, `?w=${PICTURE_WIDTHS[0]}`);
    return { src, msrc, ...(srcSet && { srcset: srcSet }), alt: altOf(index), ...likelySize };
  });
  const failed = new Set<number>();
  const viewer = new PhotoSwipe({
    dataSource: items,
    index: options.first,
    appendToEl: element,
    getViewportSizeFn: () => ({ x: element.clientWidth, y: element.clientHeight }),
    paddingFn: options.padding,
    maxZoomLevel: ({ fit }) => Math.min(1, fit * CLOSEST),
    preload: [1, 1],
    wheelToZoom: true,
    bgOpacity: 1,
    showHideAnimationType: 'none',
    // PhotoSwipe itself checks for reduced motion.
    // PhotoSwipe does not report positions during an animation.
    zoomAnimationDuration: options.onPlace ? 0 : 240,
    // A press may still reach a picture that was there a moment ago, on its way back from the zoom.
    imageClickAction: (point) => (isOnPicture(point) ? viewer.currSlide?.toggleZoom(point) : viewer.close()),
    bgClickAction: 'close',
    tapAction: options.onTap,
    arrowPrev: false,
    arrowNext: false,
    close: false,
    counter: false,
    errorMsg: '',
    zoom: false,
    trapFocus: false,
    returnFocus: false,
  });
  // The dialog closes: it unmounts the stage after its animation.
  viewer.close = options.onClose;
  keepLostStrokes(viewer, (step) => {
    if (images.length > 1) viewer.goTo((viewer.currIndex + step + images.length) % images.length);
  });
  viewer.on('keydown', (event) => event.preventDefault());
  viewer.on('change', () => options.onChange(viewer.currIndex));
  viewer.on('zoomPanUpdate', ({ slide }) => {
    const { pan, width, height, currZoomLevel } = slide;
    options.onZoom(currZoomLevel > slide.zoomLevels.initial * 1.01);
    const surface = viewer.scrollWrap;
    if (surface) options.onPlace?.({ ...pan, width: width * currZoomLevel, height: height * currZoomLevel, surface });
  });
  viewer.on('loadComplete', ({ content, isError }) => {
    const { index } = content;
    if (isError) failed.add(index);
    else if (content.element instanceof HTMLImageElement) learn(index, content.element);
    // PhotoSwipe tries again when it comes back to a picture that failed, and leaves its message in the place of what has come.
    if (!isError && failed.delete(index)) viewer.refreshSlideContent(index);
    options.onLoad(new Set(failed));
  });

  /** Whether a point is on the picture once it has come to rest. */
  function isOnPicture({ x, y }: Point): boolean {
    const { pan, width = 0, height = 0, currZoomLevel = 1 } = viewer.currSlide ?? { pan: { x: 0, y: 0 } };
    const isWithin = (at: number, size: number) => at >= 0 && at <= size * currZoomLevel;
    return isWithin(x - pan.x, width) && isWithin(y - pan.y, height);
  }

  /** Takes over the proportions of a picture, and how far it may be enlarged, from an element that has loaded it. */
  function learn(index: number, loaded: LoadedPicture) {
    const item = items[index];
    if (!item || !loaded.naturalWidth) return;
    const size = sizeOf(loaded, item);
    Object.assign(item, size);
    const content = viewer.contentLoader.getContentByIndex(index);
    const slide = content?.slide;
    const isEnlarged = slide?.isActive && slide.currZoomLevel !== slide.zoomLevels.initial;
    if (!content || isEnlarged || (content.width === size.width && content.height === size.height)) return;
    Object.assign(content, size);
    if (!slide) return;
    Object.assign(slide, size);
    slide.resize();
  }

  viewer.init();
  // The dialog has the name and the role.
  viewer.element?.removeAttribute('role');
  viewer.element?.removeAttribute('tabindex');
  return {
    learn,
    show: (index: number) => viewer.goTo(index),
    reload: (index: number) => {
      failed.delete(index);
      options.onLoad(new Set(failed));
      viewer.refreshSlideContent(index);
    },
    toggleZoom: () => viewer.toggleZoom(),
    zoomBy: (factor: number) => viewer.zoomTo((viewer.currSlide?.currZoomLevel ?? 1) * factor, undefined, 0),
    pan: (x: number, y: number) => {
      const slide = viewer.currSlide;
      slide?.panTo(slide.pan.x + x, slide.pan.y + y);
    },
    close: () => {
      viewer.close = PhotoSwipe.prototype.close;
      viewer.destroy();
    },
  };
}
