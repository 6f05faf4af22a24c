import { useState } from 'react';
import type { Position } from './distance.ts';

/** State of the visitor's position: unknown until it is asked for, and never sent anywhere. */
export type PositionState = Position | 'asking' | 'refused' | null;

const OPTIONS = { timeout: 15_000, maximumAge: 600_000 };

/** Asks the browser for the visitor's position when `ask` is called. */
export function usePosition() {
  const [position, setPosition] = useState<PositionState>(null);
  const ask = () => {
    setPosition('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ lat: coords.latitude, lng: coords.longitude }),
      () => setPosition('refused'),
      OPTIONS,
    );
  };
  return { position, ask, forget: () => setPosition(null) };
}
