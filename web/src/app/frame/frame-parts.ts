/** Parts of the frame that load after the page, which works without them. */
export { HeaderSearch, SearchField } from '../../site/catalogue/search/header-search.tsx';
export { CompareTray } from '../../site/compare/tray.tsx';
export { Footer } from './footer.tsx';
export { LanguageOffer } from './language-offer.tsx';
export { addListeners } from './listeners.ts';
