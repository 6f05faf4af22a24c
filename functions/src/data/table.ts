// The entities read and write the table through this one module, which their tests replace as a whole.
export { type Item, nowInSeconds } from './table-client.ts';
export * from './table-reads.ts';
export * from './table-writes.ts';
