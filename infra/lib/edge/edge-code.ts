import { readFileSync } from 'node:fs';

/** The code of a function of this folder, its `var NAME = [];` lines filled in. */
export function edgeCode(file: string, lists: Record<string, string[]> = {}): string {
  let code = readFileSync(new URL(`./${file}.js`, import.meta.url), 'utf8');
  for (const [name, list] of Object.entries(lists)) {
    code = code.replace(`var ${name} = [];`, () => `var ${name} = ${JSON.stringify(list)};`);
  }
  return code;
}
