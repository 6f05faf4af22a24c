import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { boundaries, options } from './boundaries.ts';
import { drawBoundaries, readImports, withDiagram } from './draw-boundaries.ts';
import { temporaryFolder } from './folder.ts';

const violationsOf = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));

/** A file, and one that it may not import. */
const crossings: Record<string, [from: string, to: string]> = {
  'no-cycles': ['web/src/ui/a.ts', 'web/src/ui/a.ts'],
  'shared-knows-valibot-only': ['shared/src/a.ts', 'web/src/ui/b.ts'],
  'functions-never-import-infra': ['functions/src/a.ts', 'infra/stacks/b.ts'],
  'web-never-imports-functions-or-infra': ['web/src/ui/a.ts', 'functions/src/b.ts'],
  'data-knows-no-http': ['functions/src/data/a.ts', 'functions/src/http/b.ts'],
  'files-know-no-http': ['functions/src/files/a.ts', 'functions/src/data/b.ts'],
  'http-knows-no-route': ['functions/src/http/a.ts', 'functions/src/files/b.ts'],
  'handlers-are-entry-points': ['functions/src/web/a.ts', 'functions/src/api/b.ts'],
  'ui-knows-nothing-above': ['web/src/ui/a.ts', 'web/src/site/home/b.ts'],
  'forms-know-no-page': ['web/src/forms/a.ts', 'web/src/site/b.ts'],
  'site-knows-no-panel': ['web/src/site/news/a.ts', 'web/src/panel/b.ts'],
  'panel-knows-no-site': ['web/src/panel/a.ts', 'web/src/site/news/b.ts'],
  'pages-know-no-app': ['web/src/site/news/a.ts', 'web/src/app/b.ts'],
  'stacks-know-no-local-site': ['infra/stacks/a.ts', 'infra/local/b.ts'],
};

describe('the boundaries between packages and folders', () => {
  const imports = readImports();
  it('are crossed by no import', async () => {
    expect(violationsOf(await imports)).toEqual([]);
  });

  it('are drawn in the architecture document as they are', async () => {
    const text = await readFile('docs/architecture.md', 'utf8');
    expect(withDiagram(text, drawBoundaries(await imports))).toBe(text);
  });

  it('have an example each', () => {
    expect(Object.keys(crossings).sort()).toEqual(boundaries.map(({ name }) => name).sort());
  });

  it.each(Object.entries(crossings))('%s: an import that crosses it is reported', async (name, [from, to]) => {
    const folder = await temporaryFolder();
    for (const file of [from, to]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), '');
    }
    const path = relative(dirname(from), to);
    await writeFile(join(folder, from), `import './${path}';`);
    const folders = [from.split('/', 1)[0] ?? ''];
    const rules = { ruleSet: { forbidden: boundaries }, validate: true };
    const { output } = await cruise(folders, { ...options, ...rules, baseDir: folder });
    expect(violationsOf(output as ICruiseResult)).toEqual([{ rule: name, from, to }]);
  });
});
