import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../infra/test/folder.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Fields that do not exist yet, by the file of the schemas that they are added to and the line that they follow. */
const additions: [file: string, after: string, line: string][] = [
  ['product', 'export const Product = v.object({\n', 'weight: v.optional(v.number()),'],
  [
    'product',
    'export const ProductInput = v.pipe(\n  Fields({\n',
    'colour: v.optional(v.string()), warranty: clearable(name),',
  ],
  ['product', 'export const ProductFields = v.pipe(\n  Fields({\n', 'warranty: clearable(name),'],
  ['product', 'export const Product = v.object({\n', 'warranty: v.optional(v.string()),'],
  ['product', "import * as v from 'valibot';\n", "import { Clearable as clearable } from '../contract/text.ts';"],
  ['slide', 'export const Slide = v.object({\n', 'caption: v.optional(v.string()),'],
  ['contact', 'export const Contact = v.object({\n', 'rating: v.optional(v.string()),'],
  ['contact', 'export const ContactInput = Fields({\n', 'crew: v.optional(v.string()),'],
];

/** A copy of the contract and of the functions that type checks by itself. */
async function copySources(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ['shared', 'functions']) {
    await cp(join(root, name, 'src'), join(folder, name, 'src'), { recursive: true });
  }
  await cp(join(root, 'tsconfig.json'), join(folder, 'base.json'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const handlers = ['create-product', 'update-product', 'create-slide', 'update-slide', 'send-contact'];
  const config = {
    extends: './base.json',
    compilerOptions: { types: ['node'], paths: { '@rombo/shared/*': ['./shared/src/*.ts'] } },
    files: handlers.map((name) => `functions/src/api/${name}.ts`),
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return folder;
}

/** The errors of the type checker, as `file: message`. */
async function errorsIn(folder: string): Promise<string[]> {
  const done = Promise.withResolvers<string>();
  const child = execFile(join(root, 'node_modules/.bin/tsc'), ['-p', folder], (_, output) => done.resolve(output));
  onTestFinished(() => void child.kill());
  const lines = (await done.promise).split('\n').filter((line) => line.includes(': error TS'));
  return lines.map((line) => line.replace(/^(?:.*\/)?([\w-]+)\.ts\(.*?\): error \w+/, '$1'));
}

test('a new field of a schema does not compile until whatever stores, reads, creates and replaces it has it', async () => {
  const folder = await copySources();
  for (const [file, after, line] of additions) {
    const path = join(folder, `shared/src/collections/${file}.ts`);
    const source = await readFile(path, 'utf8');
    expect(source).toContain(after);
    await writeFile(path, source.replace(after, `${after}${line}\n`));
  }
  const errors = await errorsIn(folder);
  const complaints = (field: string) =>
    errors
      .filter((error) => new RegExp(`['"]${field}['"]|\\{ ${field}\\?: [^;]*; \\}`).test(error))
      .map((error) => error.split(':')[0]);
  expect(complaints('weight')).toEqual(['products']);
  expect(complaints('colour')).toEqual(['products']);
  expect(complaints('caption')).toEqual(['slides']);
  // One that is in all schemas needs nothing else.
  expect(complaints('warranty')).toEqual([]);
  expect(complaints('rating')).toEqual(['contacts']);
  expect(complaints('crew')).toEqual(['contacts']);
  expect(errors).toHaveLength(5);
}, 60_000);
