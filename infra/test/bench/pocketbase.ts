import { execFileSync, spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { startServer } from './server-process.ts';

const account = { identity: 'bench@example.com', password: 'bench-bench' };
const types: Record<string, string> = { string: 'text', boolean: 'bool', number: 'number', object: 'json' };

/** Builds PocketBase in a folder, starts it and fills it with products; undefined without Go. */
export async function startPocketBase(folder: string, products: object[]) {
  if (spawnSync('go', ['version']).error) {
    console.log('PocketBase is left out: it is built with Go, which is not installed');
    return undefined;
  }
  await cp(join(import.meta.dirname, 'pocketbase'), folder, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('go', 'build', '-mod=mod', '-o', 'pocketbase', '.');
  run('./pocketbase', 'superuser', 'upsert', account.identity, account.password);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const url = `${origin}/api/collections/products/records?perPage=${products.length}`;
  const { host } = new URL(origin);
  const server = await startServer('PocketBase', folder, url, './pocketbase', 'serve', '--http', host);
  try {
    await fill(origin, products);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Makes a collection of products that everybody may read, and stores them. */
async function fill(origin: string, products: object[]): Promise<void> {
  const post = async (path: string, body: object, authorization = '') => {
    const headers = { 'content-type': 'application/json', authorization };
    const response = await fetch(`${origin}/api/collections${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`PocketBase: ${path}: ${await response.text()}`);
    return response.json();
  };
  const { token } = (await post('/_superusers/auth-with-password', account)) as { token: string };
  const fields = Object.entries(products[0] ?? {}).map(([name, value]) => ({ name, type: types[typeof value] }));
  const dates = ['createdAt', 'updatedAt'].map((name) => ({ name, type: 'autodate', onCreate: true }));
  await post('', { name: 'products', type: 'base', listRule: '', fields: [...fields, ...dates] }, token);
  for (const product of products) await post('/products/records', product, token);
}
