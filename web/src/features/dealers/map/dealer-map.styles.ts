import styled from 'styled-components';
import { media } from '../../../theme/media.ts';

export const Figure = styled.figure`
  figcaption {
    margin-top: var(--space-s);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`;

/** Keeps its own colours where visitors choose theirs: the picture of the land has no others. */
export const Sea = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1.6;
  border: 1px solid var(--color-border);
  background: var(--color-background);
  forced-color-adjust: none;
`;

export const Dot = styled.circle`
  fill: var(--color-brand-hover);
  stroke: var(--color-background);
`;

export const Label = styled.text`
  display: none;
  fill: var(--color-text);
  stroke: var(--color-background);
  stroke-linejoin: round;
  paint-order: stroke;
  font-family: var(--font-display);
  font-weight: 600;
  ${media.medium} { display: block; }
`;
