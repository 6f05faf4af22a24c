import { type ReactNode, useDeferredValue } from 'react';
import { navigation } from '../loading/navigation.ts';

/** Keeps the footer out of the window. Only the browser draws it: the policy forbids style attributes in HTML. */
const SPACE = { minHeight: '100vh' };

/**
 * The content below a page's heading. After a link was followed the heading is drawn at once, and the rest in slices after it. A first
 * page and one that the visitor returns to are drawn as a whole: the place in it is restored.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !navigation.followsLink) ? children : <div style={SPACE} />;
}
