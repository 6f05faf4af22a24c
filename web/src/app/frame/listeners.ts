import { flushSync } from 'react-dom';
import { printing } from '../../loading/document-state.ts';
import { trackScrollPositions } from '../../ui/scroll-positions.ts';
import { isCommand } from '../../ui/shortcuts.ts';
import { startPrefetching } from './prefetching.ts';

/** Maximum time to wait for lists and pictures before printing, in milliseconds. */
const MAX_PRINT_WAIT_MS = 10_000;

/** Resolves once no list of the page waits for its other items. */
const listsLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => look());
    const look = () => {
      if (document.querySelector('[data-growing]')) return;
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });

function loadAllPictures(): Promise<unknown> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  return Promise.allSettled(images.map((image) => image.decode()));
}

/**
 * Renders whole lists and loads all pictures before printing: browsers print only what is there. The shortcut waits for both. A print from
 * the browser's menu does not: `beforeprint` renders what is loaded and starts to load pictures, but cannot delay the print.
 */
function completePrints(): void {
  addEventListener('beforeprint', () => {
    flushSync(() => printing.set(true));
    void loadAllPictures();
  });
  addEventListener('afterprint', () => printing.set(false));
  addEventListener('keydown', (event) => {
    if (!isCommand(event, 'p')) return;
    event.preventDefault();
    if (printing.get()) return;
    printing.set(true);
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_PRINT_WAIT_MS));
    void Promise.race([listsLoaded().then(loadAllPictures), timeout]).then(() => print());
  });
}

/** Adds the listeners that a page works without. */
export function addListeners(): void {
  trackScrollPositions();
  startPrefetching();
  completePrints();
}
