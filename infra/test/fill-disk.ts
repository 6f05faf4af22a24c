import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startLocalTable } from './local-table.ts';

/**
 * Writes to a table until a write fails, lifts the limit and writes again. Prints what worked as JSON. Run with a soft limit on file sizes,
 * like a full disk.
 */
const reasons: string[] = [];
const table = await startLocalTable(process.argv[2] ?? '', (line) => reasons.push(line));
const put = (at: number, size: number) =>
  table.put({ pk: 'A', sk: String(at), text: 'x'.repeat(size) }).then(
    () => undefined,
    (error) => error.$metadata.httpStatusCode as number,
  );

let written = 0;
let status: number | undefined;
while (written < 1000 && status === undefined) {
  status = await put(written, 1000);
  if (status === undefined) written += 1;
}
const next = await put(written + 1, 1);
const read = await table.query(1);
await promisify(execFile)('prlimit', ['--pid', String(process.pid), '--fsize=1000000000:']);
const [again, readsMeanwhile] = await Promise.all([put(written + 2, 1000), table.query(1)]);
const readsOn = read.length === 1 && readsMeanwhile.length === 1;
const kept = (await table.query()).length;
console.log(JSON.stringify({ written, status, next, again, kept, readsOn, reasons }));
process.exit(0);
