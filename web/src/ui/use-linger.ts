import { useEffect, useState } from 'react';

/** As long as motion.css lets a dialog go, and two frames, in milliseconds. */
const WAY_OUT = 150;

/** What is shown now; when that is nothing any more, what was shown last, for as long as its way out takes. */
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
