import { readdir, readFile } from 'node:fs/promises';
import type { Route } from '@rombo/shared/contract/route';
import { fileName, type RouteName, routes } from '@rombo/shared/contract/routes';
import type { Metafile } from 'esbuild';
import type { GenericSchema } from 'valibot';

const root = new URL('../../', import.meta.url);
const folder = new URL('shared/src/', root);
const { inputs, outputs }: Metafile = JSON.parse(await readFile(new URL('functions/dist/metafile.json', root), 'utf8'));
const isSchema = (value: unknown): value is GenericSchema => Object(value).kind === 'schema';

/** Modules of texts and errors, which every route needs. */
const shared = ['contract/text.ts', 'contract/errors.ts'];

/** The modules of the contract that define schemas of some routes. */
const modules = new Map<string, GenericSchema[]>();
for (const file of await readdir(folder, { recursive: true })) {
  if (!file.endsWith('.ts') || file.includes('.test.') || shared.includes(file)) continue;
  const schemas = Object.values<unknown>(await import(new URL(file, folder).href)).filter(isSchema);
  if (schemas.length > 0) modules.set(`shared/src/${file}`, schemas);
}

const withImports = (file: string): string[] => [
  file,
  ...(inputs[file]?.imports.flatMap(({ path }) => (modules.has(path) ? withImports(path) : [])) ?? []),
];

/** The schema of a route, or of what a list holds. */
const itemOf = (schema: GenericSchema): GenericSchema => ('item' in schema ? (schema.item as GenericSchema) : schema);

/** The modules of a route's own schemas. */
export const modulesOf = (name: RouteName): string[] => {
  const { body, output }: Route = routes[name];
  return [body?.schema, output].flatMap((schema) =>
    [...modules]
      .filter(([, schemas]) => schema && (schemas.includes(schema) || schemas.includes(itemOf(schema))))
      .flatMap(([file]) => withImports(file)),
  );
};

/** The modules of schemas that the bundle of a route holds. */
export const modulesIn = (name: RouteName): string[] =>
  Object.entries(outputs)
    .filter(([file]) => file.endsWith(`dist/${fileName(name)}/index.mjs`))
    .flatMap(([, output]) => Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0))
    .flatMap(([file]) => (modules.has(file) ? [file] : []));
