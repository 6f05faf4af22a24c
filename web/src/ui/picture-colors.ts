import { createContext } from 'react';

/** Collects the colours of a page's pictures while the server renders it. */
export const PictureColors = createContext<Set<string>>(new Set());

/**
 * Rules that put each picture in its own colour from the first paint, long before scripts could. A style attribute would do so in
 * less, but the policy has none.
 */
export const colorRules = (colors: Set<string>): string =>
  [...colors].map((color) => `[data-color="${color}"]{background:#${color}}`).join('');
