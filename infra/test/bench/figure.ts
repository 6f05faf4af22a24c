import { type Site, startSite } from '../../local/site.ts';
import { disposableFolder } from '../folder.ts';

export interface Figure {
  what: string;
  measured: string;
  /** Budget; absent if the figure is informative. */
  target?: string;
  held?: boolean;
}

/** A figure with an upper limit. `unit` follows both numbers. */
export const atMost = (what: string, value: number, limit: number, unit: string): Figure => ({
  what,
  measured: `${write(value)} ${unit}`,
  target: `at most ${write(limit)} ${unit}`,
  held: value <= limit,
});

export const atLeast = (what: string, value: number, limit: number, unit = ''): Figure => ({
  what,
  measured: `${write(value)} ${unit}`.trim(),
  target: `at least ${write(limit)} ${unit}`.trim(),
  held: value >= limit,
});

export const informational = (what: string, value: number, unit: string): Figure => ({
  what,
  measured: `${write(value)} ${unit}`,
});

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const write = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 4 : value < 100 ? 2 : 0 });

/** Runs `use` against a temporary site, with the demo catalogue or empty. */
export async function withSite<T>(seed: 'demo' | 'none', use: (site: Site) => Promise<T>): Promise<T> {
  const { folder, remove } = await disposableFolder();
  try {
    const site = await startSite({ dataDir: folder, seed });
    try {
      return await use(site);
    } finally {
      await site.stop();
    }
  } finally {
    await remove();
  }
}
