import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { startLocalTable } from '../test/local-table.ts';

const script = fileURLToPath(new URL('../test/fill-disk.ts', import.meta.url));

test('a write that the disk refuses fails, reads continue, writes too once there is room, and no acknowledged write is lost', async () => {
  const folder = await temporaryFolder();
  // Limits files to 64 kB without root privileges. Larger writes fail as on a full disk.
  const limited = `ulimit -S -f 128; exec "${process.execPath}" "${script}" "${folder}"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', limited]);
  const { written, status, next, again, kept, readsOn, reasons } = JSON.parse(stdout);
  // An undefined status is a success.
  expect({ status, next, again, readsOn }).toEqual({ status: 500, next: 500, again: undefined, readsOn: true });
  expect(written).toBeGreaterThan(10);
  expect(reasons).toEqual([expect.stringContaining('cannot be written'), expect.stringContaining('Make room')]);
  expect(kept).toBeGreaterThan(written);

  const table = await startLocalTable(folder);
  onTestFinished(table.stop);
  expect((await table.query()).length).toBeGreaterThan(written);
});
