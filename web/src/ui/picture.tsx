import { metadataInName } from '@rombo/shared/contract/picture';
import type { FocalPoint } from '@rombo/shared/contract/picture-fields';
import { type ComponentProps, use, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { labelText } from '../theme/text.styles.ts';
import { PictureColors } from './picture-colors.ts';
import { pictureSources } from './picture-sources.ts';
import { watchPicture } from './watch-picture.ts';

/** The picture itself, quiet where it is still to come: in its own colour, or in none where its name says none. */
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

interface PictureProps extends Pick<ComponentProps<'img'>, 'lang' | 'fetchPriority' | 'onLoad' | 'onError'> {
  src: string;
  alt: string;
  /** The colour that holds its place while it loads; by default the one in the name of a picture of the site's own. */
  color?: string | null | undefined;
  /** The point that stays in view where the picture is cropped; its middle by default. */
  focalPoint?: FocalPoint | undefined;
  /** The picture's size in pixels, or the largest one that is shown; the page's layout decides how large it is. */
  width: number;
  height: number;
  sizes: string;
  /** Load at once: for the pictures that a page opens with. */
  eager?: boolean;
  className?: string;
}

/** A picture in the width that the screen asks for; its place is kept while it loads, and when it does not come. */
export function Picture({
  src,
  alt,
  color = metadataInName(src).color,
  focalPoint,
  eager = false,
  onError,
  ...rest
}: PictureProps) {
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

/** Brings a focal point, in shares of a wide picture, to the middle of its container as far as the edges allow. */
export const focalPosition = (x: number | string, y: number | string): string =>
  `clamp(100%, 50% + (0.5 - ${x}) * max(100cqw, 177.8cqh), 0%) calc(${y} * 100%)`;
