import { execFileSync } from 'node:child_process';

/** Megabytes of memory that a process holds. */
export const rssOf = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
