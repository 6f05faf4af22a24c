import { widthsOf } from '@rombo/shared/contract/picture';

/** Built variants of the site's own pictures; empty in development. */
declare const __PICTURES__: string;
const built = typeof __PICTURES__ === 'undefined' ? '' : __PICTURES__;

interface PictureSources {
  src: string;
  srcSet?: string;
}

/** The addresses of a picture in the widths below and at `widest`; what the browser holds itself (`blob:`, `data:`) has one only. */
export function pictureSources(src: string, widest = Infinity): PictureSources {
  if (!src.startsWith('/')) return { src };
  const address = src.startsWith('/media/') ? src : built + src;
  const at = (width: number) => `${address}?w=${width}`;
  return {
    src: at(960),
    srcSet: widthsOf(widest)
      .map((width) => `${at(width)} ${Math.min(width, widest)}w`)
      .join(', '),
  };
}
