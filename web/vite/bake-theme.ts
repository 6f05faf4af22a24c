import type { Plugin } from 'vite';
import { theme } from '../src/theme/theme.ts';

/** A style's plain use of the theme. */
const USE = /\$\{\(\{ theme \}\) => theme((?:\.\w+)+)\}/g;

/** The same where a style chooses: `$on ? theme.color.gold : theme.color.text`. */
const CHOICE = new RegExp(`\\btheme((?:\\.(?:${Object.keys(theme).join('|')})\\b)(?:\\.\\w+)*)`, 'g');

/** The same in a style sheet: `var(--theme-color-ground)`. */
const USE_IN_SHEET = /var\(--theme((?:-\w+)+)\)/g;

const valueAt = (names: string): string => {
  const value = names
    .slice(1)
    .split(/[.-]/)
    .reduce<unknown>((present, name) => (present as Record<string, unknown> | undefined)?.[name], theme);
  if (typeof value !== 'string') throw new Error(`The theme has no${names}`);
  return value;
};

/**
 * Writes the theme's values into the styles: there is one theme, so looking it up in each visitor's browser is wasted bytes and time,
 * and once every style has its values no browser needs the theme. Style sheets get theirs while developing too.
 */
export function bakeTheme(): Plugin {
  return {
    name: 'bake-theme',
    enforce: 'pre',
    load(id) {
      const spent = this.environment.mode === 'build' && id.endsWith('/web/src/theme/theme.ts');
      return spent ? 'export const theme = {};' : null;
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.(?:tsx?|css)$/ },
      handler(code, id) {
        if (id.endsWith('.css')) return code.replace(USE_IN_SHEET, (_, names: string) => valueAt(names));
        if (this.environment.mode !== 'build') return null;
        return code
          .replace(USE, (_, names: string) => valueAt(names))
          .replace(CHOICE, (_, names: string) => JSON.stringify(valueAt(names)));
      },
    },
  };
}
