import { readFileSync, writeFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaries, options, packages } from './boundaries.ts';

const document = 'docs/architecture.md';
const section = /(?<=<!-- npm run format -->\n)[\s\S]*?(?=<!-- end -->)/;

/** Diagram node of a file: a folder below `src`, or one of infra. Excludes single files and `shared`, which every folder imports. */
const boxOf = (file: string): string | undefined => /^((functions|web)\/src\/[^/]+|infra\/[^/]+)(?=\/)/.exec(file)?.[0];

export const readImports = async (): Promise<ICruiseResult> => {
  const { output } = await cruise([...packages], { ...options, ruleSet: { forbidden: boundaries }, validate: true });
  return output as ICruiseResult;
};

/** Returns the imports between folders as arrows, `from --> to`, without tests. */
export function importsBetweenFolders({ modules }: ICruiseResult): Set<string> {
  const arrows = new Set<string>();
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$|^infra\/test\//.test(source)) continue;
    for (const { resolved } of dependencies) {
      const [from, to] = [boxOf(source), boxOf(resolved)];
      if (from && to && from !== to) arrows.add(`${from} --> ${to}`);
    }
  }
  return arrows;
}

function drawBoundaries(result: ICruiseResult): string {
  const lines = [...importsBetweenFolders(result)].sort().map((arrow) => `  ${arrow}`);
  return ['```mermaid', 'flowchart LR', ...lines, '```', ''].join('\n');
}

/** Returns the text of `docs/architecture.md` with the current diagram. */
export const withDiagram = (text: string, result: ICruiseResult): string =>
  text.replace(section, drawBoundaries(result));

export async function writeBoundaries(): Promise<void> {
  writeFileSync(document, withDiagram(readFileSync(document, 'utf8'), await readImports()));
}
