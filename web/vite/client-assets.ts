import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languageCodes } from '@rombo/shared/languages';
import { type PageName, pages } from '@rombo/shared/pages';
import type { Manifest, Plugin } from 'vite';
import { pageAreas } from '../src/app/page-areas.ts';

const MODULE = 'virtual:client-assets';
const built = fileURLToPath(new URL('../dist/', import.meta.url));

/** Fonts of what a page shows first: headline and running text. */
const FONTS = /barlow-condensed-latin-600|barlow-latin-400/;

type Screen = PageName | 'notFound';

/** What a server's page has to name of the browser's build. */
export interface ClientAssets {
  /** The built `index.html`, which every page begins as. */
  shell: string;
  /** The scripts of each screen in each language, besides those that the shell names. */
  scripts: Record<string, Record<Language, string[]>>;
  fonts: string[];
}

const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The modules of a page in a language: its code, what its frame says, what it says itself. */
const modulesOf = (screen: Screen, language: Language) => [
  `src/pages/${fileName(screen)}-page.tsx`,
  ...['index', ...pageAreas[screen].map(fileName)].map((area) => `src/i18n/${language}/${area}.ts`),
];

function* withImports(manifest: Manifest, key: string): Generator<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The browser's build has no ${key}`);
  yield chunk.file;
  for (const imported of chunk.imports ?? []) yield* withImports(manifest, imported);
}

function scriptsOf(manifest: Manifest, screen: Screen, language: Language, shell: string): string[] {
  const files = new Set(modulesOf(screen, language).flatMap((key) => [...withImports(manifest, key)]));
  return [...files].map((file) => `/${file}`).filter((file) => !shell.includes(file));
}

/** Tells the server's build what the browser's build, made before it, is called. */
export function clientAssets(): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const shell = readFileSync(`${built}index.html`, 'utf8').replace(/>\s+</g, '><');
      const manifest: Manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));
      const screens: Screen[] = [...(Object.keys(pages) as PageName[]).filter((page) => page !== 'admin'), 'notFound'];
      const scripts = screens.map((screen) => [
        screen,
        Object.fromEntries(languageCodes.map((language) => [language, scriptsOf(manifest, screen, language, shell)])),
      ]);
      const fonts = Object.values(manifest)
        .map(({ file }) => `/${file}`)
        .filter((file) => FONTS.test(file));
      const assets: ClientAssets = { shell, scripts: Object.fromEntries(scripts), fonts };
      return `export default ${JSON.stringify(assets)};`;
    },
  };
}
