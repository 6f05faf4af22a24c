import type { Dealer } from '@rombo/shared/collections/dealer';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { frameOf, mapSize, placesOf } from './projection.ts';
import world from './world.svg';

const Figure = styled.figure`
  figcaption {
    margin-top: var(--space-s);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`;

/** Keeps its colours in forced-colors mode: the picture of the land has no others. */
const Sea = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1.6;
  border: 1px solid var(--color-border);
  background: var(--color-background);
  forced-color-adjust: none;
`;

const Dot = styled.circle`
  fill: var(--color-brand-hover);
  stroke: var(--color-background);
`;

const Label = styled.text`
  display: none;
  fill: var(--color-text);
  stroke: var(--color-background);
  stroke-linejoin: round;
  paint-order: stroke;
  font-family: var(--font-display);
  font-weight: 600;
  ${media.medium} { display: block; }
`;

/** The dealers on a map of the countries around them; the list says the same in words. */
export function DealerMap({ dealers }: { dealers: readonly Dealer[] }) {
  const texts = useTexts('company').dealers;
  const places = placesOf(dealers);
  if (places.length === 0) return null;
  const { x, y, width, height } = frameOf(places);
  const unit = width / 100;
  return (
    <Figure>
      <Sea viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={texts.map(places.length)}>
        <image href={world} width={mapSize.width} height={mapSize.height} />
        {places.map(({ id, city, isLabelled, ...at }) => (
          <g key={id}>
            <Dot cx={at.x} cy={at.y} r={unit * 0.9} strokeWidth={unit * 0.25} />
            {isLabelled && (
              <Label x={at.x + unit * 1.4} y={at.y + unit * 0.65} fontSize={unit * 1.9} strokeWidth={unit * 0.5}>
                {city}
              </Label>
            )}
          </g>
        ))}
      </Sea>
      <figcaption>{texts.mapSource}</figcaption>
    </Figure>
  );
}
