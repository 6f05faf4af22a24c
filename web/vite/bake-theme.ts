import type { Plugin } from 'vite';
import { theme } from '../src/theme/theme.ts';

/** A style's plain use of the theme; anything cleverer is left to the browser. */
const USE = /\$\{\(\{ theme \}\) => theme((?:\.\w+)+)\}/g;

const valueAt = (path: string): unknown =>
  path
    .slice(1)
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], theme);

/** Writes the theme's values into the styles: there is one theme, so looking it up in each visitor's browser is wasted bytes and time. */
export function bakeTheme(): Plugin {
  return {
    name: 'bake-theme',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler: (code) =>
        code.replace(USE, (use, path: string) => {
          const value = valueAt(path);
          return typeof value === 'string' ? value : use;
        }),
    },
  };
}
