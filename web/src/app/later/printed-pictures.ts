/** Maximum time to wait for pictures before printing, in milliseconds. */
const MAX_PRINT_WAIT_MS = 10_000;

function loadAllPictures(): Promise<unknown> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  return Promise.allSettled(images.map((image) => image.decode()));
}

/**
 * Loads all pictures before printing: browsers print only loaded ones. The shortcut waits for them. A print from the browser's menu does
 * not: `beforeprint` can start their loading but not delay the print.
 */
export function loadPrintedPictures(): void {
  addEventListener('beforeprint', () => void loadAllPictures());
  addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    if (key.toLowerCase() !== 'p' || !(ctrlKey || metaKey) || altKey || shiftKey || event.repeat) return;
    event.preventDefault();
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_PRINT_WAIT_MS));
    void Promise.race([loadAllPictures(), timeout]).then(() => print());
  });
}
