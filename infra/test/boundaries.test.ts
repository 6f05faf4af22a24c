import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { importsBetweenFolders, readImports, withDiagram } from './draw-boundaries.ts';

const imports = readImports();

it('no import crosses a boundary between packages and folders', async () => {
  const { summary } = await imports;
  expect(summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))).toEqual([]);
});

it('imports between folders have no cycles', async () => {
  const arrows = [...importsBetweenFolders(await imports)].map((arrow) => arrow.split(' --> '));
  const below = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const [from, to = ''] of arrows) if (from === folder && !seen.has(to)) below(to, seen.add(to));
    return seen;
  };
  expect(arrows.filter(([from = '', to = '']) => below(to).has(from))).toEqual([]);
});

it('the diagram in the architecture document is current: npm run format', async () => {
  const text = await readFile('docs/architecture.md', 'utf8');
  expect(withDiagram(text, await imports)).toBe(text);
});
