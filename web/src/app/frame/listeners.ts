import { trackScrollPositions } from '../../ui/scroll-positions.ts';
import { startPrefetching } from './prefetching.ts';
import { completePrints } from './printing.ts';

/** Adds the listeners that a page works without. */
export function addListeners(): void {
  trackScrollPositions();
  startPrefetching();
  completePrints();
}
