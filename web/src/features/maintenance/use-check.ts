import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';

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
