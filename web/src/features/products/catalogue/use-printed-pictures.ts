import { useEffect } from 'react';

const load = () => {
  for (const image of document.images) image.loading = 'eager';
};

/** Loads the pictures that were never in view when the page is to be printed: browsers print what has come by then. */
export function usePrintedPictures(): void {
  useEffect(() => {
    const paper = matchMedia('print');
    addEventListener('beforeprint', load);
    paper.addEventListener('change', load);
    return () => {
      removeEventListener('beforeprint', load);
      paper.removeEventListener('change', load);
    };
  }, []);
}
