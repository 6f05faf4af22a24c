import { execFileSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { buildByNext, install } from './next-export.ts';
import { startServer } from './server-process.ts';

/** Installs Payload in a folder, builds it, fills it with products and starts it as its documentation does for production. */
export async function startPayload(folder: string, products: object[]) {
  await cp(join(import.meta.dirname, 'payload'), folder, { recursive: true });
  await writeFile(join(folder, 'products.json'), JSON.stringify(products));
  install(folder);
  // The routes of its template are a part of its installer.
  const template = join(folder, 'node_modules/create-payload-app/dist/template/src/app/(payload)');
  await cp(template, join(folder, 'app/(payload)'), { recursive: true });
  buildByNext(folder);
  const env = { ...process.env, NODE_ENV: 'development', npm_config_loglevel: 'error' };
  execFileSync('npx', ['payload', 'run', 'fill.js'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const url = `http://localhost:${port}/api/products?limit=${products.length}`;
  const next = join(folder, 'node_modules/next/dist/bin/next');
  return startServer('Payload', folder, url, process.execPath, next, 'start', '-p', String(port));
}
