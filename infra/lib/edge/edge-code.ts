import { readFileSync } from 'node:fs';

/** The functions that run at the edge, by their files. */
export type EdgeFile = 'identify-viewer' | 'name-page' | 'set-status' | 'size-picture';

/** The code of a function of this folder; each of `constants` is written into the line that declares it. */
export function edgeCode(file: EdgeFile, constants: Record<string, unknown> = {}): string {
  let code = readFileSync(new URL(`./${file}.js`, import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(constants)) {
    const declaration = new RegExp(`^var ${name} = .*;$`, 'm');
    if (!declaration.test(code)) throw new Error(`${file}.js declares no ${name}`);
    code = code.replace(declaration, () => `var ${name} = ${JSON.stringify(value)};`);
  }
  return code;
}
