import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf } from '../api/client.ts';

/** Browsers keep a page that is left as it was and show it again on Back: it stays unseen until it is known who is signed in now. */
export function useFreshReturn(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const page = document.documentElement;
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) page.hidden = true;
    };
    const come = async ({ persisted }: PageTransitionEvent) => {
      if (persisted) await mutate(addressOf('getUser')).catch(() => undefined);
      page.hidden = false;
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', come);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', come);
      page.hidden = false;
    };
  }, [mutate]);
}
