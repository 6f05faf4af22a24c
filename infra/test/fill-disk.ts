import { startLocalTable } from './local-table.ts';

/** Writes to a table until a write fails, then prints what still works as JSON. Run with a limit on file sizes, like a full disk. */
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
console.log(JSON.stringify({ written, status, next, readsOn: read.length === 1, reasons }));
process.exit(0);
