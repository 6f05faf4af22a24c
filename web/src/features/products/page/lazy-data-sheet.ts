import { lazyDefault } from '../../../loading/lazy-code.ts';

export const dataSheet = lazyDefault(() => import('./data-sheet.tsx'));
