import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageName, pages } from '@rombo/shared/pages';
import type { Manifest, Plugin } from 'vite';

const MODULE = 'virtual:client-assets';
const built = fileURLToPath(new URL('../dist/', import.meta.url));

/** Fonts of what a page shows first: headline and running text. */
const FONTS = /barlow-condensed-latin-600|barlow-latin-400/;

const ENTRY = 'index.html';

type Screen = PageName | 'notFound';

/** What a server's page has to name of the browser's build. */
export interface ClientAssets {
  /** The module that every page begins with, and what it imports. */
  entry: string;
  shared: string[];
  /** The other scripts of each screen in each language. */
  scripts: Record<string, Record<'it' | 'en', string[]>>;
  styles: string[];
  fonts: string[];
}

const fileOf = (screen: Screen) =>
  `src/pages/${screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;

function* withImports(manifest: Manifest, key: string): Generator<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The browser's build has no ${key}`);
  yield chunk.file;
  for (const imported of chunk.imports ?? []) yield* withImports(manifest, imported);
}

function scriptsOf(manifest: Manifest, keys: string[], except: string[] = []): string[] {
  const files = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
  return [...files].map((file) => `/${file}`).filter((file) => !except.includes(file));
}

/** Tells the server's build what the browser's build, made before it, is called. */
export function clientAssets(): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const manifest: Manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));
      const files = Object.values(manifest).map(({ file }) => `/${file}`);
      const screens: Screen[] = [...(Object.keys(pages) as PageName[]).filter((page) => page !== 'admin'), 'notFound'];
      const [entry = '', ...shared] = scriptsOf(manifest, [ENTRY]);
      const inLanguage = (screen: Screen, language: 'it' | 'en') => {
        const texts = `src/i18n/${language}.ts`;
        return scriptsOf(manifest, [fileOf(screen), ...(manifest[texts] ? [texts] : [])], [entry, ...shared]);
      };
      const scripts = screens.map((screen) => [screen, { it: inLanguage(screen, 'it'), en: inLanguage(screen, 'en') }]);
      const assets: ClientAssets = {
        entry,
        shared,
        scripts: Object.fromEntries(scripts),
        styles: files.filter((file) => file.endsWith('.css')),
        fonts: files.filter((file) => FONTS.test(file)),
      };
      return `export default ${JSON.stringify(assets)};`;
    },
  };
}
