import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';

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

const SETTING = addressOf('getSetting', { parameters: { key: 'maintenance_mode' } });

/** Asks again whether the site is closed; everybody who reads the setting hears the answer. */
export function useCheck() {
  const { mutate } = useSWRConfig();
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const underWay = useRef(false);

  const check = useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    setChecking(true);
    await mutate(SETTING);
    underWay.current = false;
    setChecking(false);
    setCheckedAt(new Date());
  }, [mutate]);

  return { check, checking, checkedAt };
}
