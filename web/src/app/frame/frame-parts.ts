/** Parts of the frame that load after the page, which works without them. */
import { trackScrollPositions } from '../../ui/scroll-positions.ts';
import { startPrefetching } from './prefetching.ts';
import { completePrints } from './printing.ts';

export { HeaderSearch, SearchField } from '../../site/catalogue/search/header-search.tsx';
export { CompareTray } from '../../site/compare/tray.tsx';
export { Footer } from './footer.tsx';
export { LanguageOffer } from './language-offer.tsx';

export function addListeners(): void {
  trackScrollPositions();
  startPrefetching();
  completePrints();
}
