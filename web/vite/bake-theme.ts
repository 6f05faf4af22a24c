import type { Plugin } from 'vite';
import { theme } from '../src/theme/theme.ts';

/** A style's plain use of the theme; anything cleverer is left to the browser. */
const USE = /\$\{\(\{ theme \}\) => theme((?:\.\w+)+)\}/g;

/** The same in a style sheet: `var(--theme-color-ground)`. */
const USE_IN_SHEET = /var\(--theme((?:-\w+)+)\)/g;

const valueAt = (names: string): unknown =>
  names
    .slice(1)
    .split(/[.-]/)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], theme);

/**
 * Writes the theme's values into the styles: there is one theme, so looking it up in each visitor's browser is wasted bytes and time.
 * Style sheets need it while developing too.
 */
export function bakeTheme(): Plugin {
  return {
    name: 'bake-theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.(?:tsx?|css)$/ },
      handler(code, id) {
        if (!id.endsWith('.css') && this.environment.mode === 'dev') return null;
        return code.replace(id.endsWith('.css') ? USE_IN_SHEET : USE, (use, names: string) => {
          const value = valueAt(names);
          if (typeof value === 'string') return value;
          return id.endsWith('.css') ? this.error(`The theme has no ${use}`) : use;
        });
      },
    },
  };
}
