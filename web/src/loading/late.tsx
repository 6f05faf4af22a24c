import { type ReactNode, Suspense } from 'react';
import type { LazyCode } from './lazy-code.ts';
import { waitFor } from './retry-prompt.ts';

export interface LateProps<T> {
  code: LazyCode<T>;
  children: (loaded: T) => ReactNode;
}

/**
 * A part of a page whose code comes after the page's own. What the server drew stays as it is until then; its links and forms work
 * without.
 */
export const Late = <T,>(props: LateProps<T>) => (
  <Suspense>
    <Waiting {...props} />
  </Suspense>
);

const Waiting = <T,>({ code, children }: LateProps<T>) => children(waitFor(code));
