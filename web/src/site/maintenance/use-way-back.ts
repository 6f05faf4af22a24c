import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

const cameFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null;

/** The page from which the server sent the visitor here, which it can say in the address only; no address of another site. */
function sentFrom(search: string): string | null {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : null;
}

/** Takes visitors back to the page that they wanted as soon as the site, which was closed, is open again. */
export function useWayBack(closed: boolean, home: string): void {
  const [path, navigate] = useLocation();
  const sent = sentFrom(useSearch());
  const wanted = cameFrom(useHistoryState()) ?? home;
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (sent) navigate(path, { replace: true, state: { from: sent } });
  }, [sent, path, navigate]);
  useEffect(() => {
    if (wasClosed.current && !closed) navigate(wanted, { replace: true });
    wasClosed.current = closed;
  }, [closed, wanted, navigate]);
}
