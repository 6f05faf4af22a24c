import { startPrefetching } from './prefetching.ts';
import { loadPrintedPictures } from './printed-pictures.ts';

/** Adds the listeners that a page works without. */
export function addListeners(): void {
  startPrefetching();
  loadPrintedPictures();
}
