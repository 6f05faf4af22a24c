import type { Dealer } from '@rombo/shared/collections/dealer';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import type { Position } from '../../../ui/map/places.ts';
import { frameOf, labelPoints, pointsOf, project } from '../../../ui/map/projection.ts';
import { WorldMap } from '../../../ui/map/world-map.tsx';

/** A dot and its label. The invisible tap target is larger than the dot. */
const DealerLink = styled.a`
  outline: none;
  circle { fill: transparent; }
  circle + circle { fill: var(--color-brand-hover); stroke: var(--color-background); }
  text { display: none; ${media.medium} { display: block; } }
  &:hover circle + circle { fill: var(--color-text-strong); }
  &:hover text { text-decoration: underline; }
  &:focus-visible circle + circle { stroke: var(--color-focus); }
`;

const OriginDot = styled.circle`
  fill: none;
  stroke: var(--color-accent);
  pointer-events: none;
`;

interface DealerMapProps {
  /** Dealers on the map, nearest first if there is a position. */
  dealers: readonly Dealer[];
  /** Position to search from. The map then shows only the nearest dealers. */
  from?: Position | undefined;
}

const NEAREST = 3;

export function DealerMap({ dealers, from }: DealerMapProps) {
  const texts = useTexts('dealers');
  const here = from && project(from.lat, from.lng);
  const points = pointsOf(dealers).slice(0, here ? NEAREST : undefined);
  if (points.length === 0) return null;
  const frame = frameOf(here ? [here, ...points] : points);
  const { width } = frame;
  const unit = width / 100;
  return (
    <WorldMap frame={frame} caption={texts.mapSource} role="group" aria-label={texts.map(points.length)}>
      {labelPoints(points, width).map(({ id, name, city, isLabelled, tapRadius, ...at }) => (
        <DealerLink key={id} href={`#${id}`} aria-label={`${name}, ${city}`}>
          <circle cx={at.x} cy={at.y} r={tapRadius} />
          <circle cx={at.x} cy={at.y} r={unit * 1.2} strokeWidth={unit * 0.4} />
          {isLabelled && (
            <text x={at.x + unit * 1.9} y={at.y + unit * 0.9} fontSize={unit * 2.7} strokeWidth={unit * 0.6}>
              {city}
            </text>
          )}
        </DealerLink>
      ))}
      {here && <OriginDot cx={here.x} cy={here.y} r={unit * 1.6} strokeWidth={unit * 0.6} />}
    </WorldMap>
  );
}
