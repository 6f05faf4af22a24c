import type { Dealer } from '@rombo/shared/dealer';
import { useTexts } from '../../../i18n/index.ts';
import { Dot, Figure, Label, Sea } from './dealer-map.styles.ts';
import { frameOf, placesOf } from './frame.ts';
import { mapSize } from './projection.ts';
import world from './world.svg';

/** The dealers on a map of the countries around them; the list says the same in words. */
export function DealerMap({ dealers }: { dealers: readonly Dealer[] }) {
  const texts = useTexts('dealers');
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
