import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { type frameOf, mapSize } from './projection.ts';
import world from './world.svg';

const Figure = styled.figure`
  figcaption {
    margin-top: var(--space-s);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`;

/** Keeps its colours in forced colours, because the SVG of the countries has fixed ones. */
const Sea = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1.6;
  border: 1px solid var(--color-border);
  background: var(--color-background);
  forced-color-adjust: none;
  text {
    fill: var(--color-text);
    stroke: var(--color-background);
    stroke-linejoin: round;
    paint-order: stroke;
    font-family: var(--font-display);
    font-weight: 600;
  }
  ${media.large} { aspect-ratio: 1; max-height: calc(100vh - 6rem); }
`;

interface WorldMapProps extends Omit<ComponentProps<typeof Sea>, 'viewBox'> {
  frame: ReturnType<typeof frameOf>;
  caption: string;
  /** SVG content on the map, in map units. */
  children: ReactNode;
}

export const WorldMap = ({ frame: { x, y, width, height }, caption, children, ...rest }: WorldMapProps) => (
  <Figure>
    <Sea {...rest} viewBox={`${x} ${y} ${width} ${height}`}>
      <image href={world} width={mapSize.width} height={mapSize.height} />
      {children}
    </Sea>
    <figcaption>{caption}</figcaption>
  </Figure>
);
