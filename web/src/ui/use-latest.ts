import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same between renders and calls the latest one: for memoised components. Not to be called while rendering. */
export function useLatest<A extends unknown[], R>(run: (...given: A) => R): (...given: A) => R {
  const latest = useRef(run);
  useInsertionEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
