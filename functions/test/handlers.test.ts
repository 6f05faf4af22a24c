import { readdir, readFile } from 'node:fs/promises';
import { kindNames, listedKinds } from '@rombo/shared/contract/kinds';
import { fileName, routeNames, routesOf } from '@rombo/shared/contract/routes';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/api/', import.meta.url);
const files = await readdir(folder);
const handlers = files.filter((file) => !file.endsWith('.test.ts'));
const testFiles = files.filter((file) => file.endsWith('.test.ts'));
const tests = (await Promise.all(testFiles.map((file) => readFile(new URL(file, folder), 'utf8')))).join('');

describe('the handlers', () => {
  it('exist exactly once for each route, in a file of its name', () => {
    expect(handlers.sort()).toEqual(routeNames.map((name) => `${fileName(name)}.ts`).sort());
  });

  it.each(handlers)('%s handles the route of its name, in under 40 lines', async (file) => {
    const source = await readFile(new URL(file, folder), 'utf8');
    const name = routeNames.find((route) => `${fileName(route)}.ts` === file);
    const kind = kindNames.find((one) => file.includes(`-${one}`));
    const derived = `\\w+\\('?${kind}\\w*'?(\\.collection)?\\)`;
    expect(source).toMatch(new RegExp(`(route|adminRoute|adminForm)\\(\\s*(routes\\.${name}|${derived}),`));
    expect(source.split('\n').length).toBeLessThan(40);
  });

  const ofCollections: string[] = listedKinds.flatMap((kind) => Object.values(routesOf(kind)));
  const others = routeNames.filter((name) => !ofCollections.includes(name));
  it.each(others)('that of %s is called through the gateway by a test beside it, like those of collections', (name) =>
    expect(tests).toContain(`'${name}'`),
  );
});
