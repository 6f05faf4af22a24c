import { type ReactNode, useDeferredValue } from 'react';
import { navigation } from '../loading/navigation.ts';

/**
 * False while only the heading of a page is drawn: after a link was followed it comes at once, and the rest in slices after it. A first page
 * and one that the visitor returns to are drawn as a whole: the place in it is restored.
 */
export const useBelowHeading = (): boolean => useDeferredValue(true, !navigation.followsLink);

/** Keeps the footer out of the window. Only the browser draws it: the policy forbids style attributes in HTML. */
const SPACE = { minHeight: '100vh' };

/** The content below a page's heading. */
export function BelowHeading({ children }: { children: ReactNode }) {
  return useBelowHeading() ? children : <div style={SPACE} />;
}
