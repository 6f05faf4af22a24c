const load = () => {
  for (const image of document.images) image.loading = 'eager';
};

/** Loads the pictures that were never in view when a page is to be printed: browsers print what has come by then. */
export function loadPrintedPictures(): void {
  addEventListener('beforeprint', load);
  matchMedia('print').addEventListener('change', load);
}
