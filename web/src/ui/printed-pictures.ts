const load = () => {
  for (const image of document.images) image.loading = 'eager';
};

/** Loads the pictures that were never in view when a page is to be printed: browsers print what has come by then. */
export function loadPrintedPictures(): void {
  const paper = matchMedia('print');
  // A list may grow while it is shown as on paper.
  const added = new MutationObserver(load);
  const follow = () => {
    if (!paper.matches) return added.disconnect();
    load();
    added.observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('beforeprint', load);
  paper.addEventListener('change', follow);
  follow();
}
