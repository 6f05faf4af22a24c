import { lazyDefault } from '../../loading/lazy-code.ts';

export const dataSheet = lazyDefault(() => import('./data-sheet.tsx'));
export const offer = lazyDefault(() => import('./offer.tsx'));
// The server's first page has them too.
if (import.meta.env.SSR) await Promise.all([dataSheet.load(), offer.load()]);
