import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Node, parse } from 'acorn';
import { expect, it } from 'vitest';
import web from '../../web/package.json' with { type: 'json' };

/** The lowest versions support all of it. Lookbehind and static blocks were the last parts that one of them added. */
const ECMA_VERSION = 2022;

/**
 * Accepted features in the built files that a lowest version lacks, in any file or in one, with their guard or the effect. A method is
 * identified by its name, so a library method of the same name matches too.
 */
const guarded: Record<string, string> = {
  'URL.canParse': 'valibot falls back on `new URL`',
  'dist .toSorted()': "a method of radix's own class",
  'libheif .grow()': 'of WebAssembly.Memory',
  'libheif .handle()': 'its own method',
  'collection-panel .toArray()': "a method of dnd-kit's own class",
  'vendor .getName()': 'its own method',
  'viewers .isError()': "photoswipe's own method",
  'viewers .resize()': "photoswipe's own method",
  'vendor navigation': 'React asks for its type first',
  ':has': 'the page behind a dialog scrolls, no star marks required fields; print has menus and buttons',
  ':popover-open': 'the menu opens by [data-open], without Escape',
  '@media (scripting)': 'without scripts, buttons are shown that need them',
  '@page': 'the browser’s own margins on paper',
  'contain-intrinsic-height': 'only with content-visibility',
  'contain-intrinsic-size': 'only with content-visibility',
  'content-visibility': 'long lists are drawn at once',
  'grid-template-rows: subgrid': 'the figures of the reasons are not on one line',
  'mask-composite': 'pictures have hard edges',
  'mask-image': 'pictures have hard edges',
  'scrollbar-color': 'scrollbars in grey',
  'scrollbar-gutter': 'the page moves by the width of a scrollbar behind a dialog',
  'scrollbar-width': 'the row of categories shows its scrollbar',
  'text-wrap': 'lines of unequal length',
  'transition-behavior': 'in @supports (overlay: auto)',
};

type Features = Record<string, Identifier>;
const { api } = compatData as { api: Features };
const { builtins = {} } = compatData.javascript as Record<string, Features>;
const css = compatData.css as Record<string, Features>;
const { properties = {}, selectors = {}, types = {}, 'at-rules': rules = {} } = css;

/**
 * True if a browser added a feature after its lowest version. A feature that a browser does not support in any version fails in its own
 * tests.
 */
const isNewer = ({ support }: CompatStatement): boolean =>
  web.browserslist.some((query) => {
    const [name, lowest] = query.split(' >= ');
    const added = [support[name === 'ios_saf' ? 'safari_ios' : (name as 'chrome')] ?? []]
      .flat()
      .filter(
        ({ version_added, flags, prefix, alternative_name }) => version_added && !flags && !prefix && !alternative_name,
      )
      .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')));
    return added.length > 0 && !added.some((version) => version <= Number(lowest));
  });

const isMissing = (feature: Identifier | undefined): boolean => !!feature?.__compat && isNewer(feature.__compat);

/** Methods by name: missing if no interface of the lowest versions has a method of that name. */
const missingMethods = new Map<string, boolean>();
for (const owner of Object.values({ ...api, ...builtins }).filter((owner) => !isMissing(owner)))
  for (const [name, member] of Object.entries(owner as Features))
    if (member.__compat) missingMethods.set(name, (missingMethods.get(name) ?? true) && isMissing(member));

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Yields properties, keywords, functions, at-rules and pseudo-classes that a lowest version lacks, in CSS or in strings that may be CSS.
 */
function* missingInStyles(text: string): Generator<string> {
  const code = text.replace(/\/\*.*?\*\//gs, '');
  for (const [, property = '', value = ''] of code.matchAll(/(?<=^|[;{}\s])([a-z-]+):([^;{}]*)(?=[;}]|$)/g)) {
    const known = properties[property];
    if (isMissing(known)) {
      if (!code.includes(`-webkit-${property}:`)) yield property;
    } else if (known)
      for (const word of namesIn(value, /(?<![\w-])([a-z][a-z-]*)(?![\w-])/g)) {
        if (isMissing(known[word])) yield `${property}: ${word}`;
        if (value.includes(`${word}(`) && isMissing(types[word] ?? types.color?.[word])) yield `${word}()`;
      }
  }
  for (const prelude of namesIn(code, /([^;{}]+)\{/g)) {
    for (const rule of namesIn(prelude, /@([a-z-]+)/g)) if (isMissing(rules[rule])) yield `@${rule}`;
    for (const name of namesIn(prelude, /@media[^{]*\(([a-z-]+)/g))
      if (isMissing(rules.media?.[name])) yield `@media (${name})`;
    // Splits at commas outside parentheses. One unknown selector invalidates the whole rule.
    const missing = prelude
      .split(/,(?=(?:[^()]|\((?:[^()]|\([^()]*\))*\))*$)/)
      .map((selector) => namesIn(selector, /:([a-z-]+)/g).filter((name) => isMissing(selectors[name])));
    yield* missing.flat().map((name) => `:${name}`);
    if (missing.flat().length > 0 && missing.some((names) => names.length === 0)) yield `the rule of ${prelude}`;
  }
}

type Tree = Node & Record<string, unknown>;
const isNode = (value: unknown): value is Tree => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? (node.name as string) : '');

/** Yields globals, static members, called methods and styles in a script that a lowest version lacks. `object.method?.()` is a guard. */
function* missingIn(node: Tree): Generator<string> {
  const { type, key, object, property, computed, callee, optional, shorthand, value } = node;
  const skipped = new Set<unknown>([computed || shorthand ? undefined : key]);
  const name = nameOf(node);
  if (name && [api[name], api.Window?.[name], builtins[name]].some(isMissing)) yield name;
  if (type === 'MemberExpression' && !computed) {
    skipped.add(property);
    const [owner, member] = [nameOf(object), nameOf(property)];
    for (const known of [api[owner], builtins[owner]])
      if (isMissing(known?.[`${member}_static`] ?? known?.[member])) yield `${owner}.${member}`;
  }
  if (type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
    const [owner, method] = [nameOf(callee.object), nameOf(callee.property)];
    if (optional) {
      skipped.add(callee);
      yield* missingIn(callee.object as Tree);
    } else if (!api[owner] && !builtins[owner] && missingMethods.get(method)) yield `.${method}()`;
  }
  if (type === 'TemplateLiteral')
    yield* missingInStyles((node.quasis as { value: { raw: string } }[]).map((part) => part.value.raw).join('0'));
  if (typeof value === 'string') yield* missingInStyles(value);
  for (const child of Object.values(node).flat()) if (isNode(child) && !skipped.has(child)) yield* missingIn(child);
}

const missingInScript = (code: string): string[] => [
  ...missingIn(parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' }) as unknown as Tree),
];

it('the built files contain no unguarded feature that a lowest version lacks', () => {
  const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url));
  const found = globSync('**/*.{js,css}', { cwd: dist }).flatMap((file) => {
    const code = readFileSync(dist + file, 'utf8');
    const [chunk] = /[^/]+(?=-[\w-]{7,8}\.\w+$)/.exec(file) ?? [file];
    const missing = file.endsWith('.js') ? missingInScript(code) : missingInStyles(code);
    return [...missing].map((name) => ({ name, place: `${chunk} ${name}` }));
  });
  const unguarded = found.filter(({ name, place }) => !(name in guarded || place in guarded));
  expect(new Set(unguarded.map(({ place }) => place))).toEqual(new Set());
  const used = new Set(found.flatMap(({ name, place }) => [name, place]));
  expect(Object.keys(guarded).filter((name) => !used.has(name))).toEqual([]);
});

it.each(['/[a--b]/v', '/(?i:a)b/', 'using file = open()'])('%s is newer syntax', (code) => {
  expect(() => missingInScript(code)).toThrow(SyntaxError);
});
