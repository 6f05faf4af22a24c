import { lazyDefault } from '../../../loading/lazy.ts';

/** The gallery, whose code comes with the first that is opened. */
export const galleryDialog = lazyDefault(() => import('./gallery-dialog.tsx'));
