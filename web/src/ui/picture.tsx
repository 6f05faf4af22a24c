import { metadataInName, widthsOf } from '@rombo/shared/contract/picture';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type ComponentProps, createContext, use, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { useWindowEvent } from '../loading/document-state.ts';
import { labelText } from '../theme/text.styles.ts';

/** Collects the placeholder colours of a page's pictures during the server render. */
export const PictureColors = createContext<Set<string>>(new Set());

/** Returns CSS rules for the placeholder colours, which apply from the first paint. The CSP forbids style attributes. */
export const colorRules = (colors: Set<string>): string =>
  [...colors].map((color) => `[data-color="${color}"]{background:#${color}}`).join('');

/** Base path of the built picture variants; empty in development. */
declare const __PICTURES__: string;
const built = typeof __PICTURES__ === 'undefined' ? '' : __PICTURES__;

/** Returns the addresses of a picture in the widths up to `widest`, its own width; a single one for `blob:` and `data:`. */
export function pictureSources(src: string, widest: number): { src: string; srcSet?: string } {
  if (!src.startsWith('/')) return { src };
  const address = src.startsWith('/media/') ? src : built + src;
  const at = (width: number) => `${address}?w=${width}`;
  return {
    src: at(960),
    srcSet: widthsOf(widest)
      .map((width) => `${at(width)} ${Math.min(width, widest)}w`)
      .join(),
  };
}

/**
 * Marks a picture as loading and shows its colour with the `style` property, which the CSP allows for scripts. In a server-rendered page
 * the picture may have loaded or failed before hydration: the event is then dispatched again.
 */
function watchPicture(picture: HTMLImageElement | null): void {
  if (!picture) return;
  const dispatch = (event: string) => picture.dispatchEvent(new Event(event));
  if (picture.complete) {
    if (picture.naturalWidth) dispatch('load');
    // Some browsers report a picture as complete before they request it: only decoding is reliable.
    else picture.decode().catch(() => dispatch('error'));
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

/** Shows the placeholder colour, or a gradient without one, while the picture loads. */
const StyledImage = styled.img<{ $focal: FocalPoint | undefined }>`
  ${({ $focal }) => $focal && `object-position: ${100 * $focal.x}% ${100 * $focal.y}%;`}
  transition: opacity 300ms;
  &[data-loading] { color: transparent; }
  &[data-loading=''] {
    background: linear-gradient(160deg, var(--color-surface), var(--color-background));
    opacity: 0.6;
  }
`;

const MissingPicture = styled.span<{ $ratio: number }>`
  ${labelText}
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--color-background);
  color: var(--color-text-muted);
`;

/** Replaces a picture that failed to load; retries when the connection returns. */
function FailedPicture({ retry, ...rest }: ComponentProps<typeof MissingPicture> & { retry: () => void }) {
  const { common } = useTexts('site');
  useWindowEvent('online', retry);
  return <MissingPicture {...rest}>{common.imageNotLoaded}</MissingPicture>;
}

interface StoredPicture {
  url: string;
  /** Placeholder colour; default: the one in the file name of a built-in picture. */
  color?: string | null | undefined;
  /** Point that stays visible if the picture is cropped; default: the centre. */
  focalPoint?: FocalPoint;
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'lang' | 'fetchPriority' | 'onLoad' | 'onError'> {
  src: string | StoredPicture;
  alt: string;
  /** Placeholder colour if `src` is an address. */
  color?: string | null | undefined;
  /** Size of the picture in pixels, or the largest displayed one. The layout sets the displayed size. */
  width: number;
  height: number;
  sizes: string;
  /** Loads immediately, for pictures above the fold. */
  eager?: boolean;
  className?: string;
}

/** A responsive picture, which reserves its space while it loads and if it fails. */
export function Picture({ src: picture, alt, color: given, eager = false, onError, ...rest }: PictureProps) {
  const {
    url: src,
    color = metadataInName(src).color,
    focalPoint,
  }: StoredPicture = typeof picture === 'string' ? { url: picture, color: given } : picture;
  const [broken, setBroken] = useState<string>();
  if (import.meta.env.SSR && color) use(PictureColors).add(color);
  if (broken === src) {
    const { className, width, height } = rest;
    return <FailedPicture className={className} $ratio={width / height} retry={() => setBroken(undefined)} />;
  }
  return (
    <StyledImage
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

/** Returns the `object-position` that centres a focal point, as fractions of a wide picture, as far as the edges allow. */
export const focalPosition = (x: number | string, y: number | string): string =>
  `clamp(100%, 50% + (0.5 - ${x}) * max(100cqw, 177.8cqh), 0%) calc(${y} * 100%)`;
