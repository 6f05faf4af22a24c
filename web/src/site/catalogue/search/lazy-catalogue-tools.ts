import { lazyDefault } from '../../../loading/lazy-code.ts';

export const catalogueTools = lazyDefault(() => import('./catalogue-tools.tsx'));
