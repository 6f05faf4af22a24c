import { lazyDefault } from '../../loading/lazy-code.ts';

/** The form, which the page is shown without. */
export const contactForm = lazyDefault(() => import('./contact-form.tsx'));
