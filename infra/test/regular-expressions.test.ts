import { globSync, readFileSync } from 'node:fs';
import { type Node, parse } from 'acorn';
import { transformSync } from 'esbuild';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';

interface Expression {
  source: string;
  flags: string;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Returns the regular expressions in a syntax tree: literals only. */
function* expressionsIn(value: unknown): Generator<Expression> {
  if (Array.isArray(value)) for (const part of value) yield* expressionsIn(part);
  if (!isNode(value)) return;
  const { regex } = value as { regex?: { pattern: string; flags: string } };
  if (regex) yield { source: regex.pattern, flags: regex.flags };
  for (const part of Object.values(value)) yield* expressionsIn(part);
}

const files = globSync('{shared,functions,web}/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

function expressionsOf(file: string): Expression[] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader, jsx: 'automatic', target: 'esnext' });
  return [...expressionsIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))];
}

test('every regular expression of the sources takes linear time', () => {
  const found = files.flatMap((file) => expressionsOf(file).map((expression) => ({ file, ...expression })));
  expect(found.length).toBeGreaterThan(200);
  const slow = found.filter(({ source, flags }) => checkSync(source, flags, { timeout: 20_000 }).status !== 'safe');
  expect(slow.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
});
