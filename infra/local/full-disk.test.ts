import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { startLocalTable } from '../test/local-table.ts';

const script = fileURLToPath(new URL('../test/fill-disk.ts', import.meta.url));

test('a write that the disk refuses fails, reads continue, and a restart keeps every acknowledged write', async () => {
  const folder = await temporaryFolder();
  // Limits files to 64 kB without root privileges. Larger writes fail as on a full disk.
  const limited = `ulimit -f 128; exec "${process.execPath}" "${script}" "${folder}"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', limited]);
  const { written, status, next, readsOn, reasons } = JSON.parse(stdout);
  expect({ status, next, readsOn }).toEqual({ status: 500, next: 500, readsOn: true });
  expect(written).toBeGreaterThan(10);
  expect(reasons).toEqual([expect.stringContaining('cannot be written'), expect.stringContaining('restart the site')]);

  const table = await startLocalTable(folder);
  onTestFinished(table.stop);
  expect((await table.query()).length).toBeGreaterThanOrEqual(written);
});
