import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The beginning of a styled component: its variable and what it styles. */
const STYLED = /\bconst (\w+) = styled(?:\.\w+|\(\w+\))/g;

/** A short name that may be a class: a letter first. */
const nameOf = (component: string): string => {
  const number = createHash('sha256').update(component).digest().readUInt32BE();
  return `${String.fromCharCode(97 + (number % 26))}${(number >>> 5).toString(36).slice(-4)}`;
};

/**
 * Gives each styled component a name that does not depend on which modules came before it: the server has all pages loaded and the
 * browser one, and both must write the same classes.
 */
export function nameStyles(): Plugin {
  const taken = new Map<string, string>();
  return {
    name: 'name-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\bstyled\b/ },
      handler(code, id) {
        const file = id.split('/web/src/')[1] ?? basename(id);
        return code.replace(STYLED, (start, variable: string) => {
          const component = `${file} ${variable}`;
          const name = nameOf(component);
          const other = taken.get(name) ?? component;
          if (other !== component) this.error(`${component} and ${other} have one name: rename one of them`);
          taken.set(name, component);
          return `${start}.withConfig({ componentId: '${name}' })`;
        });
      },
    },
  };
}
