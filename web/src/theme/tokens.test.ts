import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { THEME_COLOR } from './media.ts';

const web = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(web, path), 'utf8');

const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: web })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: read(path) }));
const tokens = read('src/theme/tokens.css');

/** Custom properties that components or a library set. */
const OWN = ['--toast-room', '--words', '--controls', '--focal-x', '--focal-y', '--radix-toast-swipe-move-x'];

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
/** Ignores values for wider screens. */
const defined = matches(tokens.replace(/@media.*/s, ''), /^\s*(--[\w-]+):/gm);
const usedIn = (text: string) => matches(text, /var\((--[\w-]+)/g);

test('every used custom property is defined', () => {
  const known = new Set([...defined, ...OWN]);
  const unknown = sources.flatMap(({ path, text }) =>
    usedIn(text).flatMap((name) => (known.has(name) ? [] : `${path}: ${name}`)),
  );
  expect(unknown).toEqual([]);
});

test('every token is used and defined once', () => {
  const used = new Set(sources.flatMap(({ text }) => usedIn(text)));
  expect(defined.filter((name) => !used.has(name))).toEqual([]);
  expect(defined).toHaveLength(new Set(defined).size);
});

test('raw colours are used in the theme only', () => {
  const leaks = sources
    .filter(({ path }) => !path.startsWith('src/theme/') && /\.(?:tsx|styles\.ts|css)$/.test(path))
    .flatMap(({ path, text }) =>
      matches(text, /([\s(:'"]#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|oklch)a?\()/gi).map((found) => `${path}: ${found}`),
    );
  expect(leaks).toEqual([]);
});

test('no width is in ch, which changes when the web font replaces its fallback', () => {
  const found = sources.flatMap(({ path, text }) => matches(text, /(: [^;\n]*\b[\d.]+ch\b)/g).map((one) => path + one));
  expect(found).toEqual([]);
});

test('the theme colour equals the background colour', () => {
  expect(tokens).toContain(`--color-background: ${THEME_COLOR};`);
  expect(read('index.html')).toContain(`<meta name="theme-color" content="${THEME_COLOR}" />`);
});
