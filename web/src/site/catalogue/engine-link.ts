import type { MouseEvent } from 'react';
import { lazyDefault, loadOrPrompt } from '../../loading/lazy.ts';
import { ENGINE_ANCHOR } from '../../routing/paths.ts';
import { engineSheet } from './my-engine.ts';

const sheet = lazyDefault(() => import('./engine-sheet.tsx'));

/** Link that opens the sheet of engines. Without scripts it leads to the engines of the homepage. */
export const engineLink = {
  page: 'home',
  anchor: ENGINE_ANCHOR,
  'aria-haspopup': 'dialog',
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    loadOrPrompt(sheet).then(engineSheet.set, () => undefined);
  },
} as const;
