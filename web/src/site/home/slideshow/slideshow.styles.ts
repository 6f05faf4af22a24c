import styled from 'styled-components';
import { arrowed } from '../../../theme/layout.styles.ts';
import { media } from '../../../theme/media.ts';
import { displayText, labelText } from '../../../theme/text.styles.ts';
import { focalPosition } from '../../../ui/picture.tsx';

const FADE = '1000ms';

/**
 * Pictures above, headline and controls below; on wide screens, the pictures are at the right, beside the headline. `--words` reserves the
 * height that the headline has on most screens: if the pictures grew when the fonts load, a later picture would be larger than the first
 * one and count as the largest contentful paint. The row of the controls has its height before they are parsed: a slow device paints between.
 */
export const Stage = styled.div<{ $several: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  --words: 14.5625rem;
  --controls: minmax(${({ $several }) => ($several ? '3.75rem' : 0)}, auto);
  grid-template: minmax(12rem, 1fr) minmax(var(--words), auto) var(--controls) / minmax(0, 1fr);
  min-height: 75vh;
  min-height: 75svh;
  overflow: hidden;
  border-bottom: 1px solid var(--color-border);
  touch-action: pan-y pinch-zoom;
  @media (min-width: 26.5rem) { --words: 12.125rem; }
  ${media.beside} { grid-template: minmax(0, 1fr) var(--controls) / minmax(0, 1fr); }
`;

/**
 * The pictures are stacked; a gradient blends them into the dark background of the headline. Beside the headline they are never so narrow
 * that a focal point is cut off, and never larger than their files: 1920 by 1080 pixels.
 */
export const Pictures = styled.div`
  position: relative;
  z-index: -1;
  grid-area: 1 / 1;
  margin-bottom: -1rem;
  background: radial-gradient(closest-side, var(--color-surface), transparent);
  > p { position: absolute; inset: 0; display: grid; place-items: center; color: var(--color-text-muted); }
  &::after {
    content: '';
    position: absolute;
    /* Covers edges at fractional pixels. */
    inset: -1px;
    z-index: 2;
    background: linear-gradient(transparent 64%, var(--color-background));
    pointer-events: none;
  }
  ${media.beside} {
    position: absolute;
    top: 50%;
    right: 0;
    width: min(58%, 1920px);
    max-height: min(100%, 1080px);
    aspect-ratio: 1.1;
    margin: 0;
    transform: translateY(-50%);
    &::after {
      background:
        linear-gradient(90deg, var(--color-background), transparent 26%),
        linear-gradient(transparent 72%, var(--color-background));
    }
  }
  /* A gradient at the top too if the pictures are lower than the stage. */
  @media (min-width: 64rem) and (max-aspect-ratio: 5 / 3), (min-width: 64rem) and (min-height: 1440px) {
    &::before {
      content: '';
      position: absolute;
      inset: -1px -1px 85%;
      z-index: 2;
      background: linear-gradient(var(--color-background), transparent);
      pointer-events: none;
    }
  }
`;

export const Slide = styled.div<{ $shown: boolean; $x: number; $y: number }>`
  position: absolute;
  inset: 0;
  container-type: size;
  z-index: ${({ $shown }) => ($shown ? 1 : 0)};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  /* The old picture stays until the new one covers it, so that the background never shines through. */
  transition: ${({ $shown }) => ($shown ? `opacity ${FADE}` : `opacity 0s ${FADE}, visibility 0s ${FADE}`)};
  ${media.still} { transition: none; }
  img { width: 100%; height: 100%; object-fit: cover; object-position: ${({ $x, $y }) => focalPosition($x, $y)}; }
`;

/**
 * Text or product of the shown slide, at the bottom of the pictures, where its height causes no layout shift. On wide screens, a product is
 * in the row of the controls and a text above it.
 */
export const Caption = styled.div`
  z-index: 1;
  grid-area: 1 / 1;
  place-self: end start;
  margin: 0 var(--gutter) var(--space-m);
  animation: appear 300ms backwards;
  a, p {
    ${labelText}
    ${arrowed}
    display: flex;
    align-items: center;
    gap: var(--space-s);
    min-height: 2.75rem;
    padding-inline: var(--space-m);
    border-left: 3px solid var(--color-brand-hover);
    background: var(--color-backdrop);
    font-size: var(--font-size-small);
  }
  span {
    display: grid;
    gap: 0.375rem;
    max-width: 26rem;
    padding-block: var(--space-s);
    font-family: var(--font-text);
    font-weight: 400;
    font-size: 0.9375rem;
    line-height: 1.4;
    letter-spacing: 0;
    text-transform: none;
    text-wrap: balance;
  }
  strong { ${displayText} font-size: var(--font-size-h3); line-height: 1.05; }
  ${media.beside} {
    grid-row: 2;
    place-self: center end;
    margin: 0 calc(var(--space-xl) + 8rem) 0 0;
    &:has(span) { grid-row: 1; place-self: end; margin: 0 var(--space-xl) var(--space-m); }
  }
`;

/** The carousel. Its pictures and controls are placed in the grid of the stage. */
export const CarouselSection = styled.section`display: contents;`;

export const Overlay = styled.div`
  grid-area: 2 / 1;
  padding-inline: var(--gutter);
  ${media.beside} {
    grid-row: 1;
    align-self: center;
    width: 42%;
    padding-block: var(--space-l);
    padding-right: 0;
  }
`;
