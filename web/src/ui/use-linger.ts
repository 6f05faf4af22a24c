import { useEffect, useState } from 'react';

/** As long as motion.css lets a dialog go, and two frames, in milliseconds. */
const WAY_OUT = 150;

/** Returns the current value, or the last one while its closing animation runs. */
export function useLinger<Shown>(now: Shown): Shown {
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  useEffect(() => {
    if (now) return;
    const timer = setTimeout(() => setLast(now), WAY_OUT);
    return () => clearTimeout(timer);
  }, [now]);
  return now || last;
}
