import { type ClipboardEvent, type MouseEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useLoad, useRead } from '../../api/swr.ts';
import { Columns, Row, Stack } from '../../forms/form.styles.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { lazy } from '../../loading/lazy.ts';
import { Button } from '../../ui/button.tsx';
import { FieldHint } from '../../ui/field.styles.ts';
import type { Position } from '../../ui/map/places.ts';
import { frameOf, type Point, pointsOf, project, unproject } from '../../ui/map/projection.ts';
import { WorldMap } from '../../ui/map/world-map.tsx';
import { FormText } from '../collection/form-fields.tsx';
import { isLinkWithoutPlace, parseDegrees, parsePosition } from './parse-position.ts';

/** Western and central Europe, shown while there are no dealers. */
const EUROPE = [project(36, -10), project(60, 30)];

/** Width of the map after the first tap and after the second. */
const ZOOM_WIDTHS = [300, 75];

const Figure = styled.div`
  max-width: 34rem;
  svg { aspect-ratio: 1.6; cursor: crosshair; touch-action: manipulation; }
`;

const Dot = styled.circle`fill: var(--color-text-muted);`;

const Chosen = styled.circle`
  fill: var(--color-brand-hover);
  stroke: var(--color-text-strong);
`;

/** Map that sets the place on tap, and zooms in for a more precise tap. */
function PlaceMap({ place, onChoose }: { place: Position | null; onChoose: (place: Position) => void }) {
  const { dealerForm: texts } = useTexts('panel');
  const { data: dealers = [] } = useRead('listDealers');
  const chosen = place && project(place.lat, place.lng);
  /** Visible part of the map. Without a `center` it fits all dealers. */
  const [view, setView] = useState<{ center: Point | null; step: number }>({ center: chosen, step: 0 });
  const { center, step } = view;
  const others = pointsOf(dealers);
  const all = others.length > 0 ? others : EUROPE;
  const frame = center ? frameOf([center], ZOOM_WIDTHS[step]) : frameOf(chosen ? [...all, chosen] : all);
  const unit = frame.width / 100;

  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const toMap = currentTarget.getScreenCTM()?.inverse();
    if (!toMap) return;
    const point = new DOMPoint(clientX, clientY).matrixTransform(toMap);
    onChoose(unproject(point));
    // After the last zoom step the map does not move.
    if (!center) setView({ center: point, step: 0 });
    else if (step < ZOOM_WIDTHS.length - 1) setView({ center: point, step: step + 1 });
  };

  return (
    <Figure>
      <WorldMap frame={frame} caption={texts.mapHint} role="img" aria-label={texts.map} onClick={choose}>
        {others.map(({ id, x, y }) => (
          <Dot key={id} cx={x} cy={y} r={unit * 0.8} />
        ))}
        {chosen && <Chosen cx={chosen.x} cy={chosen.y} r={unit * 1.6} strokeWidth={unit * 0.5} />}
      </WorldMap>
      {center && (
        <Button variant="ghost" onClick={() => setView({ center: null, step: 0 })}>
          {texts.wholeMap}
        </Button>
      )}
    </Figure>
  );
}

const places = lazy(() => import('../../ui/map/places.ts'));

/** Rounds to about 10 m, the size of a shop; a tap is less precise. */
const formatDegrees = (degrees: number): string => String(Math.round(degrees * 1e4) / 1e4);

const names = ['lat', 'lng', 'city', 'address', 'country'] as const;

/** Coordinates of a dealer: typed, pasted as a pair or a map link, taken from the town, or set on a map. */
export function PlaceFields() {
  const { dealerForm: texts } = useTexts('panel');
  const { control, getValues, setValue } = useFormContext<Record<(typeof names)[number], string>>();
  const [lat, lng, city, address, country] = useWatch({ control, name: names });
  const { language } = useLanguage();
  // The table of towns is loaded only for an address without coordinates.
  const { data: towns } = useLoad(!lat.trim() && !lng.trim() && city.trim() ? 'towns' : null, places.load);
  const town = towns?.findTown(city, address, country, language);
  const [north, east] = [parseDegrees(lat), parseDegrees(lng)];
  const place = typeof north === 'number' && typeof east === 'number' ? { lat: north, lng: east } : null;

  /** Number of times that the place was set outside the map. It is the map's key, so the map recenters each time. */
  const [mapKey, setMapKey] = useState(0);
  const choose = (chosen: Position) => {
    setValue('lat', formatDegrees(chosen.lat), { shouldDirty: true, shouldValidate: true });
    setValue('lng', formatDegrees(chosen.lng), { shouldDirty: true, shouldValidate: true });
  };
  const setAndRecenter = (chosen: Position) => {
    choose(chosen);
    setMapKey(mapKey + 1);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = parsePosition(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    setAndRecenter(pasted);
  };
  /** Handles text that a phone keyboard inserted without a paste event. */
  const leave = () => {
    const typed = parsePosition(getValues('lat')) ?? parsePosition(getValues('lng'));
    if (typed) setAndRecenter(typed);
  };

  /** Replaces the error of the validation, which asks for a number. */
  const linkError = (text: string) => isLinkWithoutPlace(text) && { error: texts.linkWithoutPlace };

  return (
    <Stack>
      <Columns onPaste={paste} onBlur={leave}>
        <FormText name="lat" label={texts.lat} hint={texts.placeHint} inputMode="text" {...linkError(lat)} />
        <FormText name="lng" label={texts.lng} inputMode="text" {...linkError(lng)} />
      </Columns>
      {town && (
        <Row>
          <Button variant="secondary" onClick={() => setAndRecenter(town)}>
            {texts.takeTown(town.name)}
          </Button>
        </Row>
      )}
      <FieldHint>{texts.mapChoice}</FieldHint>
      <PlaceMap key={mapKey} place={place} onChoose={choose} />
    </Stack>
  );
}
