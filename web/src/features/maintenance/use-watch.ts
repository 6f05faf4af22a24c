import { useEffect } from 'react';

/** A minute between two looks: the setting comes from the edge, and nobody waits for a page that is not in front of them. */
const INTERVAL = 60_000;

/** Looks every minute, and when the visitor comes back to the page; never behind their back. */
export function useWatch(look: () => void): void {
  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) look();
    };
    const timer = setInterval(lookIfSeen, INTERVAL);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
}
