import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawBoundaries, readImports, withDiagram } from './draw-boundaries.ts';

const imports = readImports();

it('no import crosses a boundary between packages and folders', async () => {
  const { summary } = await imports;
  expect(summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))).toEqual([]);
});

it('the architecture document draws the imports between folders as they are: npm run format', async () => {
  const text = await readFile('docs/architecture.md', 'utf8');
  expect(withDiagram(text, drawBoundaries(await imports))).toBe(text);
});
