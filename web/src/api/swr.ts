export { type Read, type ReadOptions, readConfig, useRead } from './use-read.ts';
export { useRefresh, useWrite, type WriteOptions } from './use-write.ts';
