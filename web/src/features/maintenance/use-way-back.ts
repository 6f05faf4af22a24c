import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

const cameFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null;

/** Takes visitors back to the page that they wanted as soon as the site, which was closed, is open again. */
export function useWayBack(closed: boolean, home: string): void {
  const [, navigate] = useLocation();
  const wanted = cameFrom(useHistoryState()) ?? home;
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (wasClosed.current && !closed) navigate(wanted, { replace: true });
    wasClosed.current = closed;
  }, [closed, wanted, navigate]);
}
