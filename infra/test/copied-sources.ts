import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './folder.ts';

export const packages = ['shared', 'functions', 'web', 'infra'];

/** Copies the sources of all packages, which then import each other. */
export async function copySources(): Promise<string> {
  const folder = await temporaryFolder();
  const isSource = (path: string) => !/\/(node_modules|dist|public|seed\/pictures)$/.test(path);
  for (const name of [...packages, 'art/scenes.json', 'art/pictures.json', 'tsconfig.json', 'vitest.config.ts'])
    cpSync(name, join(folder, name), { recursive: true, filter: isSource });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@rombo'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@rombo') symlinkSync(join(process.cwd(), 'node_modules', name), join(modules, name));
  for (const name of packages) symlinkSync(join(folder, name), join(modules, '@rombo', name));
  return folder;
}

/** Replaces a text that the file must contain. */
export function edit(file: string, before: string | RegExp, after: string): void {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`${file} does not contain ${before}`);
  writeFileSync(file, edited);
}

/** Runs a tool of the project and returns what it prints, also if it found faults. */
export const outputOf = (command: string, args: string[], cwd: string) =>
  new Promise<string>((resolve, reject) => {
    execFile(command, args, { cwd, maxBuffer: 10_000_000 }, (error, output) => {
      if (!error || error.code === 1 || error.code === 2) resolve(output);
      else reject(error);
    });
  });

/** Returns the files in which a package has type errors, and errors without a file. */
export const faultyFiles = async (name: string, cwd: string): Promise<string[]> =>
  (await outputOf('tsc', ['-p', name], cwd))
    .split('\n')
    .filter((line) => /^(\S+: )?error TS/.test(line))
    .map((line) => line.replace(/\(\d+,\d+\): .*/, ''));
