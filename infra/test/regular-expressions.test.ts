import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { visitorRoutePaths } from '@rombo/shared/contract/visitor-route-paths';
import { type Node, parse } from 'acorn';
import { transformSync } from 'esbuild';
import { checkSync } from 'recheck';
import { expect, test, vi } from 'vitest';
import { env } from '../../functions/src/env.ts';

interface Expression {
  file: string;
  source: string;
  flags: string;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Returns the nodes of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

const files = globSync('{shared,functions,web}/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

const sources = files.map((file) => {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader, jsx: 'automatic', target: 'esnext' });
  return { file, nodes: [...nodesIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))] };
});

function expectSafe(expressions: readonly Expression[]): void {
  const slow = expressions.filter(({ source, flags }) => checkSync(source, flags, { timeout: null }).status !== 'safe');
  expect(slow.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
}

test('every literal regular expression of the sources takes linear time', () => {
  const found = sources.flatMap(({ file, nodes }) =>
    nodes.flatMap((node) => {
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      return regex ? [{ file, source: regex.pattern, flags: regex.flags }] : [];
    }),
  );
  expect(found.length).toBeGreaterThan(200);
  expectSafe(found);
});

/** Calls the functions that construct expressions when they run. */
async function construct(): Promise<void> {
  const { matchPage } = await import('../../shared/src/contract/pages.ts');
  const { webAddress } = await import('../../shared/src/contract/email.ts');
  const { isUploadKey } = await import('../../functions/src/files/uploads.ts');
  const { matchesRoute } = await import('../../web/src/api/client.ts');
  matchPage('/unknown');
  webAddress('https?');
  isUploadKey('product-image', '');
  for (const name of keysOf(visitorRoutePaths)) matchesRoute(name, '');
}

test('every regular expression that the sources construct takes linear time', async () => {
  for (const name of Object.values(env)) vi.stubEnv(name, 'x');
  const calls = new Map(
    sources.flatMap(({ file, nodes }) => {
      const found = nodes.filter((node) => (node as { callee?: { name?: string } }).callee?.name === 'RegExp');
      return found.length > 0 ? [[file, found.length] as const] : [];
    }),
  );
  expect(calls.size).toBeGreaterThan(8);
  const found: Expression[] = [];
  const record = (expression: RegExp): RegExp => {
    const [, , , caller = ''] = new Error().stack?.split('\n') ?? [];
    const file = [...calls.keys()].find((name) => caller.includes(`/${name}`));
    if (file) found.push({ file, source: expression.source, flags: expression.flags });
    return expression;
  };
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct: (target, parameters) => record(Reflect.construct(target, parameters)),
      apply: (target, self, parameters) => record(Reflect.apply(target, self, parameters)),
    }),
  );
  try {
    for (const file of calls.keys()) await import(resolve(file));
    await construct();
  } finally {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
  for (const [file, count] of calls) {
    const own = new Set(found.filter((expression) => expression.file === file).map(({ source }) => source));
    expect(own.size, file).toBeGreaterThanOrEqual(count);
  }
  expectSafe(found);
});
