import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type CodeFailure, needsReload } from './code-failure.ts';
import type { LazyCode } from './lazy-code.ts';
import { waitFor } from './retry-prompt.ts';

type Outcome<T> = { value: T } | { error: unknown };

/** Promises that rendering waits for: React needs the same promise on each render. */
const outcomes = new WeakMap<LazyCode<unknown>, Promise<Outcome<unknown>>>();

function outcomeOf<T>(code: LazyCode<T>): Promise<Outcome<T>> {
  const present = outcomes.get(code) as Promise<Outcome<T>> | undefined;
  if (present) return present;
  const outcome = code.load().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  outcomes.set(code, outcome);
  return outcome;
}

export interface WithCodeProps<T> {
  code: LazyCode<T>;
  loading?: ReactNode;
  /** Server-rendered content stays until the code is loaded: it is readable without it. */
  keepDrawn?: boolean;
  failed: (failure: CodeFailure) => ReactNode;
  children: (loaded: T) => ReactNode;
}

export function WithCode<T>({ loading, ...props }: WithCodeProps<T>) {
  const { code } = props;
  const [, setTries] = useState(0);
  // A later visit tries again.
  useEffect(() => () => void outcomes.delete(code), [code]);
  const retry = () => {
    outcomes.delete(code);
    setTries((count) => count + 1);
  };
  return (
    <Suspense fallback={loading}>
      <Waiting {...props} retry={retry} />
    </Suspense>
  );
}

function Waiting<T>({ code, keepDrawn = false, failed, children, retry }: WithCodeProps<T> & { retry: () => void }) {
  const isDrawn = !useHydrated() && !import.meta.env.SSR && keepDrawn;
  const present = outcomes.has(code) ? undefined : code.loaded();
  const loaded = isDrawn ? waitFor(code) : present;
  const outcome = loaded ? { value: loaded } : use(outcomeOf(code));
  const value = 'value' in outcome ? outcome.value : undefined;
  // Drawn anew for nothing, it would throw away the parts below it that still wait to be hydrated.
  const drawn = useMemo(() => value && children(value), [value, children]);
  return 'error' in outcome ? failed({ needsReload: needsReload(outcome.error), retry }) : drawn;
}
