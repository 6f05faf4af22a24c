import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { type PageName, pages } from '@rombo/shared/contract/pages';
import { type Language, languageCodes } from '@rombo/shared/words/languages';
import type { Manifest, Plugin } from 'vite';
import { pageAreas, pageModules } from '../src/app/page-areas.ts';

const MODULE = 'virtual:client-assets';
const built = fileURLToPath(new URL('../dist/', import.meta.url));

/** Fonts above the fold: headlines and body text. */
const FONTS = /barlow-condensed-latin-600|barlow-latin-400/;

const ENTRY = 'index.html';
const LOADER = 'src/page-loader.ts';
const MEDIA = 'src/theme/media.css';

type Screen = PageName | 'notFound';

export interface ClientAssets {
  /** Script that loads the others. */
  loader: string;
  /** Entry module and its imports, for every page. */
  shared: string[];
  scripts: Record<string, Record<Language, string[]>>;
  /** CSS of the document, inlined so that the first paint waits for no other file. */
  styles: string;
  /** Stylesheet for print and forced colours, separate so that it blocks no other first paint. */
  media: string;
  fonts: string[];
}

const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the modules of a page in a language: its code, the texts of the frame and its own texts. */
const modulesOf = (screen: Screen, language: Language) => [
  `src/${pageModules[screen]}`,
  ...['index', ...pageAreas[screen].map(fileName)].map((area) => `src/i18n/${language}/${area}.ts`),
];

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

/** Provides the file names of the client build, which must run first, to the server build. */
export function clientAssets(): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const manifest: Manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));
      const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css].map((name) => `/${name}`));
      const media = `/${manifest[MEDIA]?.file}`;
      const sheets = [...new Set(files.filter((file) => file.endsWith('.css') && file !== media))];
      // Pages import no stylesheets, so one serves all of them.
      if (sheets.length !== 1) throw new Error(`The browser's build has ${sheets.length} style sheets: ${sheets}`);
      const screens: Screen[] = [...keysOf(pages).filter((page) => page !== 'admin'), 'notFound'];
      const [loader = ''] = scriptsOf(manifest, [LOADER]);
      const shared = scriptsOf(manifest, [ENTRY]);
      const scriptsByLanguage = (screen: Screen) =>
        languageCodes.map((language) => [language, scriptsOf(manifest, modulesOf(screen, language), shared)]);
      const assets: ClientAssets = {
        loader,
        shared,
        scripts: Object.fromEntries(screens.map((screen) => [screen, Object.fromEntries(scriptsByLanguage(screen))])),
        styles: readFileSync(built + sheets[0], 'utf8').trim(),
        media,
        fonts: files.filter((file) => FONTS.test(file)),
      };
      return `export default ${JSON.stringify(assets)};`;
    },
  };
}
