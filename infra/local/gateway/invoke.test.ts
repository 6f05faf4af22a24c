import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { createInvoker } from './invoke.ts';

const event = { kind: 'an event' };

async function bundle(code: string, dist?: string): Promise<string> {
  const folder = dist ?? (await temporaryFolder());
  await mkdir(join(folder, 'list-products'), { recursive: true });
  await writeFile(join(folder, 'list-products/index.mjs'), code);
  return folder;
}

test('a bundle stays loaded between calls, and is reloaded after a rebuild or by another site', async () => {
  const counting = 'let calls = 0; export const handler = async () => { calls += 1; return calls; };';
  const dist = await bundle(counting);
  const invoke = createInvoker({ dist });
  expect(await invoke('list-products', event)).toBe(1);
  expect(await invoke('list-products', event)).toBe(2);
  expect(await createInvoker({ dist })('list-products', event)).toBe(1);
  await bundle('export const handler = async () => "rebuilt";', dist);
  await utimes(join(dist, 'list-products/index.mjs'), new Date(), new Date(Date.now() + 5000));
  expect(await invoke('list-products', event)).toBe('rebuilt');
});

test('the timeout begins when the code is loaded', async () => {
  const loading = 'await new Promise((resolve) => setTimeout(resolve, 60));';
  const invoke = createInvoker({ dist: await bundle(`${loading} export const handler = async () => "answered";`) });
  expect(await invoke('list-products', event, 20)).toBe('answered');
  const silent = createInvoker({ dist: await bundle('export const handler = () => new Promise(() => {});') });
  await expect(silent('list-products', event, 20)).rejects.toMatchObject({ status: 504 });
});
