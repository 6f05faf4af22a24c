import { readFileSync, writeFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaries, options, packages } from './boundaries.ts';

const document = 'docs/architecture.md';
const section = /(?<=<!-- npm run format -->\n)[\s\S]*?(?=<!-- end -->)/;

/** The box of a file: a folder below `src`, or one of infra. Single files and `shared`, which every folder imports, are left out. */
const boxOf = (file: string): string | undefined => /^((functions|web)\/src\/[^/]+|infra\/[^/]+)(?=\/)/.exec(file)?.[0];

/** Reads the imports of every package. */
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

/** Returns a Mermaid diagram of those arrows. */
function drawBoundaries(result: ICruiseResult): string {
  const lines = [...importsBetweenFolders(result)].sort().map((arrow) => `  ${arrow}`);
  return ['```mermaid', 'flowchart LR', ...lines, '```', ''].join('\n');
}

/** Replaces the diagram in the text of `docs/architecture.md`. */
export const withDiagram = (text: string, result: ICruiseResult): string =>
  text.replace(section, drawBoundaries(result));

/** Writes that section. */
export async function writeBoundaries(): Promise<void> {
  writeFileSync(document, withDiagram(readFileSync(document, 'utf8'), await readImports()));
}
