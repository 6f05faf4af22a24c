import type PhotoSwipe from 'photoswipe';
import { SWIPE_DISTANCE } from '../../../ui/use-swipe.ts';

/**
 * Goes on after a stroke that PhotoSwipe lets fall back. It judges by speed and by what it drew meanwhile: on a busy phone a whole stroke
 * arrives at once, and has neither.
 */
export function keepLostStrokes(viewer: PhotoSwipe, go: (step: 1 | -1) => void): void {
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
    // PhotoSwipe decides in this same event, after its listeners.
    queueMicrotask(() => {
      if (viewer.potentialIndex === start.index) go(x < 0 ? 1 : -1);
    });
  });
}
