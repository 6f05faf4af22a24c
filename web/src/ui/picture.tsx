import { metadataInName, widthsOf } from '@rombo/shared/contract/picture';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type ComponentProps, createContext, use, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { labelText } from '../theme/text.styles.ts';

/** Collects the colours of a page's pictures while the server renders it. */
export const PictureColors = createContext<Set<string>>(new Set());

/** Rules that show each picture's colour from the first paint. The content security policy forbids style attributes. */
export const colorRules = (colors: Set<string>): string =>
  [...colors].map((color) => `[data-color="${color}"]{background:#${color}}`).join('');

/** Built variants of the site's own pictures; empty in development. */
declare const __PICTURES__: string;
const built = typeof __PICTURES__ === 'undefined' ? '' : __PICTURES__;

interface PictureSources {
  src: string;
  srcSet?: string;
}

/** The addresses of a picture in the widths up to `widest`; one for `blob:` and `data:`. */
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

/**
 * Marks a picture while it loads, for its styles, and shows its colour: by the element's style, which the policy lets scripts change. On
 * a page that the server rendered it may have loaded or failed before hydration: the event is then dispatched again.
 */
function watchPicture(picture: HTMLImageElement | null): void {
  if (!picture) return;
  const say = (event: string) => picture.dispatchEvent(new Event(event));
  if (picture.complete) {
    if (picture.naturalWidth) say('load');
    // Some browsers call a picture complete before it was requested: only decoding tells.
    else picture.decode().catch(() => say('error'));
  } else {
    const { dataset, style } = picture;
    const { color = '' } = dataset;
    if (color) style.background = `#${color}`;
    if (color || picture.loading === 'lazy') dataset.loading = color;
    const onSettled = () => {
      delete dataset.loading;
      style.background = '';
    };
    picture.addEventListener('load', onSettled, { once: true });
  }
}

/** Shows its colour, or a plain background without one, while it loads. */
const Shown = styled.img<{ $focal: FocalPoint | undefined }>`
  ${({ $focal }) => $focal && `object-position: ${100 * $focal.x}% ${100 * $focal.y}%;`}
  transition: opacity 300ms;
  &[data-loading] { color: transparent; }
  &[data-loading=''] {
    background: linear-gradient(160deg, var(--color-surface), var(--color-background));
    opacity: 0.6;
  }
`;

const Missing = styled.span<{ $ratio: number }>`
  ${labelText}
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--color-background);
  color: var(--color-text-muted);
`;

interface StoredPicture {
  url: string;
  /** The colour that holds its place while it loads; by default the one in the name of a picture of the site's own. */
  color?: string | null | undefined;
  /** The point that stays in view where the picture is cropped; its middle by default. */
  focalPoint?: FocalPoint;
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'lang' | 'fetchPriority' | 'onLoad' | 'onError'> {
  /** A stored picture, or an address. */
  src: string | StoredPicture;
  alt: string;
  /** That of a picture of which only the address is known. */
  color?: string | null | undefined;
  /** The picture's size in pixels, or the largest one that is shown; the page's layout decides how large it is. */
  width: number;
  height: number;
  sizes: string;
  /** Load at once: for the pictures that a page opens with. */
  eager?: boolean;
  className?: string;
}

/** A picture in the width that the screen needs; its place is kept while it loads and if it fails. */
export function Picture({ src: picture, alt, color: given, eager = false, onError, ...rest }: PictureProps) {
  const {
    url: src,
    color = metadataInName(src).color,
    focalPoint,
  }: StoredPicture = typeof picture === 'string' ? { url: picture, color: given } : picture;
  const { common } = useTexts('site');
  const [broken, setBroken] = useState<string>();
  if (import.meta.env.SSR && color) use(PictureColors).add(color);
  if (broken === src) {
    return (
      <Missing className={rest.className} $ratio={rest.width / rest.height}>
        {common.noImage}
      </Missing>
    );
  }
  return (
    <Shown
      ref={watchPicture}
      $focal={focalPoint}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...rest}
      {...pictureSources(src, rest.width)}
      data-color={color}
      alt={alt}
      onError={(event) => {
        setBroken(src);
        onError?.(event);
      }}
    />
  );
}

/** Moves a focal point, in shares of a wide picture, to the middle of its container as far as the edges allow. */
export const focalPosition = (x: number | string, y: number | string): string =>
  `clamp(100%, 50% + (0.5 - ${x}) * max(100cqw, 177.8cqh), 0%) calc(${y} * 100%)`;

const load = () => {
  for (const image of document.images) image.loading = 'eager';
};

/** Loads all pictures before a page is printed: browsers print only those that have loaded. */
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
