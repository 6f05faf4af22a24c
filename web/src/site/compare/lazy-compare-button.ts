import { lazyDefault } from '../../loading/lazy-code.ts';

export const compareButton = lazyDefault(() => import('./compare-button.tsx'));
// The server's first page has it too.
if (import.meta.env.SSR) await compareButton.load();
