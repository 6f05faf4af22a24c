import styled from 'styled-components';
import { media } from '../theme/media.ts';

export const Stage = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-l);
  ${media.large} {
    align-content: center;
    max-width: 27rem;
    min-height: 32rem;
    > :first-child { margin-bottom: min(var(--space-xl), 4svh); }
  }
`;

/** The engine in its parts: between brand and words where the screen is narrow, beside them where it is wide; never under them. */
export const Parts = styled.div`
  justify-self: stretch;
  margin-inline: calc(-1 * var(--space-m));
  mask-image: linear-gradient(transparent, var(--color-background) 12% 64%, transparent);
  img { width: 100%; height: 56vw; max-height: 26rem; object-fit: cover; object-position: 100% 60%; }
  ${media.medium} { margin-inline: calc(-1 * var(--space-xl)); }
  ${media.large} {
    position: absolute;
    inset: 0 0 auto auto;
    z-index: -1;
    /* No wider than the widest file there is of it. */
    width: min(100%, 98rem);
    margin: 0;
    mask-image: linear-gradient(90deg, transparent, var(--color-background) 30%),
      linear-gradient(transparent, var(--color-background) 12% 64%, transparent);
    mask-composite: intersect;
    img { height: calc(100dvh - 10.5rem); min-height: 36rem; max-height: none; }
  }
`;

export const Lead = styled.p`
  max-width: 34rem;
  font-size: var(--font-size-lead);
`;
