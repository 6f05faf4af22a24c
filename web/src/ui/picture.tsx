import type { ComponentProps } from 'react';

export interface PictureProps
  extends Pick<ComponentProps<'img'>, 'ref' | 'lang' | 'fetchPriority' | 'onLoad' | 'onError'> {
  src: string;
  alt: string;
  /** The picture's proportions; the page's layout decides how large it is. */
  width: number;
  height: number;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Load at once: for the pictures that a page opens with. */
  eager?: boolean;
  className?: string;
}

/** A picture whose place is kept while it loads. */
export function Picture({ eager = false, ...rest }: PictureProps) {
  return <img loading={eager ? 'eager' : 'lazy'} decoding="async" {...rest} alt={rest.alt} />;
}
