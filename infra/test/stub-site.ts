import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startGateway } from '../local/gateway/server.ts';
import { openStore } from '../local/object-store/store.ts';
import { temporaryFolder } from './folder.ts';

const write = async (file: string, text: string) => {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
};

/** Starts a gateway with a small site, an empty store and one-line bundles. `functions` maps bundle folders to handler bodies. */
export async function startStubSite(
  functions: Record<string, string> = {},
  options: { hosts?: string[]; uploadOrigin?: string; timeout?: number } = {},
) {
  const folder = await temporaryFolder();
  for (const [name, body] of Object.entries(functions)) {
    await write(join(folder, `functions/${name}/index.mjs`), `export const handler = async (event) => { ${body} };`);
  }
  await write(join(folder, 'web/index.html'), '<!doctype html><title>shell</title>');
  await write(join(folder, 'web/notes.txt'), 'User-agent: *');
  await write(join(folder, 'web/assets/a-1.js'), 'export {};');
  await write(join(folder, 'openapi/openapi.json'), '{"openapi":"3.1.0"}');
  const store = await openStore(join(folder, 'objects'));
  const log: string[] = [];
  const gateway = await startGateway({
    port: 0,
    functionsDist: join(folder, 'functions'),
    webDist: join(folder, 'web'),
    openapiDist: join(folder, 'openapi'),
    openMedia: store.open,
    uploadOrigin: 'http://127.0.0.1:4567',
    timeout: 500,
    log: (line) => log.push(line),
    ...options,
  });
  onTestFinished(gateway.stop);
  const origin = `http://127.0.0.1:${gateway.port}`;
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return { origin, port: gateway.port, store, log, get };
}
